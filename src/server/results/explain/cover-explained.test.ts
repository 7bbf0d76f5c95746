import { describe, expect, test } from 'vitest'
import { loadCarriers } from '../../../carriers/load-carriers.ts'
import type { State } from '../../../law/jurisdictions.ts'
import { autoCoverage } from '../../../rating/coverage/auto.ts'
import { type Coverage, extentOf, subjectOf } from '../../../rating/coverage/coverage.ts'
import { englishAuto } from '../../../sentences/english-auto.ts'
import { tellBy } from '../../../sentences/tell.ts'
import { tellCoverage } from '../../../sentences/tell-coverage.ts'
import { coverExplained } from './cover-explained.ts'

const tell = tellBy(new Map())
const coverageOf = (risk: Parameters<typeof autoCoverage>[0]) => ({ parts: autoCoverage(risk) })
const line = (coverage: Coverage) => tellCoverage(coverage, tell)
const inTexas = coverageOf({
  state: 'TX',
  effective: '2026-12-01',
  auto: { limits: 'MIN', physicalDamage: 'FULL', deductible: '250', incidents: [] },
})
const inMichigan = coverageOf({
  state: 'MI',
  effective: '2026-12-01',
  auto: {
    limits: 'MIN',
    physicalDamage: 'LIABILITY',
    deductible: '250',
    injuryProtection: 'UNLIMITED',
    incidents: [],
  },
})
const sentences = (coverage: Coverage, state: State = 'TX') => coverExplained(coverage, state).map(tell)

describe('the cover of a car', () => {
  test('says in a line, without abbreviations alone, what it pays and what it does not', () => {
    expect(line(inTexas)).toBe(
      '$30,000/$60,000 for injuries you cause, $25,000 for damage you cause, $2,500 personal injury protection (PIP), $30,000/$60,000 uninsured and underinsured motorist (UM/UIM) coverage, $250 deductible',
    )
    expect(line(inMichigan)).toContain(
      'unlimited personal injury protection (PIP), $1,000,000 property protection (PPI)',
    )
  })

  test('is explained part by part', () => {
    expect(sentences(inTexas)).toEqual([
      'If you injure others, the policy pays up to $30,000 for each injured person, $60,000 for each accident.',
      'If you damage someone’s property, such as a car or a fence, the policy pays up to $25,000 for each accident.',
      'Personal injury protection (PIP) pays up to $2,500 if you or your passengers are hurt, no matter who caused the crash.',
      'If a driver without insurance injures you or your passengers, uninsured motorist (UM) coverage pays up to $30,000 for each injured person, $60,000 for each accident. It also pays for damage that driver does to your car, though a deductible may apply.',
      'If the driver at fault has too little insurance, underinsured motorist (UIM) coverage adds to what that driver’s insurer pays, up to $30,000 for each injured person, $60,000 for each accident.',
      'Your own cars are covered too, after a crash (collision) and after theft, weather, fire or broken glass (comprehensive). You pay the first $250 of a loss.',
    ])
    const michigan = sentences(inMichigan, 'MI').join(' ')
    expect(michigan).toContain('Personal injury protection (PIP) pays if you or your passengers are hurt')
    expect(michigan).toContain(
      'Property protection (PPI) pays up to $1,000,000 for what your car damages in Michigan',
    )
    expect(michigan).toContain('Damage to your own cars isn’t covered.')
  })

  test('says what theft and glass cost the owner where that is another amount, and who helps on the road', () => {
    const extra = coverageOf({
      state: 'TX',
      effective: '2026-12-01',
      auto: {
        ...{ limits: 'MIN', physicalDamage: 'FULL', deductible: '500', incidents: [] },
        ...{ comprehensiveDeductible: '100', fullGlass: true, roadside: true },
      },
    })
    expect(sentences(extra).slice(-4)).toEqual([
      expect.stringMatching(/You pay the first \$500 of a loss\.$/),
      'After theft, weather, fire or broken glass, you pay the first $100 of a loss instead.',
      'For broken glass, you pay nothing.',
      'If a car won’t go, the policy pays for help on the road and a tow.',
    ])
  })

  test('says who may leave medical care to Medicare or to health coverage in Michigan, and that it takes proof', () => {
    const withLevel = (injuryProtection: 'EXCLUDED' | 'OPTED_OUT') =>
      coverageOf({
        state: 'MI',
        effective: '2026-12-01',
        auto: { limits: 'MIN', physicalDamage: 'FULL', deductible: '500', injuryProtection, incidents: [] },
      })
    expect(line(withLevel('OPTED_OUT'))).toContain('injury protection (PIP) without medical care')
    expect(sentences(withLevel('OPTED_OUT'), 'MI').join(' ')).toMatch(
      /but no medical care\. That’s only for people with Medicare Parts A and B .* proof/,
    )
    expect(line(withLevel('EXCLUDED'))).toContain('$250,000 personal injury protection (PIP) with exclusions')
    expect(sentences(withLevel('EXCLUDED'), 'MI').join(' ')).toMatch(
      /each person who isn’t excluded\. .* proof/,
    )
  })

  test('says where uninsured motorist coverage pays for the car too, with or without collision', () => {
    const liabilityOnly = (state: State) => {
      const auto = {
        ...({ limits: 'MIN', physicalDamage: 'LIABILITY', deductible: '500', incidents: [] } as const),
        uninsured: 'MIN',
      } as const
      return sentences(coverageOf({ state, effective: '2026-12-01', auto }), state).join(' ')
    }
    for (const state of ['DE', 'GA', 'NM', 'SC', 'TX', 'VA', 'VT', 'WV'] as const)
      expect(liabilityOnly(state)).toMatch(
        /It also pays for damage that driver does to your car, .* Other damage/,
      )
    expect(liabilityOnly('OH')).toMatch(/coverage pays up to .*\. Damage to your own cars isn’t covered/)
    expect(liabilityOnly('OH')).not.toContain('It also pays')
  })

  test('is compared by its parts: a coverage that is there, and the same that is not, are about one subject', () => {
    const none = { kind: 'uninsured', amounts: [0], isRejected: true } as const
    const other = inTexas.parts.map(part => (part.kind === 'uninsured' ? none : part))
    expect(other.map(subjectOf)).toEqual(inTexas.parts.map(subjectOf))
    expect(inTexas.parts.map(extentOf)).toEqual([90_000, 25_000, 2500, 90_000, 90_000, -250])
  })

  test('says what the buyer turns down of what the law puts in, and only that', () => {
    const rejecting = (state: 'TX' | 'DC') =>
      coverageOf({
        state,
        effective: '2026-12-01',
        auto: {
          limits: 'MIN',
          physicalDamage: 'LIABILITY',
          deductible: '500',
          incidents: [],
          injuryProtection: 'NONE',
          uninsured: 'NONE',
        },
      })
    expect(line(rejecting('TX'))).toContain(
      'personal injury protection (PIP) rejected, uninsured motorist (UM) coverage rejected, underinsured motorist (UIM) coverage rejected',
    )
    expect(sentences(rejecting('TX'))).toContain(
      'You reject personal injury protection (PIP), uninsured motorist (UM) coverage, and underinsured motorist (UIM) coverage. You may have to sign that.',
    )
    expect(sentences(rejecting('TX')).join(' ')).toContain('There’s no uninsured motorist (UM) coverage')
    expect(sentences(rejecting('TX'))).toContain('Damage to your own cars isn’t covered.')
    expect(line(rejecting('DC'))).toContain('no personal injury protection (PIP)')
    expect(sentences(rejecting('DC'), 'DC').join(' ')).not.toContain('You reject')
  })

  test('says first that people whom the driver injures get nothing, where only the minimum of a no-fault state is bought', () => {
    const auto = { limits: 'MIN', physicalDamage: 'LIABILITY', deductible: '500', incidents: [] } as const
    const inFlorida = coverageOf({ state: 'FL', effective: '2026-12-01', auto })
    expect(sentences(inFlorida)[0]).toBe(
      'There’s no liability coverage for people you injure: you could owe all of their bills yourself.',
    )
    expect(sentences(inTexas).join()).not.toContain('people you injure')
  })

  test('says whether the limits of several cars add up, where the state has that', () => {
    const car = {} as NonNullable<Parameters<typeof autoCoverage>[0]['vehicles']>[number]
    const inPennsylvania = (cars: number, isStacked = true) =>
      coverageOf({
        state: 'PA',
        effective: '2026-12-01',
        vehicles: Array.from({ length: cars }, () => car),
        auto: {
          ...{ limits: 'L100', physicalDamage: 'LIABILITY', deductible: '500', incidents: [] },
          ...(isStacked ? {} : { uninsuredStacked: false }),
        },
      })
    expect(line(inPennsylvania(2))).toContain(
      '$100,000/$300,000 stacked uninsured and underinsured motorist (UM/UIM) coverage',
    )
    expect(
      sentences(inPennsylvania(2)).filter(text => text.includes('the limits of all your cars add up')),
    ).toHaveLength(2)
    expect(line(inPennsylvania(2, false))).toContain(
      'non-stacked uninsured and underinsured motorist (UM/UIM) coverage',
    )
    expect(sentences(inPennsylvania(2, false)).join()).toContain('the limits of your cars don’t add up')
    expect(line(inPennsylvania(1))).not.toContain('stacked')
  })

  test('is told by no note of a carrier that comes with the product a second time', () => {
    const told: ReadonlySet<string> = new Set(
      Object.values(englishAuto).filter(words => typeof words === 'string'),
    )
    const lines = loadCarriers().flatMap(carrier => Object.values(carrier.lines))
    const theirs = lines.flatMap(({ words = [] }) => words).map(({ en }) => en)
    expect(theirs.length).toBeGreaterThan(100)
    expect(theirs.filter(text => told.has(text))).toEqual([])
  })

  test('in a carrier’s own words, or of another line, is not explained', () => {
    expect(sentences({ ...inTexas, line: '30/60/25' })).toEqual([])
    expect(sentences({ parts: [{ kind: 'belongings', amounts: [1] }] })).toEqual([])
  })
})
