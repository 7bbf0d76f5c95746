import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { workedDocument, workedTables } from '../../../tests/rooms/rating.ts'
import { loadPlanFiles } from './load-plan-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'plans-'))
const load = () => loadPlanFiles(pathToFileURL(`${folder}/`), 'renters')
afterAll(() => rmSync(folder, { recursive: true }))

test('a table has any name, and several lines may share one', () => {
  const shared = mkdtempSync(join(tmpdir(), 'plans-'))
  onTestFinished(() => rmSync(shared, { recursive: true }))
  const plain = (name: string) => name.replace(/^renters-/, '')
  const document = JSON.stringify(workedDocument).replaceAll(/"renters-[a-z-]+\.csv"/g, name =>
    name.replace('renters-', ''),
  )
  writeFileSync(join(shared, 'renters.json'), document)
  for (const [name, text] of Object.entries(workedTables)) writeFileSync(join(shared, plain(name)), text)
  writeFileSync(join(shared, 'notes.csv'), Buffer.from([0xff, 0xfe, 0x00]))
  expect(loadPlanFiles(pathToFileURL(`${shared}/`), 'renters').plans.length).toBeGreaterThan(0)
  rmSync(join(shared, plain('renters-losses.csv')))
  expect(() => loadPlanFiles(pathToFileURL(`${shared}/`), 'renters')).toThrow(
    /renters\.json: there is no losses\.csv\. Add the file or correct the name/,
  )
})

test.each([
  [
    'a table in capital letters',
    'renters-age.csv',
    'Renters-Age.CSV',
    /there is no renters-age\.csv\. There is Renters-Age\.CSV: rename it, or name it here\./,
  ],
  [
    'a table with a longer name',
    'renters-age.csv',
    'ohio-renters-age.csv',
    /There is ohio-renters-age\.csv: rename it/,
  ],
  [
    'a document named after no line',
    'renters.json',
    'rents.json',
    /^There is no renters\.json among the plans: the name of a document begins with its line\. Rename rents\.json\.$/,
  ],
])('%s is named beside the file that is missing', (_, name, wrong, message) => {
  const mistaken = mkdtempSync(join(tmpdir(), 'plans-'))
  onTestFinished(() => rmSync(mistaken, { recursive: true }))
  const texts = { 'renters.json': JSON.stringify(workedDocument), ...workedTables }
  for (const [file, text] of Object.entries(texts))
    writeFileSync(join(mistaken, file === name ? wrong : file), text)
  expect(() => loadPlanFiles(pathToFileURL(`${mistaken}/`), 'renters')).toThrow(message)
})

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
