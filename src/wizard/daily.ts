import type { Day } from '../units/day.ts'

/** A schema that depends on the day, built once a day instead of for every answer. */
export function daily<Schema>(build: (today: Day) => Schema): (today: Day) => Schema {
  let cached: { today: Day; schema: Schema } | undefined
  return today => {
    if (cached?.today !== today) cached = { today, schema: build(today) }
    return cached.schema
  }
}
