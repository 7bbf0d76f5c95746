import { describe, expect, it } from 'vitest'
import { today } from '../../tests/carriers/samples/sample.ts'
import { petIn } from '../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../tests/carriers/samples/sample-renters.ts'
import { tellBy } from '../sentences/tell.ts'
import { carrierRequest } from './carrier-request.ts'
import type { Outcome, Quoted } from './connector.ts'
import { eachPet, together } from './each-pet.ts'

const born = (year: number) => ({ pet: 'CAT_MIXED' as const, month: 5, day: 1, year })
const requestFor = (...years: readonly number[]) => {
  const risk = petIn({
    state: 'OR',
    answers: { pet: { choice: 'CAT_MIXED' }, dob: null, others: { pets: years.map(born) } },
  })
  return carrierRequest({ reference: 'q1', risk, today })
}
const tell = tellBy(new Map())

function quoted(premium: string, more: Partial<Quoted> = {}): Quoted {
  return {
    ...{ kind: 'quoted', source: 'plan', premium, period: 'month', estimated: false, notes: [], assumed: [] },
    bill: { term: 'month', premium, fees: [], surcharges: [], total: premium },
    coverage: { parts: [{ kind: 'reimbursement', amounts: [80] }] },
    ...more,
  } as Quoted
}
const declined: Outcome = { kind: 'declined', code: 'age', message: { text: 'Too old.' } }
const sumOf = (...outcomes: readonly Outcome[]) => {
  const outcome = together(requestFor(...outcomes.slice(1).map((_, at) => 2012 + at)), outcomes)
  return outcome.kind === 'quoted' ? outcome : expect.fail(outcome.kind)
}

describe('a request about several pets', () => {
  it('is one for each of them, alike but for the pet', () => {
    const [first, second, ...more] = eachPet(requestFor(2012))
    expect(more).toEqual([])
    expect(second).toMatchObject({
      ...first,
      risk: { pet: { dob: '2012-05-01' }, assumed: expect.any(Array) },
    })
    for (const one of [first, second]) expect(one?.risk).not.toHaveProperty('others')
  })

  it('assumes an age only for the pet whose birth date is unknown', () => {
    const [first, second] = eachPet(requestFor(2012)).map(({ risk }) => risk.assumed)
    expect(first).toContain('petAge')
    expect(second).not.toContain('petAge')
  })

  it('is itself where there is one pet, or another line', () => {
    const alone = requestFor()
    expect(eachPet(alone)).toEqual([alone])
    const renters = carrierRequest({ reference: 'q1', risk: rentersIn({ state: 'TX' }), today })
    expect(eachPet(renters)).toEqual([renters])
    expect(together(renters, [declined])).toBe(declined)
  })
})

describe('the answers about several pets', () => {
  const fee = (amount: string) => ({ id: 'policy-fee', label: { text: 'Fee' }, amount })
  const yearly = (each: string, total: string): Quoted['bill'] => ({
    ...{ term: 'year', premium: total, fees: [fee('12.00')], surcharges: [], total },
    installments: { count: 12, first: each, each, sum: total },
    payPlan: { inFull: total },
  })

  it('are one price: the sum of premium, bill, fees and payments', () => {
    const sum = sumOf(
      quoted('10.00', { bill: yearly('10.00', '120.00'), expiresAt: '2026-12-20' }),
      quoted('20.50', { bill: yearly('20.50', '246.00'), expiresAt: '2026-12-01' }),
    )
    expect(sum).toMatchObject({
      ...{ premium: '30.50', period: 'month', expiresAt: '2026-12-01' },
      bill: {
        ...{ term: 'year', total: '366.00', fees: [fee('24.00')] },
        installments: { count: 12, each: '30.50', sum: '366.00' },
        payPlan: { inFull: '366.00' },
      },
    })
    expect(sum).not.toHaveProperty('narrow')
    expect(sum.pets?.map(({ pet }) => tell(pet))).toEqual(['Cat, age unknown', 'Cat, 14 years'])
  })

  it('say no more of the bill than the price where the pets are paid for differently', () => {
    const sum = sumOf(quoted('10.00', { bill: yearly('10.00', '120.00') }), quoted('20.00'))
    expect(sum.bill).toEqual({ term: 'month', premium: '30.00', fees: [], surcharges: [], total: '30.00' })
  })

  it('are a narrow price for those that are taken, with the reason for the other', () => {
    const sum = sumOf(quoted('10.00'), declined)
    expect(sum).toMatchObject({ premium: '10.00', narrow: true, pets: [{}, { outcome: declined }] })
  })

  it('are estimated as soon as one of them is', () => {
    expect(sumOf(quoted('10.00'), quoted('9.00', { source: 'estimate', estimated: true }))).toMatchObject({
      ...{ source: 'estimate', estimated: true },
    })
  })

  it('are a failure where their prices have different periods', () => {
    const outcome = together(requestFor(2012), [quoted('10.00'), quoted('100.00', { period: 'year' })])
    expect(outcome).toMatchObject({ kind: 'failed', cause: 'badAnswer' })
  })

  it('are one refusal where nothing differs, and each its own where it does', () => {
    const called: Outcome = { kind: 'referred', phone: '1-800-555-0100', message: { text: 'Call us.' } }
    expect(together(requestFor(2012), [declined, declined])).toEqual(declined)
    expect(together(requestFor(2012), [declined, called])).toMatchObject({
      ...called,
      pets: [{ outcome: declined }, { outcome: called }],
    })
  })

  it('are joined product by product', () => {
    const plus = quoted('15.00', { product: { id: 'plus', name: 'Plus' } })
    const sum = sumOf({ ...quoted('10.00'), others: [plus] }, quoted('20.00'))
    expect(sum.premium).toBe('30.00')
    expect(sum.others).toMatchObject([
      {
        ...{ premium: '15.00', narrow: true, product: { id: 'plus' } },
        pets: [{}, { outcome: { message: { key: 'unavailable.noProduct' } } }],
      },
    ])
  })

  it('number pets that would be called the same', () => {
    const outcomes = [quoted('1.00'), quoted('2.00'), quoted('3.00')]
    const sum = together(requestFor(2012, 2012), outcomes)
    expect(sum.kind === 'quoted' && sum.pets?.map(({ pet }) => tell(pet))).toEqual([
      'Cat, age unknown',
      'Cat, 14 years (pet 2)',
      'Cat, 14 years (pet 3)',
    ])
  })
})
