import { localeOf, type Speech, saidIn } from './text.ts'

// Made once: making one costs more than all that it writes on a page.
const conjunction = { en: new Intl.ListFormat(localeOf('en')), es: new Intl.ListFormat(localeOf('es')) }
const disjunction = {
  en: new Intl.ListFormat(localeOf('en'), { type: 'disjunction' }),
  es: new Intl.ListFormat(localeOf('es'), { type: 'disjunction' }),
}

/** "a, b, and c" */
export function andList(items: readonly string[], speech: Speech): string {
  return saidIn(conjunction, speech).format(items)
}

/** "a, b, or c" */
export function orList(items: readonly string[], speech: Speech): string {
  return saidIn(disjunction, speech).format(items)
}
