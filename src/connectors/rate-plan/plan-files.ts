import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { orList } from '../../language/lists.ts'
import { type InsuranceLine, insuranceLines } from '../../law/rule.ts'
import { PlanError, readEach } from '../../rating/plan/plan-error.ts'
import type { PlanFiles } from '../../rating/plan/tables/read-table.ts'
import { DocumentError } from '../json-document.ts'
import { readText } from '../reply/read-text.ts'

/**
 * The plan files of one line in a carrier's folder: documents such as `renters.json` and `renters-tx.json`, and the tables that they
 * name. Throws a PlanError.
 */
export function planFiles(folder: URL, line: InsuranceLine): PlanFiles {
  const names = readdirSync(folder).sort()
  const isOf = (name: string, one: InsuranceLine) => name.startsWith(`${one}.`) || name.startsWith(`${one}-`)
  const documents = names.filter(name => name.endsWith('.json') && isOf(name, line))
  if (documents.length === 0) {
    const strays = names.filter(
      name => name.endsWith('.json') && !insuranceLines.some(one => isOf(name, one)),
    )
    const fix = strays.length > 0 ? `Rename ${orList(strays, 'en')}.` : 'Add it.'
    throw new PlanError([
      `There is no ${line}.json among the plans: the name of a document begins with its line. ${fix}`,
    ])
  }
  const texts = readEach(documents, name => [name, textOf(name, folder)] as const)
  const said = texts.map(([, text]) => text).join()
  const tables = names.filter(name => name.endsWith('.csv') && said.includes(`"${name}"`))
  const files = new Map([...texts, ...readEach(tables, name => [name, textOf(name, folder)] as const)])
  return Object.assign(files, { others: names.filter(name => !files.has(name)) })
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
