import { describe, expect, it } from 'vitest'
import { ban } from '../../tests/rooms/law.ts'
import {
  loadWorked,
  onlyPlan,
  problemsOf,
  workedDocument,
  workedInputs,
  workedTables,
} from '../../tests/rooms/rating.ts'
import { rulebook } from '../law/rule.ts'
import { endingText } from './plan/endings.ts'

const dogs = ban({ line: 'renters', state: 'TX', factor: 'dogBreed' })
const ages = ban({ line: 'renters', state: 'TX', factor: 'age' })
const [base] = workedDocument.steps
const others = workedDocument.steps.slice(1)
/** A premium that begins with somebody's age. */
const beginsWithAge = { steps: [{ ...base, when: ['le', 'insuredAge', 120] }, ...others] }

describe('the law', () => {
  const guarded = { ...workedInputs, guardedBreed: true }
  const banned = onlyPlan(loadWorked({ rules: rulebook([dogs]) }))

  it('does not call unclear law the law', () => {
    const unclear = rulebook([{ ...dogs, status: 'unclear' }])
    const [{ why } = { why: '' }] = onlyPlan(loadWorked({ rules: unclear })).leftOut
    expect(why).toBe(
      'the law of Texas on the breed of a dog in renters prices is unclear, so that it stays out',
    )
  })

  it('leaves out a step that prices by what its state bans', () => {
    const free = onlyPlan(loadWorked())
    expect(free.rate(guarded)).not.toEqual(free.rate(workedInputs))
    expect(banned.rate(guarded)).toEqual(free.rate(workedInputs))
    expect([free.ratedBy.has('guardedBreed'), banned.ratedBy.has('guardedBreed')]).toEqual([true, false])
    expect(banned.hash).not.toBe(free.hash)
  })

  it('has the worksheet say which step it leaves out, and why', () => {
    const { worksheet } = banned.explain(guarded)
    const row = worksheet.find(({ id }) => id === 'breed')
    expect(row).toMatchObject({
      skipped: 'left out: Texas keeps the breed of a dog out of renters prices',
      value: '',
      after: row?.before,
    })
  })

  it('leaves out a rule that refuses for what its state bans, and a note about it', () => {
    const rule = { ...workedDocument.eligibility[0], id: 'young', when: ['lt', 'insuredAge', 40] }
    const document = {
      eligibility: [...workedDocument.eligibility, rule],
      present: {
        notes: [{ id: 'young', when: rule.when, text: 'You’re young.' }],
      },
    }
    const free = onlyPlan(loadWorked({ document }))
    expect([free.rate(workedInputs).kind, free.notes(workedInputs)]).toEqual([
      'refused',
      [{ key: 'worked/renters#notes.young:You’re young.' }],
    ])
    const lawful = onlyPlan(loadWorked({ document, rules: rulebook([ages]) }))
    expect([lawful.rate(workedInputs).kind, lawful.notes(workedInputs)]).toEqual(['rated', []])
    expect(lawful.leftOut).toContainEqual({
      part: { list: 'eligibility', id: 'young' },
      why: 'Texas keeps age out of renters eligibility',
    })
  })

  it('leaves a step out from the day on which a ban begins until the day on which it ends', () => {
    const rules = rulebook([{ ...dogs, from: '2026-11-28', until: '2027-03-01' }])
    const book = loadWorked({ rules })
    const free = onlyPlan(loadWorked())
    const priceOn = (on: `${number}-${number}-${number}`) => book.choose({ state: 'TX', on })?.rate(guarded)
    expect(priceOn('2026-11-27')).toEqual(free.rate(guarded))
    expect(priceOn('2026-11-28')).toEqual(banned.rate(guarded))
    expect(priceOn('2027-02-28')).toEqual(banned.rate(guarded))
    expect(priceOn('2027-03-01')).toEqual(free.rate(guarded))
    expect(book.plans.map(({ from, until }) => [from, until])).toEqual([
      ['2025-01-01', '2026-11-28'],
      ['2026-11-28', '2027-03-01'],
      ['2027-03-01', undefined],
    ])
    expect(book.endings).toEqual([])
  })

  it('leaves a step out of the newest version that is for the day', () => {
    const next = { ...workedDocument, version: '2026.1', effective: { newBusiness: '2026-06-01' } }
    const files = { 'renters-2026.json': JSON.stringify(next) }
    const book = loadWorked({ files, rules: rulebook([{ ...dogs, from: '2026-11-28' }]) })
    const versionOn = (on: `${number}-${number}-${number}`) => {
      const chosen = book.choose({ state: 'TX', on })
      return [chosen?.plan.version, chosen?.leftOut.length]
    }
    expect(versionOn('2026-05-31')).toEqual(['2025.1', 0])
    expect(versionOn('2026-11-27')).toEqual(['2026.1', 0])
    expect(versionOn('2026-11-28')).toEqual(['2026.1', 1])
  })

  it('stops a plan whose premium begins with what its state bans, with file and line', () => {
    expect(problemsOf({ rules: rulebook([ages]), document: beginsWithAge })).toEqual([
      'renters.json:1: worked/renters/TX, step base: Texas keeps age out of renters prices, and the premium begins with this step. Override the step in TX with one that does not read it.',
    ])
  })

  it.each([
    [
      'a refusal without which answers reach no row',
      {
        eligibility: [
          ...workedDocument.eligibility,
          { ...workedDocument.eligibility[0], id: 'city', when: ['eq', 'territory', 'T5'] },
        ],
      },
      { ...dogs, factor: 'territoryZip', rate: true } as const,
      /Texas keeps the ZIP code out of renters eligibility\. .*no row for TX T5\. Add it/,
    ],
  ])('stops a plan that needs what its state bans: %s', (_, document, rule, message) => {
    const territory = (workedTables['renters-territory.csv'] ?? '').replace('TX,T5,1.25\n', '')
    const files = 'eligibility' in document ? { 'renters-territory.csv': territory } : {}
    expect(problemsOf({ rules: rulebook([rule]), document, files }).join('\n')).toMatch(message)
  })

  it('stops a plan that is left with no step for what its state requires', () => {
    const required = { ...dogs, factor: 'territoryZip', status: 'mandatory', rate: true } as const
    const steps = workedDocument.steps.map(step =>
      step.id === 'territory' ? { ...step, when: ['le', 'insuredAge', 120] } : step,
    )
    expect(problemsOf({ rules: rulebook([required]), document: { steps } })).toEqual([])
    expect(problemsOf({ rules: rulebook([required, ages]), document: { steps } }).join('\n')).toMatch(
      /step territory: Texas keeps age out of renters prices and requires the ZIP code, which no other step rates/,
    )
  })

  describe('that will ban what a plan needs', () => {
    const rules = rulebook([{ ...ages, from: '2027-03-01' }])

    it('ends the plan on that day, and says so when the plan is loaded', () => {
      const book = loadWorked({ rules, document: beginsWithAge })
      expect(book.choose({ state: 'TX', on: '2027-02-28' })).not.toBeNull()
      expect(book.choose({ state: 'TX', on: '2027-03-01' })).toBeNull()
      expect(book.endings).toMatchObject([{ plan: 'worked/renters/TX', state: 'TX', on: '2027-03-01' }])
      expect(book.endings.map(endingText)).toEqual([
        'renters.json:1: worked/renters/TX, step base: from 2027-03-01, Texas keeps age out of renters prices, and the premium begins with this step, so no policy that starts then or later has a price. Override the step in TX with one that does not read it. Or add a version that is for new business by then.',
      ])
    })

    it.each([
      ['2027-03-01', 0],
      ['2027-03-02', 1],
    ])('says nothing where another version begins by then: on %s', (newBusiness, endings) => {
      const next = { ...workedDocument, version: '2027.1', effective: { newBusiness } }
      const files = { 'renters-2027.json': JSON.stringify(next) }
      expect(loadWorked({ rules, document: beginsWithAge, files }).endings).toHaveLength(endings)
    })

    it('says nothing where the plan has ended by then', () => {
      const effective = { newBusiness: '2025-01-01', until: '2027-03-01' }
      expect(loadWorked({ rules, document: { ...beginsWithAge, effective } }).endings).toEqual([])
    })
  })

  it('limits the policy fee', () => {
    const fees = [{ ...workedDocument.fees[0], value: { const: '27.00' } }]
    const files = Object.fromEntries(
      ['renters-base.csv', 'renters-territory.csv'].map(file => [
        file,
        (workedTables[file] ?? '').replaceAll('TX', 'FL'),
      ]),
    )
    expect(problemsOf({ document: { fees, states: ['FL'] }, files }).join('\n')).toMatch(
      /fee policy-fee: FL allows 25\.00 at most/,
    )
  })

  it.each([
    ['year', '0.0875', /nothing is paid by the month/],
    ['month', '0.08', /twelve times 0\.08 isn't a year/],
    ['month', '0.875', /twelve times 0\.875 isn't a year/],
  ])('takes no monthly share that is none: by the %s, %s', (period, factor, problem) => {
    const payments = { factor, ref: 'F-2' }
    expect(problemsOf({ document: { period, payments } }).join('\n')).toMatch(problem)
  })

  it('takes no installment fee of nothing', () => {
    const document = { payments: { installmentFee: '0.00', ref: 'F-3' } }
    expect(problemsOf({ document }).join('\n')).toMatch(/payments: 0\.00 isn't a fee/)
  })

  it.each([
    ['month', { paidInFull: '0.05' }, /payments: a month is not paid in other ways/],
    ['trip', { paidInFull: '0.05' }, /a trip is not paid in other ways/],
    ['year', {}, /there is no way to pay/],
    ['year', { paidInFull: '1.00' }, /1\.00 isn't a discount/],
    ['6 months', { installments: { count: 9, down: '0.20' } }, /9 payments do not fit into 6 months/],
    ['year', { installments: { count: 6, down: '0' } }, /0 isn't a down payment/],
    ['year', { installments: { count: 6, down: '0.2', fee: '0.00' } }, /0\.00 isn't a fee/],
    ['year', { installments: { count: 13, down: '0.2' } }, /payments.*not a way to pay|payments/],
  ])('takes no way to pay that is none: by the %s, %o', (period, ways, problem) => {
    const document = { period, payments: { ...ways, ref: 'F-4' } }
    expect(problemsOf({ document }).join('\n')).toMatch(problem)
  })

  it('names the input of a fee’s condition that there is not', () => {
    const fees = [
      { id: 'odd', label: 'Odd', ref: 'F-1', when: ['eq', 'pipLevel', 'NONE'], value: { const: '1.00' } },
    ]
    expect(problemsOf({ document: { fees } }).join('\n')).toMatch(/fee odd: there is no input pipLevel/)
  })

  it('takes no day for renewals, which are not priced', () => {
    const effective = { newBusiness: '2025-01-01', renewal: '2025-03-01' }
    expect(problemsOf({ document: { effective } }).join('\n')).toMatch(
      /renters\.json:1: effective\.renewal: renewals are not priced here.* Remove it/,
    )
  })
})
