import { describe, expect, it } from 'vitest'
import { aged, built, lifeIn } from '../../../tests/carriers/samples/sample-life.ts'
import { ban } from '../../../tests/rooms/law.ts'
import { planFiles, sha256 } from '../../connectors/rate-plan/plan-files.ts'
import { rulebook } from '../../law/rule.ts'
import { askable } from '../../risk/askable.ts'
import type { LifeRisk } from '../../risk/life.ts'
import { loadPlans } from '../book.ts'
import { inputsOfRisk } from './inputs.ts'

const inputsOf = (risk: LifeRisk) => inputsOfRisk(askable(risk))

describe('a life risk as plans read it', () => {
  it('has sums in dollars, years, tenths of the index, and tobacco beside the conditions', () => {
    const answers = {
      ...aged(52),
      cover: { choice: '250000:10' as const },
      body: { height: 70, weight: 240 },
      health: { choices: ['TOBACCO_NOW' as const, 'APNEA' as const] },
    }
    expect(inputsOf(lifeIn({ state: 'OH', answers }))).toEqual({
      state: 'OH',
      faceAmount: 250_000,
      term: 10,
      ageNearest: 52,
      ageLast: 52,
      sex: 'F',
      healthClass: 'STANDARD',
      tobacco: 'NOW',
      conditions: ['APNEA'],
      bmiTenths: 344,
    })
  })

  it('keeps the rarest builds within what plans know', () => {
    const tenths = (feet: number, weight: number) =>
      inputsOf(lifeIn({ state: 'OH', answers: { body: { height: 'custom', feet, inches: 0, weight } } }))
        .bmiTenths
    expect([tenths(3, 700), tenths(8, 50)]).toEqual([3797, 38])
    expect(inputsOf(lifeIn({ state: 'OH', answers: built(24.4) })).bmiTenths).toBe(244)
  })
})

it('lets no plan price a state by sex that bans it and has no other rates', () => {
  const folder = new URL('../../../data/carriers/evergloam/plans/', import.meta.url)
  const files = planFiles(folder, 'life')
  const rules = rulebook([ban({ line: 'life', state: 'OH', factor: 'gender' })])
  expect(() => loadPlans({ files, hash: sha256, rules })).toThrow(
    /life\.json:\d+: evergloam\/life\/OH, step rate: Ohio keeps sex out of life prices, and the premium begins/,
  )
})
