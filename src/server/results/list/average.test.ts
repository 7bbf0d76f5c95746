import { describe, expect, test } from 'vitest'
import { ann, autoIn, ben, camry } from '../../../../tests/carriers/samples/sample-auto.ts'
import { coverWith, homeownerIn } from '../../../../tests/carriers/samples/sample-homeowner.ts'
import { rentersIn } from '../../../../tests/carriers/samples/sample-renters.ts'
import type { AutoAnswers } from '../../../risk/auto/auto-answers.ts'
import { averageFor } from './average.ts'

const drivers = [{ driver: ann }]

describe('the published average beside the prices', () => {
  test('is shown for one car of one driver of the same age with a clean record', () => {
    expect(averageFor(autoIn({ state: 'GA' }))?.profile.en).toContain('one car')
    expect(averageFor(autoIn({ state: 'GA', answers: leastCoverage }))?.profile.en).toContain('the least')
  })

  const leastCoverage: Partial<AutoAnswers> = {
    limits: { choice: 'MIN' },
    physicalDamage: { choice: 'LIABILITY' },
  }
  const others: readonly (readonly [string, Partial<AutoAnswers>])[] = [
    ['a second car', { vehicles: [camry, camry] }],
    ['a second driver', { drivers: [...drivers, { driver: ben }] }],
    ['an accident', { incidents: { choices: ['AT_FAULT_1'] } }],
    ['a young driver', { drivers: [{ driver: { ...ann, dateBirth: '2005-05-02' } }] }],
    [
      'coverage between the two that are published',
      { limits: { choice: 'MIN' }, physicalDamage: { choice: 'COMP' } },
    ],
  ]
  test.each(others)('is left out for %s', (_, answers) => {
    expect(averageFor(autoIn({ state: 'GA', answers }))).toBeNull()
  })

  test('is shown for a house of about the published sum, with the published deductible, alone', () => {
    const risk = homeownerIn({ state: 'OH' })
    const worth = (dwelling: number, deductible: '1000' | '2500' = '1000') =>
      averageFor({ ...risk, home: { ...risk.home, deductible, cover: coverWith(risk.home, dwelling) } })
    expect(worth(300_000)?.profile.en).toContain('$300,000')
    expect(worth(275_000)).not.toBeNull()
    expect(worth(250_000)).toBeNull()
    expect(worth(300_000, '2500')).toBeNull()
    expect(worth(547_000)).toBeNull()
    expect(averageFor(homeownerIn({ state: 'OH', answers: { home: { choice: 'CONDO' } } }))).toBeNull()
  })

  test('is shown for the published belongings and deductible of renters alone', () => {
    const worth = (choice: '30000' | '20000' | '50000', deductible: '500' | '1000' = '500') =>
      averageFor(
        rentersIn({
          state: 'TX',
          answers: {
            ...{ property: { choice }, liability: { choice: '100000' }, deductible: { choice: deductible } },
          },
        }),
      )
    expect(worth('30000')?.profile.en).toContain('$30,000')
    expect(worth('20000')).toBeNull()
    expect(worth('50000')).toBeNull()
    expect(worth('30000', '1000')).toBeNull()
  })
})
