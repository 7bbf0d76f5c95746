import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The projects: `unit` beside the sources, `prices` audits the demonstration's prices, `service` boots what it tests, `e2e` drives a
// real browser. Four workers suit a machine of two cores, because tests that wait for processes, carriers and pages leave a core
// idle: each file has a port, a database and a browser of its own. The files of a worker share its modules, so that the plans of
// all carriers are compiled once and not for each file.

/** The files that take longest, so that no worker begins one of them when the other is done: the size of a file says little. */
const longest = [
  'lines',
  'assistant-cards',
  'widths',
  'chaos',
  'results',
  'everyone',
  'second-thoughts',
  'buying',
  'shapes',
  'tabs',
  'connection',
  'everyone-keys',
  'after-prices',
  'languages',
  'renters',
  'pictures',
  'walker',
  'cover',
  'mail',
  'broken',
  'stopping',
  'launcher',
  'orders-killed',
  'new-carrier',
  'second-line',
  'fuzz',
  'offline',
  'demo',
  'explain',
  'update-quote',
  'estimates',
  'law-one-row',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) =>
      longest.findIndex(name => moduleId.endsWith(`/${name}.test.ts`)) + 1 || longest.length + 1
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}

const common = {
  isolate: false,
  // Rating makes much that is gone at once: with more room for it, the tests need a fifteenth less of the processor.
  execArgv: ['--max-semi-space-size=64'],
  // These limits are for what hangs. No test passes because it was quick, so they are far beyond what a slow machine with other
  // work takes.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 300_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          ...common,
          // A test without an expectation fails.
          expect: { ...common.expect, requireAssertions: true },
        },
      },
      {
        test: {
          name: 'prices',
          include: ['tests/prices/*.test.ts'],
          ...common,
          expect: { ...common.expect, requireAssertions: true },
        },
      },
      {
        test: {
          name: 'service',
          include: ['tests/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'recording',
          include: ['tests/recording/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          ...common,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts', 'tests/e2e/global-setup.ts'],
          ...common,
        },
      },
    ],
  },
})
