import type { ISODate } from './today.ts'

/** A schema that depends on the day, built once a day rather than for every answer that is checked. */
export function daily<Schema>(build: (today: ISODate) => Schema): (today: ISODate) => Schema {
  let kept: { today: ISODate; schema: Schema } | undefined
  return today => {
    if (kept?.today !== today) kept = { today, schema: build(today) }
    return kept.schema
  }
}
