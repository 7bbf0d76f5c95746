import type { Day } from '../units/day.ts'

/** A schema that depends on the day, built once a day rather than for every answer that is checked. */
export function daily<Schema>(build: (today: Day) => Schema): (today: Day) => Schema {
  let kept: { today: Day; schema: Schema } | undefined
  return today => {
    if (kept?.today !== today) kept = { today, schema: build(today) }
    return kept.schema
  }
}
