import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { law } from '../../law/law.ts'
import type { InsuranceLine, Rulebook } from '../../law/rule.ts'
import { loadPlans, type PassedFiles, type PlanBook } from '../../rating/book.ts'
import { planFiles, sha256 } from './plan-files.ts'

const source = new URL('../../', import.meta.url)

/** The folders of the code that checks plans, and of everything that it uses. */
export const checkers: readonly string[] = ['rating', 'law', 'risk', 'language', 'units']

/** Next to the other built files, and as safe to delete. */
const folder = new URL('../built/passed-plans/', source)

/**
 * The plans of one line in a carrier's folder. Checking them takes most of a start, so we remember the files that passed until
 * they or the checks change. Throws a PlanError with every problem.
 */
export function loadPlanFiles(plans: URL, line: InsuranceLine, rules: Rulebook = law): PlanBook {
  const source = { files: planFiles(plans, line), hash: sha256, rules }
  return loadPlans(rules === law ? { ...source, passed: passedFiles(plans, line) } : source)
}

function passedFiles(plans: URL, line: InsuranceLine): PassedFiles {
  const file = new URL(sha256(`${plans.href} ${line}`), folder)
  const nameOf = (hash: string) => `${hash} ${hashOfCheckers()}`
  return {
    last(hash) {
      try {
        const [name, notes = ''] = readFileSync(file, 'utf8').split('\n')
        return name === nameOf(hash) ? JSON.parse(notes) : null
      } catch {
        return null
      }
    },
    keep(hash, notes) {
      try {
        mkdirSync(folder, { recursive: true })
        writeFileSync(file, `${nameOf(hash)}\n${JSON.stringify(notes)}`)
      } catch {
        // Without a place to write, every start checks the files again.
      }
    },
  }
}

let checkersHash: string | undefined

function hashOfCheckers(): string {
  checkersHash ??= sha256(checkers.map(room => textOf(new URL(`${room}/`, source))).join())
  return checkersHash
}

function textOf(folder: URL): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
  return files
    .sort()
    .map(file => readFileSync(file, 'utf8'))
    .join()
}
