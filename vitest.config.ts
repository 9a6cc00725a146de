import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,testkit,bots,games,tables,server,web,cli,e2e,bench,scripts}/**/*.test.ts'],
    // Rules keep no state in modules, so test files may share a worker and import the kernel once.
    pool: 'forks',
    isolate: false,
    // Node runs the sources itself; the usual runner makes hot loops twice as slow.
    experimental: { viteModuleRunner: false },
    maxWorkers: '100%',
    // A suite of laws plays thousands of games.
    testTimeout: 120_000,
  },
});
