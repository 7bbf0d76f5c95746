import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { InsuranceLine } from '../law/rule.ts'
import { PlanError, readEach } from '../rating/plan/plan-error.ts'
import type { PlanFiles } from '../rating/plan/read-table.ts'
import { DocumentError } from './json-document.ts'
import { readText } from './read-text.ts'

/** The plan files of one line in a carrier's folder: `renters.json`, `renters-base.csv` and the like. Throws a PlanError. */
export function planFiles(folder: URL, line: InsuranceLine): PlanFiles {
  const names = readdirSync(folder)
    .filter(name => name.startsWith(`${line}.`) || name.startsWith(`${line}-`))
    .filter(name => name.endsWith('.json') || name.endsWith('.csv'))
    .sort()
  return new Map(readEach(names, name => [name, textOf(name, folder)]))
}

function textOf(name: string, folder: URL): string {
  try {
    return readText(new URL(name, folder), name)
  } catch (cause) {
    throw cause instanceof DocumentError ? new PlanError([cause.message]) : cause
  }
}

/** The hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
