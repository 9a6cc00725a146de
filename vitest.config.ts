import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Every process of a test compiles the same sources: hundreds of starts take a third of the time.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

/** Files that take their time: each is a task of its own, so that no worker is left with several at the end. */
const LONG = [
  'e2e/*.test.ts',
  'games/*/*.test.ts',
  'games/*/bot/*.test.ts',
  'testkit/**/*.test.ts',
  'cli/**/*.test.ts',
  'server/{chaos,storage,thinking,http,leaks}/**/*.test.ts',
];

const ALL = ['{kernel,testkit,bots,games,tables,server,web,cli,e2e,bench,scripts}/**/*.test.ts'];

const common = {
  pool: 'forks',
  // Node runs the sources itself; the usual runner makes hot loops twice as slow.
  experimental: { viteModuleRunner: false },
  // A suite of laws plays thousands of games.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A busy machine is slow, not wrong: what comes at all comes within this time.
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    // Much of a test is waiting: for a browser, a bot, a disk.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      { test: { ...common, name: 'long', include: LONG, isolate: true } },
      // Rules keep no state in modules, so test files may share a worker and import the kernel once.
      {
        test: {
          ...common,
          name: 'short',
          include: ALL,
          exclude: [...LONG, '**/node_modules/**'],
          isolate: false,
        },
      },
    ],
  },
});
