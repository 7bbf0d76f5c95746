import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { loadPlans } from '../../src/rating/book.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { HomeownerAnswers } from '../../src/risk/homeowner.ts'
import { plansOf } from '../carriers/panel.ts'
import { firstDay } from '../carriers/samples/sample.ts'
import { homeownerIn } from '../carriers/samples/sample-homeowner.ts'

const bramble = loadCarriers().find(({ id }) => id === 'bramble') ?? expect.fail('no Bramble')
const book = plansOf(bramble, 'homeowner')?.book ?? expect.fail('no book')

/** What each peril costs in the worksheet of a house, in dollars, and all of them. */
function perilsOf(zip: string, answers: Partial<HomeownerAnswers> = {}): Readonly<Record<string, number>> {
  const plan = book.choose({ state: 'FL', on: firstDay }) ?? expect.fail('no plan')
  const risk = homeownerIn({ state: 'FL', zip, answers })
  const { worksheet } = plan.explain(inputsOfRisk(askable(risk)))
  // The last row of a block is what its peril costs.
  return Object.fromEntries(worksheet.flatMap(({ block, after }) => (block ? [[block, Number(after)]] : [])))
}

const [miami, orlando] = ['33139', '32801']

describe('the plan of Florida, peril by peril', () => {
  it('prices hurricane, other wind, water, fire, theft and liability apart', () => {
    expect(Object.keys(perilsOf(miami)).map(block => block.split(': ').at(-1))).toEqual(
      expect.arrayContaining([
        'Hurricane',
        'Other wind and hail',
        'Water',
        'Fire and lightning',
        'Theft',
        'Liability',
      ]),
    )
  })

  const ofPeril = (perils: Readonly<Record<string, number>>, name: string) =>
    Object.entries(perils).find(([block]) => block.endsWith(name))?.[1] ?? Number.NaN
  /** How many times the cost of each peril a change makes. */
  const change = (from: Partial<HomeownerAnswers>, to: Partial<HomeownerAnswers>) => {
    const [before, after] = [perilsOf(miami, from), perilsOf(miami, to)]
    return (name: string) => ofPeril(after, name) / ofPeril(before, name)
  }

  it('moves the hurricane alone from Orlando to Miami Beach', () => {
    const [inland, coast] = [perilsOf(orlando), perilsOf(miami)]
    expect(ofPeril(coast, 'Hurricane')).toBeGreaterThan(10 * ofPeril(inland, 'Hurricane'))
    for (const name of ['Water', 'Theft', 'Liability'])
      expect(ofPeril(coast, name)).toBe(ofPeril(inland, name))
  })

  const before: Partial<HomeownerAnswers> = { yearBuilt: { text: '1995' } }
  it.each([
    ['ROOF_COVER', 0.92],
    ['ROOF_DECK', 0.94],
    ['ROOF_STRAPS', 0.86],
    ['HIP_ROOF', 0.85],
    ['WATER_BARRIER', 0.97],
    ['OPENINGS', 0.72],
  ] as const)('gives %s its credit on the wind of an older house, and on nothing else', (feature, factor) => {
    const by = change(before, { ...before, windFeatures: { choices: [feature] } })
    expect(by('Hurricane')).toBeCloseTo(factor, 3)
    expect(by('Other wind and hail')).toBeCloseTo(factor, 2)
    for (const name of ['Water', 'Fire and lightning', 'Theft', 'Liability']) expect(by(name)).toBe(1)
  })

  it('gives a house of the Florida Building Code no second credit for what that code requires', () => {
    const required = ['ROOF_COVER', 'ROOF_DECK', 'ROOF_STRAPS', 'WATER_BARRIER'] as const
    expect(change({}, { windFeatures: { choices: required } })('Hurricane')).toBe(1)
    expect(change({}, { windFeatures: { choices: ['HIP_ROOF'] } })('Hurricane')).toBeCloseTo(0.85, 3)
  })

  it('gives a house of the Florida Building Code its credit on the hurricane', () => {
    const by = change({ yearBuilt: { text: '2001' } }, { yearBuilt: { text: '2002' } })
    expect(by('Hurricane')).toBeCloseTo(1 / 1.45, 3)
    // Every other peril follows the curve of years.
    for (const name of ['Water', 'Fire and lightning']) expect(by(name)).toBeGreaterThan(0.98)
  })

  it('gives a new roof its credit on the wind', () => {
    const by = change({ roof: { choice: 'R11_15' } }, { roof: { choice: 'R0_5' } })
    expect(by('Hurricane')).toBeLessThan(0.9)
    expect(by('Fire and lightning')).toBe(1)
  })
})

describe('the law of Florida', () => {
  const folder = new URL('../../data/carriers/mossgrove/plans/', import.meta.url)
  const files = new Map(
    readdirSync(folder)
      .filter(name => name.startsWith('homeowner'))
      .map(name => [name, readFileSync(new URL(name, folder), 'utf8')]),
  )
  /** Loads the plans with one file changed. */
  const loading = (name: string, change: (text: string) => string) => () =>
    loadPlans({
      files: new Map([...files, [name, change(files.get(name) ?? '')]]),
      hash: text => createHash('sha256').update(text).digest('hex'),
    })

  it('lets no plan load that takes nothing off for protection from the wind', () => {
    const withoutStep = (text: string) => {
      const plan = JSON.parse(text)
      delete plan.tables['wind-features']
      plan.steps = plan.steps.filter(({ id }: { id: string }) => id !== 'wind-features')
      return JSON.stringify(plan)
    }
    expect(loading('homeowner.json', withoutStep)).toThrow(
      'Florida requires protection from the wind to count (Fla. Stat. 627.0629(1)), and no step rates it',
    )
  })

  it('lets no plan load that raises a price by it', () => {
    const raised = (text: string) => text.replace(/HIP_ROOF,[\d.]+/, 'HIP_ROOF,-0.050')
    expect(loading('homeowner-wind-features.csv', raised)).toThrow(
      'Florida lets protection from the wind lower a price and never raise it (Fla. Stat. 627.0629(1))',
    )
  })
})
