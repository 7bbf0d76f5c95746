import { describe, expect, it } from 'vitest'
import { loadCarriers } from '../../src/carriers/load-carriers.ts'
import { type State, stateCodes } from '../../src/law/jurisdictions.ts'
import { mayRate } from '../../src/law/law.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import type { MultiPolicyAnswer } from '../../src/risk/any-line.ts'
import { askable } from '../../src/risk/askable.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { plansOf } from '../carriers/panel.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'
import { homeownerIn } from '../carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../carriers/samples/sample-renters.ts'

/** What the demonstration carriers take off where somebody insures both a car and a home with them. */

const carriers = loadCarriers()

const lines: Readonly<
  Record<'auto' | 'homeowner' | 'renters', (state: State, answers: MultiPolicyAnswer) => Risk>
> = {
  auto: (state, answers) => autoIn({ state, answers }),
  homeowner: (state, answers) =>
    homeownerIn({ state, answers: { squareFeet: { text: '3000' }, ...answers } }),
  // A price above every minimum premium.
  renters: (state, answers) =>
    rentersIn({
      state,
      answers: { property: { choice: '100000' }, liability: { choice: '500000' }, ...answers },
    }),
}
const names = ['auto', 'homeowner', 'renters'] as const
type Line = (typeof names)[number]

/** What a plan leaves of its premium, by carrier, after an answer. */
function sharesIn(line: Line, state: State, answer: MultiPolicyAnswer) {
  const premium = (carrier: (typeof carriers)[number], answers: MultiPolicyAnswer) => {
    const plan = plansOf(carrier, line)?.book.choose({ state, on: today })
    const rating = plan?.rate(inputsOfRisk(askable(lines[line](state, answers))))
    return rating?.kind === 'rated' ? Number(rating.premium) : undefined
  }
  return new Map(
    carriers.flatMap(carrier => {
      const [without, withIt] = [premium(carrier, {}), premium(carrier, answer)]
      return without === undefined || withIt === undefined ? [] : [[carrier.id, withIt / without] as const]
    }),
  )
}

const yes = { multiPolicy: { choice: 'YES' } } as const
const no = { multiPolicy: { choice: 'NO' } } as const

/** By hand, from the manuals. */
const left: Readonly<Record<Line, Readonly<Record<string, number>>>> = {
  auto: { bramble: 0.92, wickerby: 0.91 },
  homeowner: { bramble: 0.85, wickerby: 0.88 },
  renters: { bramble: 0.92, wickerby: 0.9 },
}

describe.each(names)('a second policy beside %s', line => {
  it('takes 8 to 15 percent off at the insurers whose manuals have it, and nothing at the others', () => {
    for (const state of stateCodes.filter(code =>
      mayRate({ line, state: code, factor: 'multiPolicy', on: today }),
    )) {
      const shares = sharesIn(line, state, yes)
      expect(shares.size, state).toBeGreaterThan(2)
      for (const [carrier, share] of shares)
        expect(share, `${carrier} ${state}`).toBeCloseTo(left[line][carrier] ?? 1, 2)
    }
    expect(Math.min(...Object.values(left[line]))).toBeGreaterThanOrEqual(0.85)
    expect(Math.max(...Object.values(left[line]))).toBeLessThanOrEqual(0.92)
  })

  it('changes no price where nobody wants one, nor where the law of the state was not read', () => {
    for (const state of ['TX', 'OH', 'FL'] as const)
      expect(new Set(sharesIn(line, state, no).values()), state).toEqual(new Set([1]))
    for (const state of stateCodes.filter(
      code => !mayRate({ line, state: code, factor: 'multiPolicy', on: today }),
    ))
      expect(new Set(sharesIn(line, state, yes).values()), state).toEqual(new Set([1]))
  })
})
