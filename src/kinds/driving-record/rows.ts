import * as v from 'valibot'

/** More than any household has had. */
export const mostRows = 12

const texts = v.object({
  driver: v.optional(v.string(), ''),
  month: v.optional(v.string(), ''),
  year: v.optional(v.string(), ''),
})

/** Whether a row says neither when nor, where there is a choice, who. */
export function isBlankRow(row: unknown, drivers: number): boolean {
  const read = v.safeParse(texts, row)
  if (!read.success) return false
  const { driver, month, year } = read.output
  const said = drivers > 1 ? [driver, month, year] : [month, year]
  return said.every(text => text.trim() === '')
}
