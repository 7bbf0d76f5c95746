import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { loadCarrier } from '../../../src/carriers/load-carriers.ts'
import type { InsuranceLine } from '../../../src/law/rule.ts'
import { inputsOfRisk } from '../../../src/rating/inputs/inputs.ts'
import { askable } from '../../../src/risk/askable.ts'
import { profiles } from '../anchors.ts'
import { checkCarrier } from '../check-carrier.ts'
import { newCarrier } from '../new-carrier.ts'
import { autoFiles } from './filed-auto.ts'
import { homeFiles } from './filed-home.ts'
import { lifeFiles } from './filed-life.ts'
import { stepOf } from './rows.ts'

/** Excerpts as insurers file them, with rows for answers that nobody gives here: they load as they are. */

const root = mkdtempSync(join(tmpdir(), 'filed-'))
afterAll(() => rmSync(root, { recursive: true }))

const today = '2026-11-21'

/** The folder of a carrier with these plans, once for each line. */
function folderOf(line: InsuranceLine, plans: Readonly<Record<string, string>>): URL {
  const folder = join(root, line, 'wren')
  const starter = newCarrier({ id: 'wren', connector: 'rate-plan', line, isMapped: false })
  const others = [...starter].filter(([name]) => !name.startsWith('plans/'))
  for (const [name, text] of [...others, ...Object.entries(plans)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return pathToFileURL(`${folder}/`)
}

async function checked(folder: URL) {
  const lines: string[] = []
  const verdict = await checkCarrier({
    ...{ id: 'wren', folder, today, secret: () => undefined, pause: async () => {} },
    send: () => Promise.reject(new Error('nobody was to be called')),
    say: line => lines.push(line),
  })
  return { verdict, output: lines.join('\n'), notes: lines.filter(line => line.startsWith('  Note: ')) }
}

/** An amount times a factor, to the cent, or to another unit. */
function times(amount: number, by: number, unit = 0.01): number {
  return Number((Math.round((amount * by) / unit + 1e-7) * unit).toFixed(2))
}

/** A base times its factors, each product to the cent. */
function product(base: number, ...factors: readonly number[]): number {
  return factors.reduce((amount, factor) => times(amount, factor), base)
}

test('an auto manual of 22 tables for Ohio, priced as by hand', async () => {
  const files = autoFiles()
  expect(Object.keys(files).filter(name => name.endsWith('.csv'))).toHaveLength(22)
  const folder = folderOf('auto', files)
  const { verdict, output, notes } = await checked(folder)
  expect(verdict).toBe('in order')
  expect(output).not.toMatch(/Warning|Far from/)
  // Ann is 40, in territory 7 with 9 points of tier for her insurance and 5 for the youngest driver; her class of 2.037 times 1.38.
  const driver = 2.811
  const use = 1.318
  const ofCoverage = (base: number, factors: readonly number[], expense: number) =>
    times(product(base, driver, ...factors, use), 0.927, 1) + expense
  const amounts = [
    ofCoverage(150.81, [1.046, 1.29, 1.101, 0.782], 2),
    ofCoverage(122.39, [1.017, 1.29, 1.101, 1.214], 7),
    ofCoverage(78.08, [1.253, 1.29, 1.263, 1.138, 1.298], 8),
    ofCoverage(102.73, [1.216, 1.29, 1.3, 1.363, 1.424], 5),
  ]
  expect(amounts).toEqual([604, 744, 817, 1401])
  expect(output).toContain(`one driver of 40, one car:\n    ${604 + 744 + 817 + 1401 + 15}.00 for 6 months`)
  expect(output).toMatch(/add 3\.00 +575\.96/)
  expect(notes).toHaveLength(14)
  expect(notes).toContain(
    '  Note: plans/auto-limits.csv:4: no answer leads to 4 rows, this one first: limits L30, L500. The plan leaves them out.',
  )
  expect(output).toContain('in Cincinnati, OH 45238, from wren/auto/OH')
})

/** The same manual with its limits in two tables, as most insurers file them, and a combined single limit in each. */
function filesWithSplitLimits() {
  const { 'plans/auto-limits.csv': _, ...files } = autoFiles()
  const document = JSON.parse(files['plans/auto.json'] ?? '')
  const [car] = document.stages.filter(({ id }: { id: string }) => id === 'car')
  const at = car.steps.findIndex(({ id }: { id: string }) => id === 'limits')
  car.steps.splice(
    at,
    1,
    stepOf('injury', 'mul', { table: 'injury' }, { coverage: ['BI'] }),
    stepOf('damage', 'mul', { table: 'damage' }, { coverage: ['PD'] }),
  )
  const { limits: __, ...tables } = document.tables
  document.tables = {
    ...tables,
    injury: { kind: 'exact', csv: 'auto-injury.csv' },
    damage: { kind: 'exact', csv: 'auto-damage.csv' },
  }
  const injury =
    'bodilyInjuryLimit,value\n20/40,0.95\n25/50,1\n30/60,1.04\n50/100,1.17\n100/300,1.35\n250/500,1.51\nCSL 300,1.44\n'
  const damage = 'propertyDamageLimit,value\n10,0.96\n25,1\n50,1.03\n100,1.06\n250,1.11\nCSL 300,1.12\n'
  return {
    ...files,
    'plans/auto.json': JSON.stringify(document, null, 2),
    'plans/auto-injury.csv': injury,
    'plans/auto-damage.csv': damage,
  }
}

test('limits in two tables, as they are filed, and a combined single limit that nobody chooses', async () => {
  const { verdict, output, notes } = await checked(folderOf('auto', filesWithSplitLimits()))
  expect(verdict).toBe('in order')
  // As above, with the factors of 100/300 and of 100 in place of those of L100.
  const liability = [
    times(product(150.81, 2.811, 1.046, 1.29, 1.101, 1.35, 1.318), 0.927, 1) + 2,
    times(product(122.39, 2.811, 1.017, 1.29, 1.101, 1.06, 1.318), 0.927, 1) + 7,
  ]
  const [injury = 0, damage = 0] = liability
  expect(output).toContain(
    `one driver of 40, one car:\n    ${injury + damage + 817 + 1401 + 15}.00 for 6 months`,
  )
  const left = (file: string, line: number, first: string) =>
    `  Note: plans/auto-${file}.csv:${line}: ${first}`
  expect(notes.filter(note => /auto-(injury|damage)\.csv/.test(note))).toEqual([
    expect.stringContaining(left('injury', 2, 'no answer leads to')),
    expect.stringContaining(left('damage', 2, 'no answer leads to')),
  ])
  expect(notes.join()).toMatch(/bodilyInjuryLimit 20\/40, 30\/60, CSL 300/)
  expect(notes.join()).toMatch(/propertyDamageLimit 10, CSL 300/)
})

test.each([
  [12, '3', 3],
  [40, '1', 1],
  [59, '1', 1],
])('an accident %i months ago counts %s points in it', (incidentMonths, key, points) => {
  const plan = loadCarrier('wren', folderOf('auto', autoFiles())).lines.auto?.book?.plans[0]
  const inputs = inputsOfRisk(askable(profiles.auto[0].in('OH')))
  const [ann] = inputs.drivers as readonly object[]
  const record = [{ incident: 'AT_FAULT', incidentMonths }]
  const { worksheet = [] } = plan?.explain({ ...inputs, drivers: [{ ...ann, record }] }) ?? {}
  expect(worksheet.find(({ id }) => id === 'dated')?.after).toBe(`${points}.00`)
  expect(worksheet.find(({ id }) => id === 'point-factor')?.key).toBe(key)
})

test('a Kansas home by seven perils, priced as by hand', async () => {
  const { verdict, output, notes } = await checked(folderOf('homeowner', homeFiles()))
  expect(verdict).toBe('in order')
  expect(output).not.toMatch(/Warning|Far from/)
  // $424,000 is 1.4133 by the curve, for theft 1.6133; wind and hail have a deductible of 2 percent.
  const amounts = [
    product(107.83, 1.4133, 0.887, 1.118, 1.219, 1.328),
    product(318.62, 1.4133, 0.82, 0.88, 1.142, 1.089, 1.207),
    product(160.74, 1.4133, 0.946, 0.88, 1.338, 1.089, 1.128),
    product(225.25, 1.4133, 1.077, 0.981),
    product(350.03, 1.6133, 0.934, 1.102),
    product(353.83, 1.4133, 1.069, 1.248),
    product(102.93, 1.4133, 0.847, 1.378),
  ]
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  expect(sum).toBeCloseTo(2797.74, 6)
  expect(output).toContain(`an ordinary house:\n    ${2798 + 25}.00 a year`)
  expect(output).toContain('in Wichita, KS 67217, from wren/homeowner/KS')
  expect(output).toContain('$2,500 deductible / 2% wind')
  expect(notes).toHaveLength(6)
  expect(notes).toContain(
    '  Note: plans/home-roof.csv:7: no answer leads to 4 rows, this one first: roofAge METAL, TILE, R16_25, WOOD_SHAKE. The plan leaves them out.',
  )
})

test('a table of 56,640 rates per thousand for term life, with all their decimals', async () => {
  const files = lifeFiles()
  expect(files['plans/life-rates.csv']).toContain('\nF,PREFERRED_PLUS,NONE,20,500000,1000000,37,0.3358\n')
  const { verdict, output, notes } = await checked(folderOf('life', files))
  expect(verdict).toBe('in order')
  const year = times(0.3358, 500) + 60
  expect(year).toBe(227.9)
  expect(output).toContain(`an ordinary life:\n    ${times(year, 0.0875)} a month`)
  expect(notes).toEqual([])
})

test('a plan that rounds such rates to the cent is warned of the worst of them', async () => {
  const files = lifeFiles()
  const cents = '"rounding": { "step": { "to": "0.01", "mode": "halfUp" }, '
  const document = (files['plans/life.json'] ?? '').replace('"rounding": {', cents)
  const { output } = await checked(folderOf('life', { ...files, 'plans/life.json': document }))
  expect(output).toMatch(
    /Warning: plans\/life\.json:\d+: wren\/life\/\*, step rate: it rounds to 0\.01, which cuts decimals of \d+ rows, at worst in life-rates\.csv:\d+: 0\.\d{4} becomes 0\.\d\d?, \d\.\d% off\. .*\(in 3 states, OH among them\)/,
  )
})
