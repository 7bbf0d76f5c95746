import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadWorked, onlyPlan, workedInputs } from '../../../tests/rooms/rating.ts'
import { formatMoney } from '../decimal.ts'
import { rentersInputs } from '../inputs/renters.ts'

const plan = onlyPlan(loadWorked())

function totalOf(change: object, book = plan) {
  const rating = book.rate({ ...workedInputs, ...change })
  return rating.kind === 'rated' ? formatMoney(rating.total) : rating.rule.id
}

const anyInputs = fc.record({
  state: fc.constant('TX'),
  territory: fc.constantFrom(...rentersInputs.territory.values),
  personalProperty: fc.constantFrom(...rentersInputs.personalProperty.only),
  liability: fc.constantFrom(...rentersInputs.liability.only),
  deductible: fc.constantFrom(...rentersInputs.deductible.only),
  settlement: fc.constantFrom(...rentersInputs.settlement.values),
  propertyType: fc.constantFrom(...rentersInputs.propertyType.values),
  insuredAge: fc.integer({ min: 18, max: 120 }),
  losses: fc.constantFrom(...rentersInputs.losses.values),
  protections: fc.subarray([...rentersInputs.protections.values]),
  animal: fc.constantFrom(...rentersInputs.animal.values),
  guardedBreed: fc.boolean(),
})

describe('a compiled plan', () => {
  it('gives the same price with and without a worksheet', () => {
    fc.assert(
      fc.property(anyInputs, inputs => {
        const { rating, worksheet } = plan.explain(inputs)
        expect(rating).toEqual(plan.rate(inputs))
        expect(worksheet.at(-1)?.after).toBe(rating.kind === 'rated' ? formatMoney(rating.total) : undefined)
      }),
    )
  })

  it('turns away by the first rule that fits', () => {
    expect(totalOf({ losses: 'THREE_PLUS', animal: 'BITE' })).toBe('losses')
    expect(totalOf({ animal: 'BITE' })).toBe('animal')
  })

  it('lets a step apply only when its condition is true', () => {
    expect(totalOf({ guardedBreed: true })).toBe('195.00')
  })

  it('caps the sum of credits', () => {
    const all = rentersInputs.protections.values
    const most = totalOf({ protections: ['SPRINKLER', 'CENTRAL_BURGLAR', 'GATED'] })
    expect(totalOf({ protections: all })).toBe(most)
  })

  it('never charges less than the minimum premium', () => {
    const least = {
      territory: 'T1',
      personalProperty: 10000,
      deductible: 2500,
      losses: 'NONE',
      propertyType: 'ROOM',
      insuredAge: 70,
      protections: rentersInputs.protections.values,
      animal: 'NONE',
    }
    expect(totalOf(least)).toBe('72.00')
  })

  it('gives a point of a curve its own value and the sums between their share', () => {
    const value = (personalProperty: number) =>
      plan.explain({ ...workedInputs, personalProperty }).worksheet.find(({ id }) => id === 'property')?.value
    expect([10000, 15000, 30000, 75000, 100000].map(value)).toEqual([
      '0.75',
      '0.8125',
      '1.00',
      '1.675',
      '2.05',
    ])
  })

  it('rounds the premium as the plan says', () => {
    const rounded = (to: string, mode: string) =>
      totalOf({}, onlyPlan(loadWorked({ document: { rounding: { premium: { to, mode } } } })))
    expect(rounded('1.00', 'down')).toBe('177.00')
    expect(rounded('0.01', 'halfUp')).toBe('177.98')
    expect(rounded('0.25', 'halfEven')).toBe('178.00')
  })

  it('adds a fee to each payment but the first, where the plan says so', () => {
    const document = { payments: { installmentFee: '3.00', ref: 'F-3' } }
    const { rating, worksheet } = onlyPlan(loadWorked({ document })).explain(workedInputs)
    if (rating.kind !== 'rated') throw new Error('turned away')
    expect(formatMoney(rating.total)).toBe('178.00')
    expect(rating.payments).toEqual({ count: 12, first: 14_7600n, each: 17_8400n })
    expect(worksheet.at(-1)).toMatchObject({ id: 'payment', value: '3.00', before: '14.84', after: '17.84' })
  })

  it('shows a down payment with later months, and what paying in full takes off the premium', () => {
    const installments = { count: 4, down: '0.25', fee: '2.00' }
    const document = { period: 'year', payments: { installments, paidInFull: '0.05', ref: 'F-4' } }
    const { rating, worksheet } = onlyPlan(loadWorked({ document })).explain(workedInputs)
    if (rating.kind !== 'rated') throw new Error('turned away')
    expect([formatMoney(rating.total), rating.payments]).toEqual(['178.00', null])
    // A quarter of 178.00 down; 133.50 in three months of 44.50 and the fee; 166.00 of premium less a twentieth.
    expect(rating.payPlan).toEqual({
      monthly: { count: 4, first: 44_5000n, each: 46_5000n, fee: 2_0000n },
      inFull: 169_7000n,
    })
    expect(worksheet.slice(-3).map(({ id, after }) => [id, after])).toEqual([
      ['down-payment', '44.50'],
      ['payment', '46.50'],
      ['paid-in-full', '169.70'],
    ])
  })

  it('never loses a cent to a payment plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 5, max: 90 }), (count, percent) => {
        const down = (percent / 100).toFixed(2)
        const payments = { installments: { count, down }, ref: 'F-4' }
        const { rate } = onlyPlan(loadWorked({ document: { period: 'year', payments } }))
        const rating = rate(workedInputs)
        if (rating.kind !== 'rated' || !rating.payPlan?.monthly) throw new Error('no payments')
        const { first, each } = rating.payPlan.monthly
        expect(first + each * BigInt(count - 1)).toBe(rating.total)
      }),
      { numRuns: 20 },
    )
  })

  it('puts a fee on the bills that its condition names, and on no other', () => {
    const fees = [
      {
        id: 'big',
        label: 'Big',
        ref: 'F-1',
        when: ['ge', 'personalProperty', 50000],
        value: { const: '9.00' },
      },
    ]
    const plan = onlyPlan(loadWorked({ document: { fees } }))
    const fee = (personalProperty: number) => {
      const { rating, worksheet } = plan.explain({ ...workedInputs, personalProperty })
      return [rating.kind === 'rated' && rating.fees.length, worksheet.some(({ id }) => id === 'big')]
    }
    expect([fee(20000), fee(75000)]).toEqual([
      [0, false],
      [1, true],
    ])
  })

  it('makes the month a share of the year, as the last row of the worksheet, where the plan says so', () => {
    const document = { payments: { factor: '0.0875', ref: 'F-2' } }
    const { rating, worksheet } = onlyPlan(loadWorked({ document })).explain(workedInputs)
    if (rating.kind !== 'rated') throw new Error('turned away')
    expect(formatMoney(rating.total)).toBe('178.00')
    expect(rating.payments).toEqual({ count: 12, first: 15_5800n, each: 15_5800n })
    expect(worksheet.at(-1)).toEqual({
      sequence: 15,
      id: 'payment',
      label: 'Monthly payment',
      operation: 'mul',
      unit: 'money',
      key: '',
      value: '0.0875',
      before: '178.00',
      after: '15.58',
      rounding: '0.01 halfUp',
      reference: 'F-2',
    })
  })

  it('can round a step finer than the cent', () => {
    const finer = { to: '0.0001', mode: 'halfUp' }
    const document = { rounding: { step: finer, premium: { to: '0.01', mode: 'halfUp' } } }
    // 162 x 1.06 x 0.875 x 0.95 x 1.19 x 0.93 + 8 + 12, rounded four places at a time.
    expect(totalOf({}, onlyPlan(loadWorked({ document })))).toBe('177.97')
  })

  it('adds the surcharges of the state as lines of their own', () => {
    const florida = loadWorked({
      document: { states: ['FL'] },
      files: {
        'renters-base.csv': 'state,value\nFL,162.00\n',
        'renters-territory.csv': `state,territory,value\n${rentersInputs.territory.values.map(t => `FL,${t},1.06`).join('\n')}\n`,
      },
    })
    const rating = onlyPlan(florida).rate({ ...workedInputs, state: 'FL' })
    if (rating.kind !== 'rated') throw new Error('turned away')
    expect(rating.surcharges.map(({ amount }) => formatMoney(amount))).toEqual(['2.00', '1.66'])
    expect(formatMoney(rating.total)).toBe('181.66')
  })

  it('renders the notes for the cover of a risk', () => {
    const text = 'A dog is covered at home only.'
    const part = { kind: 'roofCashValue' }
    const present = { notes: [{ id: 'dog', when: ['eq', 'animal', 'DOG'], text, part }] }
    const noted = onlyPlan(loadWorked({ document: { present } }))
    expect(noted.notes(workedInputs)).toEqual([{ key: `worked/renters#notes.dog:${text.slice(0, 16)}` }])
    expect(noted.notes({ ...workedInputs, animal: 'NONE' })).toEqual([])
    expect(noted.notedParts(workedInputs)).toEqual([part])
    expect(noted.notedParts({ ...workedInputs, animal: 'NONE' })).toEqual([])
  })
})
