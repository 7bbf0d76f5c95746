import { personasDay } from '../../tests/support/personas.ts'

/** Noon in New York, on the day on which every persona asks for prices. */
const start = Date.parse(`${personasDay}T12:00:00-05:00`)
const RunningDate = Date
const lag = RunningDate.now() - start

/**
 * For the process that imports this first, the day is always the same, so that the pictures of two runs show the same dates. The
 * clock goes on from there: what waits for a time would wait forever otherwise.
 */
globalThis.Date = class extends RunningDate {
  constructor(...values: readonly unknown[]) {
    // The parameters of the constructor that this one stands in for; none of them is looked at here.
    super(...((values.length === 0 ? [RunningDate.now() - lag] : values) as [number]))
  }

  static override now(): number {
    return RunningDate.now() - lag
  }
  // A date is only ever made with "new" here.
} as DateConstructor
