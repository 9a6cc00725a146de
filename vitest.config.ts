import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,testkit,bots,games,cli,bench,scripts}/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
