import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { loadPlans } from '../../src/rating/book.ts'
import { PlanError } from '../../src/rating/plan/plan-error.ts'
import type { HomeownerAnswers, HomeownerRisk } from '../../src/risk/homeowner.ts'
import { wildfireMeasures } from '../../src/risk/words.ts'
import { panelOf } from '../carriers/panel.ts'
import { offerBy, termPrice } from '../carriers/samples/sample.ts'
import { homeownerIn } from '../carriers/samples/sample-homeowner.ts'

const { ratedIn } = panelOf(loadCarriers(), 'homeowner')

type Answer = HomeownerAnswers['wildfireMeasures']

/** A home large enough that no minimum premium hides a credit. */
const homeAt = (state: 'CA' | 'CO', zip: string, wildfireMeasures?: Answer): HomeownerRisk =>
  homeownerIn({
    state,
    zip,
    answers: {
      squareFeet: { text: '3000' },
      ...(wildfireMeasures === undefined ? {} : { wildfireMeasures }),
    },
  })

/** Places in California with more and more danger of wildfire. */
const endangered = ['92101', '92127', '92028', '95642', '95969']

describe('what protects a home from wildfire', () => {
  it('counts at places of every danger but none', () => {
    const dangers = endangered.map(zip => homeAt('CA', zip).home.perils.wildfire)
    expect(dangers).toEqual([...new Set(dangers)].sort((a, b) => a - b))
    expect(dangers[0]).toBeGreaterThan(0)
    expect(dangers.at(-1)).toBe(100)
  })

  it('lowers every price in California that counts wildfire by 1 to 3% for each thing, and all of them by their sum', () => {
    let compared = 0
    for (const zip of endangered)
      for (const { id, connector } of ratedIn('CA')) {
        const price = (choices: NonNullable<Answer>['choices']) =>
          termPrice(offerBy(connector, homeAt('CA', zip, { choices })))
        const bare = price(['NONE'])
        if (bare === null) continue
        const credits = wildfireMeasures.map(measure => 1 - Number(price([measure])) / bare)
        for (const [at, credit] of credits.entries()) {
          expect(credit, `${id} ${zip} ${wildfireMeasures[at]}`).toBeGreaterThan(0.008)
          expect(credit, `${id} ${zip} ${wildfireMeasures[at]}`).toBeLessThan(0.031)
        }
        const all = 1 - Number(price(wildfireMeasures)) / bare
        expect(all, `${id} ${zip}`).toBeCloseTo(
          credits.reduce((sum, one) => sum + one, 0),
          2,
        )
        compared++
      }
    expect(compared).toBeGreaterThan(12)
  })

  it('is each insurer’s own figure', () => {
    const figures = ratedIn('CA').map(({ connector }) => {
      const price = (choices: NonNullable<Answer>['choices']) =>
        Number(termPrice(offerBy(connector, homeAt('CA', '92127', { choices }))))
      return (price(['CLASS_A_ROOF']) / price(['NONE'])).toFixed(3)
    })
    expect(new Set(figures).size).toBeGreaterThan(figures.length / 2)
  })

  it('is assumed to be nothing until somebody answers, and every price that counts it says so', () => {
    for (const { id, connector } of ratedIn('CA')) {
      const [open, none, some] = [undefined, { choices: ['NONE'] }, { choices: ['FIREWISE'] }] as const
      const at = (answer: Answer) => offerBy(connector, homeAt('CA', '92127', answer))
      expect(termPrice(at(open)), id).toBe(termPrice(at(none)))
      expect(JSON.stringify(at(open)), id).toContain('assumed.wildfireMeasures')
      for (const answer of [none, some])
        expect(JSON.stringify(at(answer)), id).not.toContain('assumed.wildfireMeasures')
    }
  })

  it.each([
    ['where California has no wildfires', 'CA', '90028'],
    ['in the forests of another state', 'CO', '80439'],
  ] as const)('changes no price %s', (_, state, zip) => {
    for (const { id, connector } of ratedIn(state)) {
      const [without, all] = [undefined, { choices: wildfireMeasures }].map(answer =>
        offerBy(connector, homeAt(state, zip, answer)),
      )
      expect(without, id).toEqual(all)
      expect(JSON.stringify(without), id).not.toContain('wildfireMeasures')
    }
  })
})

describe('the law of California about wildfire', () => {
  const folder = new URL('../../data/carriers/mossgrove/plans/', import.meta.url)
  const files = new Map(
    readdirSync(folder)
      .filter(name => name.startsWith('homeowner'))
      .map(name => [name, readFileSync(new URL(name, folder), 'utf8')]),
  )
  /** What stops these plans once a file reads differently, without their golden cases. */
  const faultsAfter = (name: string, change: (text: string) => string): readonly string[] => {
    const before = files.get(name) ?? expect.fail(name)
    const after = change(before)
    expect(after, name).not.toBe(before)
    try {
      loadPlans({
        files: new Map([...files, [name, after]]),
        hash: text => createHash('sha256').update(text).digest('hex'),
      })
    } catch (error) {
      if (!(error instanceof PlanError)) throw error
      return error.problems.filter(problem => !problem.includes('the case '))
    }
    return []
  }
  const without =
    (...steps: readonly string[]) =>
    (text: string) => {
      const plan = JSON.parse(text)
      plan.cases = undefined
      for (const step of steps) delete plan.tables[step]
      plan.steps = plan.steps.filter(({ id }: { id: string }) => !steps.includes(id))
      return JSON.stringify(plan)
    }

  it('lets no plan load that prices wildfire and takes nothing off for protection from it, and names file and law', () => {
    expect(faultsAfter('homeowner.json', without('wildfire-measures'))).toEqual([
      'homeowner.json: mossgrove/homeowner/CA: California requires protection from wildfire to count (10 CCR 2644.9(d)(1)), and no step rates it. Add a step that reads wildfireMeasures.',
    ])
  })

  it('lets a plan load that prices neither', () => {
    expect(faultsAfter('homeowner.json', without('wildfire-measures', 'wildfire'))).toEqual([])
  })

  it.each([
    [
      'gives nothing for one thing',
      'homeowner-wildfire-measures.csv',
      (text: string) => text.replace(/CLOSED_EAVES,[\d.]+/, 'CLOSED_EAVES,0.000'),
      'California requires each part of protection from wildfire to lower a price (10 CCR 2644.9(d)(1)), and nothing is taken off for CLOSED_EAVES. Write a credit above 0 for each.',
    ],
    [
      'caps the sum',
      'homeowner.json',
      (text: string) => text.replace(/("wildfire-measures", "cap": )"0\.50"/, '$1"0.10"'),
      'and the cap of this step is below the sum of its credits. Raise the cap.',
    ],
    [
      'raises a price',
      'homeowner-wildfire-measures.csv',
      (text: string) => text.replace(/CLOSED_EAVES,[\d.]+/, 'CLOSED_EAVES,-0.010'),
      'California lets protection from wildfire lower a price and never raise it (10 CCR 2644.9(d)(1))',
    ],
  ] as const)('lets no plan load that %s', (_, name, change, fault) => {
    expect(faultsAfter(name, change).join('\n')).toContain(fault)
  })
})
