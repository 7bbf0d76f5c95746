import { describe, expect, it } from 'vitest'
import type { ChoiceProps } from '../../kinds/choice/choice.ts'
import { told } from '../../language/text.ts'
import {
  discountsOf,
  driverDiscounts,
  mayNameDriverDiscounts,
  mayNamePolicyDiscounts,
  policyDiscounts,
} from './auto-discounts.ts'

const today = '2026-11-21'
const driver = (uuid: string, dateBirth: `${number}-${string}-${string}`) => ({
  uuid,
  driver: { firstName: uuid, lastName: 'Example', dateBirth } as never,
})
const ann = driver('ann', '1986-05-02')
const ben = driver('ben', '2008-07-04')
const eve = driver('eve', '1971-11-21')

const household = (state: string, ...drivers: readonly (typeof ann)[]) => ({
  address: { state },
  today: today as typeof today,
  drivers,
  vehicles: [{ uuid: 'car', vehicle: { year: 2019, make: 'Toyota', model: 'Camry' } as never }],
})
const valuesOf = ({ props }: { readonly props: object }) =>
  // Both questions are cards.
  (props as ChoiceProps).choices.map(({ value }) => value)

describe('what lowers the price of a driver', () => {
  it('asks the young about school, and those of 55 and older about a course', () => {
    expect(valuesOf(driverDiscounts(household('TX', ann, ben, eve)))).toEqual([
      'GOOD_STUDENT:ben',
      'DRIVER_TRAINING:ben',
      'AWAY_AT_SCHOOL:ben',
      'PREVENTION_COURSE:eve',
      'NONE',
    ])
    // A household's only driver takes the car along.
    expect(valuesOf(driverDiscounts(household('TX', ben)))).toEqual([
      'GOOD_STUDENT:ben',
      'DRIVER_TRAINING:ben',
      'NONE',
    ])
    expect(mayNameDriverDiscounts(household('TX', ann))).toBe(false)
    const [younger, older] = ['2001-11-22', '2001-11-21'] as const
    expect(mayNameDriverDiscounts(household('TX', driver('kim', younger)))).toBe(true)
    expect(mayNameDriverDiscounts(household('TX', driver('kim', older)))).toBe(false)
    expect(mayNameDriverDiscounts(household('TX', driver('kim', '1971-11-22')))).toBe(false)
  })

  it('asks in New York everybody about a course, and nobody anything where age stays out of prices', () => {
    expect(valuesOf(driverDiscounts(household('NY', ann)))).toEqual(['PREVENTION_COURSE:ann', 'NONE'])
    for (const state of ['HI', 'NC'])
      expect(mayNameDriverDiscounts(household(state, ben, eve)), state).toBe(false)
    expect(valuesOf(driverDiscounts(household('MA', ben, eve))).join()).not.toContain('COURSE')
  })

  it('asks in Illinois those over 55, and those of 55 elsewhere', () => {
    const [at55, at56] = ['1971-11-21', '1970-11-21'] as const
    expect(mayNameDriverDiscounts(household('IL', driver('kim', at55)))).toBe(false)
    expect(mayNameDriverDiscounts(household('IL', driver('kim', at56)))).toBe(true)
    expect(mayNameDriverDiscounts(household('NV', driver('kim', at55)))).toBe(true)
  })

  it('tells the law where a state has insurers reward the course', () => {
    const why = (state: string) => driverDiscounts(household(state, eve)).props.privacyShort
    expect(why('MN')?.en).toMatch(/^In Minnesota: .*at least 10% off\.$/)
    expect(told(why('MN') ?? { en: '' }, 'es')).toMatch(/^En Minnesota: .*10%/)
    expect(why('TX')?.en).toMatch(/^Many insurers/)
  })

  it('keeps what was chosen of those who still drive', () => {
    const kept = (...of: Parameters<typeof household>) =>
      driverDiscounts(household(...of)).stillFits?.(
        { choices: ['GOOD_STUDENT:ben', 'PREVENTION_COURSE:eve'] },
        today,
      ).answer
    expect(kept('TX', eve)).toEqual({ choices: ['PREVENTION_COURSE:eve'] })
    expect(kept('TX', ann, ben, eve)).toEqual({ choices: ['GOOD_STUDENT:ben', 'PREVENTION_COURSE:eve'] })
    expect(kept('NC', ben)).toBeNull()
  })
})

describe('what lowers the price of a policy', () => {
  it('asks about the cars only where they are covered, and in California about nothing else', () => {
    const of = (state: string, physicalDamage?: string) =>
      valuesOf(
        policyDiscounts({
          ...household(state, ann),
          ...(physicalDamage === undefined ? {} : { physicalDamage: { choice: physicalDamage } }),
        }),
      )
    const buying = ['PAPERLESS', 'AUTOMATIC_PAYMENT', 'TELEMATICS']
    expect(of('TX')).toEqual([...buying, 'ANTI_THEFT:car', 'NONE'])
    expect(of('TX', 'LIABILITY')).toEqual([...buying, 'NONE'])
    expect(of('CA', 'COMP')).toEqual(['ANTI_THEFT:car', 'NONE'])
    expect(mayNamePolicyDiscounts({ ...household('CA', ann), physicalDamage: { choice: 'LIABILITY' } })).toBe(
      false,
    )
  })
})

it('gives each driver and car its own', () => {
  const answer = { choices: ['GOOD_STUDENT:ben', 'GOOD_STUDENT:kim', 'PAPERLESS'] }
  expect(discountsOf(['GOOD_STUDENT', 'AWAY_AT_SCHOOL'], answer, 'ben')).toEqual(['GOOD_STUDENT'])
  expect(discountsOf(['GOOD_STUDENT'], answer, 'ann')).toEqual([])
  expect(discountsOf(['PAPERLESS', 'TELEMATICS'], answer)).toEqual(['PAPERLESS'])
  expect(discountsOf(['PAPERLESS'], undefined)).toEqual([])
})
