import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { InsuranceLine } from '../law/rule.ts'
import type { PlanFiles } from '../rating/plan/read-table.ts'

/** The plan files of one line in a carrier's folder: `renters.json`, `renters-base.csv` and the like. */
export function planFiles(folder: URL, line: InsuranceLine): PlanFiles {
  const names = readdirSync(folder)
    .filter(name => name.startsWith(`${line}.`) || name.startsWith(`${line}-`))
    .filter(name => name.endsWith('.json') || name.endsWith('.csv'))
    .sort()
  return new Map(names.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
}

/** The hash of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
