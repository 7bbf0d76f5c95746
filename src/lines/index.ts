import type { Line } from '../wizard/line.ts'
import { renters } from './renters.ts'
import { entries } from './start.ts'

/** Every line that is served, by name. */
export const lines: Readonly<Record<string, Line>> = { renters }

/** The pages that begin a quote, by path. */
export const startPages = entries(Object.keys(lines))

/** The line that a path belongs to (`/quote/renters/1c`), if it is served. */
export function lineOf(path: string): Line | undefined {
  const name = /^\/quote\/([a-z]+)\/[a-z0-9]+$/.exec(path)?.[1] ?? ''
  return Object.hasOwn(lines, name) ? lines[name] : undefined
}
