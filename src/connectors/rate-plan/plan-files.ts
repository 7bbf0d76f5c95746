import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import type { InsuranceLine } from '../../law/rule.ts'
import { PlanError, readEach } from '../../rating/plan/plan-error.ts'
import type { PlanFiles } from '../../rating/plan/read-table.ts'
import { DocumentError } from '../json-document.ts'
import { readText } from '../reply/read-text.ts'

/**
 * The plan files of one line in a carrier's folder: documents such as `renters.json` and `renters-tx.json`, and the tables that they
 * name. Throws a PlanError.
 */
export function planFiles(folder: URL, line: InsuranceLine): PlanFiles {
  const names = readdirSync(folder).sort()
  const documents = names.filter(
    name => name.endsWith('.json') && (name.startsWith(`${line}.`) || name.startsWith(`${line}-`)),
  )
  const texts = readEach(documents, name => [name, textOf(name, folder)] as const)
  const said = texts.map(([, text]) => text).join()
  const tables = names.filter(name => name.endsWith('.csv') && said.includes(`"${name}"`))
  return new Map([...texts, ...readEach(tables, name => [name, textOf(name, folder)] as const)])
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
