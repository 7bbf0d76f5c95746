import { localeOf, type Speech } from './text.ts'

/** "a, b, and c" */
export function andList(items: readonly string[], speech: Speech): string {
  return new Intl.ListFormat(localeOf(speech)).format(items)
}

/** "a, b, or c" */
export function orList(items: readonly string[], speech: Speech): string {
  return new Intl.ListFormat(localeOf(speech), { type: 'disjunction' }).format(items)
}
