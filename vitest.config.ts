import { defineConfig } from 'vitest/config'

// Three projects, so that the fast ones answer first: `unit` beside the sources, `service` boots what it tests,
// `e2e` drives a real browser. Two workers suit a machine of two cores; what owns a port or a browser runs alone.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          // The panels are priced in every state: seconds of work, more where the machine is shared.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'service',
          include: ['tests/*.test.ts'],
          globalSetup: ['tests/database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/database-setup.ts', 'tests/e2e/global-setup.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
