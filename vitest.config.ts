import { defineConfig } from 'vitest/config'

// Three projects, so that the fast ones answer first: `unit` beside the sources, `service` boots what it tests,
// `e2e` drives a real browser. Two workers suit a machine of two cores; what owns a port or a browser runs alone.

/**
 * Limits are for what hangs. No test passes because it was quick, so they are far beyond what a slow machine with other
 * work takes.
 */
const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 120_000 } } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'service',
          include: ['tests/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts', 'tests/e2e/global-setup.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
})
