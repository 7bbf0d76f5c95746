import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { workedDocument, workedTables } from '../rating/testing.ts'
import { loadPlanFiles } from './load-plan-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'plans-'))
const load = () => loadPlanFiles(pathToFileURL(`${folder}/`), 'renters')
afterAll(() => rmSync(folder, { recursive: true }))

test('plans that passed are checked again once they change, and load again once they are fixed', () => {
  writeFileSync(join(folder, 'renters.json'), JSON.stringify(workedDocument))
  for (const [name, text] of Object.entries(workedTables)) writeFileSync(join(folder, name), text)
  const first = load()
  const again = load()
  expect(again.plans.map(({ hash, until }) => ({ hash, until }))).toEqual(
    first.plans.map(({ hash, until }) => ({ hash, until })),
  )
  const losses = workedTables['renters-losses.csv'] ?? ''
  writeFileSync(join(folder, 'renters-losses.csv'), losses.replace('TWO', 'ONE_OTHER'))
  expect(load).toThrow(/renters-losses\.csv:5: a second row for ONE_OTHER/)
  expect(load).toThrow(/renters-losses\.csv:5: a second row for ONE_OTHER/)
  writeFileSync(join(folder, 'renters-losses.csv'), losses)
  expect(load().plans).toHaveLength(first.plans.length)
})
