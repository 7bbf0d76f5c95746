import { expect, it } from 'vitest'
import type { ChoiceProps } from '../kinds/choice/choice.ts'
import { autoCovers } from '../law/auto-covers.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import {
  mayChoosePayments,
  mayChooseProtection,
  mayChooseUnderinsured,
  mayChooseUninsured,
  medicalPayments,
  ownProtection,
  uninsuredDrivers,
} from './auto-covers.ts'

type Limits = 'MIN' | 'L50' | 'L100' | 'L250'

const insured = (state: string, limits: Limits = 'L100') =>
  ({ address: { state }, limits: { choice: limits }, today: '2026-11-21' }) as const

const valuesOf = ({ props }: { readonly props: ChoiceProps }) => props.choices.map(({ value }) => value)

it.each([
  // It may be turned down.
  ['TX', 'L100', ['NONE', 'MIN', 'L50', 'L100']],
  ['TX', 'MIN', ['NONE', 'MIN']],
  // Every policy carries it.
  ['NY', 'L100', ['MIN', 'L50', 'L100']],
  // The least is 50/100 already.
  ['VA', 'L250', ['L50', 'L100', 'L250']],
  // The least covers nobody else's injuries.
  ['FL', 'L50', ['NONE', 'L50']],
] as const)('offers in %s beside limits of %s what the law lets: %j', (state, limits, values) => {
  expect(valuesOf(uninsuredDrivers(insured(state, limits)))).toEqual(values)
})

it('keeps what was chosen, and lowers it with the limits of liability', () => {
  const kept = (limits: Limits, choice: string) =>
    uninsuredDrivers(insured('TX', limits)).stillFits?.({ choice }, '2026-11-21').answer
  expect(kept('L100', 'L50')).toEqual({ choice: 'L50' })
  expect(kept('L50', 'L100')).toEqual({ choice: 'L50' })
  expect(kept('L50', 'NONE')).toEqual({ choice: 'NONE' })
  expect(kept('L50', 'L7')).toBeNull()
  // Virginia’s least and 50/100 are the same.
  expect(uninsuredDrivers(insured('VA', 'L250')).stillFits?.({ choice: 'MIN' }, '2026-11-21').answer).toEqual(
    {
      choice: 'L50',
    },
  )
  // In New York nobody may turn it down.
  expect(uninsuredDrivers(insured('NY')).stillFits?.({ choice: 'NONE' }, '2026-11-21').answer).toBeNull()
})

it('lets Rhode Island’s drivers have none only beside the least liability', () => {
  expect(valuesOf(uninsuredDrivers(insured('RI', 'MIN')))).toEqual(['NONE', 'MIN'])
  expect(valuesOf(uninsuredDrivers(insured('RI')))).toEqual(['MIN', 'L50', 'L100'])
})

it('says in the words of a policy that a coverage is turned down, and in whose law it stands', () => {
  const { choices = [], privacyInfo } = uninsuredDrivers(insured('TX')).props
  expect(choices[0]).toMatchObject({
    value: 'NONE',
    title: { en: 'I reject it' },
    description: { en: 'You reject it in writing' },
  })
  expect(privacyInfo?.en).toContain('unless you reject it in writing (Tex. Ins. Code 1952.101).')
  expect(uninsuredDrivers(insured('OH')).props.choices[0]?.title.en).toBe('None')
  expect(medicalPayments(insured('CO')).props.choices[0]?.description?.en).toBe('You turn it down')
})

it('asks nothing where there is one choice alone', () => {
  expect(mayChooseUninsured(insured('NY', 'MIN'))).toBe(false)
  expect(mayChooseUninsured(insured('FL', 'MIN'))).toBe(false)
  expect(mayChooseUninsured(insured('TX', 'MIN'))).toBe(true)
})

it('offers underinsured drivers beside uninsured ones alone, and not where every policy pays for them', () => {
  expect(mayChooseUnderinsured(insured('OH'))).toBe(false)
  expect(mayChooseUnderinsured({ ...insured('OH'), uninsured: { choice: 'L50' } })).toBe(true)
  // One cover with the one for uninsured drivers.
  expect(mayChooseUnderinsured(insured('TX'))).toBe(false)
  expect(mayChooseUnderinsured(insured('IA'))).toBe(true)
  expect(mayChooseUnderinsured({ ...insured('IA'), uninsured: { choice: 'NONE' } })).toBe(false)
  expect(mayChooseUnderinsured(insured('NY'))).toBe(true)
  expect(mayChooseUnderinsured(insured('NC'))).toBe(false)
})

it.each([
  // It may be turned down, and the law names no more than the least.
  ['AR', ['0', '5000']],
  ['MD', ['0', '2500']],
  ['TX', ['0', '2500']],
  // It may be turned down, or raised.
  ['DC', ['0', '50000', '100000']],
  ['WA', ['0', '10000', '35000']],
  // Every policy has its minimum.
  ['NJ', ['15000', '50000', '75000', '150000', '250000']],
  ['NY', ['50000', '75000']],
] as const)('offers the injury protection that the law of %s names: %j', (state, values) => {
  expect(valuesOf(ownProtection(insured(state)))).toEqual(values)
})

it('asks for injury protection only where it may be turned down, or the law names more than the least', () => {
  const may = stateCodes.filter(state => mayChooseProtection(insured(state))).sort()
  expect(may).toEqual(['AR', 'DC', 'MD', 'NJ', 'NY', 'TX', 'WA'])
})

it('says beside the amounts what the law says of them', () => {
  expect(ownProtection(insured('NJ')).props.privacyShort?.en).toMatch(
    /pays up to \$250,000 unless you choose/,
  )
  expect(ownProtection(insured('TX')).props.privacyShort?.en).toMatch(/^It pays right away/)
  expect(medicalPayments(insured('FL')).props.privacyShort?.en).toMatch(/the part of your medical bills that/)
})

it('offers no less medical payments than the state asks for, and as much as its law names', () => {
  expect(valuesOf(medicalPayments(insured('TX')))).toEqual(['0', '1000', '2000', '5000', '10000'])
  expect(valuesOf(medicalPayments(insured('ME')))).toEqual(['2000', '5000', '10000'])
  expect(valuesOf(medicalPayments(insured('CO')))).toEqual(['0', '5000', '10000'])
  expect(valuesOf(medicalPayments(insured('PA')))).toEqual(['5000', '10000', '100000'])
})

it('offers medical payments beside the injury protection of every policy only where the law speaks of both', () => {
  const beside = stateCodes
    .filter(state => autoCovers(state).injuryProtection?.duty === 'compulsory')
    .filter(state => mayChoosePayments(insured(state)))
  expect(beside).toEqual(['FL', 'MA'])
  expect(valuesOf(medicalPayments(insured('FL')))).toEqual(['0', '1000', '2000', '5000', '10000'])
  expect(valuesOf(medicalPayments(insured('MA')))).toEqual(['0', '5000', '10000'])
})
