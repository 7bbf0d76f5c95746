import { describe, expect, it } from 'vitest'
import { exceptions } from './exceptions.ts'
import { jurisdictions } from './jurisdictions.ts'
import { law } from './law.ts'
import { type Factor, type InsuranceLine, rulebook } from './rule.ts'
import { policyFeeCap, surchargesFor } from './surcharges.ts'

const on = '2026-11-22'
const everyFactor = [...new Set(exceptions.map(rule => rule.factor))]

function statesWithout(line: InsuranceLine, factor: Factor) {
  return jurisdictions
    .map(({ code }) => code)
    .filter(state => !law.mayRate({ line, state, factor, on }))
    .sort()
}

describe('what a state lets insurers price by', () => {
  it('lists the 50 states and DC once', () => {
    expect(new Set(jurisdictions.map(({ code }) => code)).size).toBe(51)
    expect(new Set(jurisdictions.map(({ fips }) => fips)).size).toBe(51)
  })

  it.each([
    ['renters', 'credit', ['CA', 'HI', 'MA', 'MD']],
    ['homeowner', 'credit', ['CA', 'MA', 'MD']],
    ['auto', 'multiPolicy', ['CA', 'HI', 'MA', 'NC']],
    ['homeowner', 'multiPolicy', ['CA', 'HI', 'MA', 'NC']],
    ['renters', 'multiPolicy', ['CA', 'HI', 'MA', 'NC']],
    ['renters', 'dogBreed', ['AZ', 'CO', 'IL', 'NV', 'NY']],
    ['homeowner', 'dogBreed', ['AZ', 'CO', 'IL', 'NV', 'NY']],
    ['auto', 'credit', ['CA', 'HI', 'MA', 'MI']],
    ['auto', 'gender', ['CA', 'HI', 'MA', 'MI', 'NC', 'PA']],
    ['auto', 'age', ['CA', 'HI', 'MA', 'NC']],
    ['auto', 'yearsLicensed', ['HI']],
    ['auto', 'maritalStatus', ['HI', 'MA', 'MI']],
    ['auto', 'education', ['CA', 'GA', 'MA', 'MI', 'NY']],
    ['auto', 'homeOwnership', ['CA', 'MA', 'MI']],
    ['auto', 'priorInsurance', ['CA']],
    [
      'auto',
      'notAtFaultAccident',
      ['AK', 'CA', 'CO', 'DC', 'FL', 'GA', 'MA', 'MI', 'NC', 'NJ', 'NV', 'NY', 'OK', 'PA', 'SC', 'VA'],
    ],
    ['life', 'gender', []],
  ] as const)('keeps %s prices free of %s in %j', (line, factor, states) => {
    expect(statesWithout(line, factor)).toEqual(states)
  })

  it('allows anything without a rule, and limits credit everywhere', () => {
    expect(law.ruleFor({ line: 'renters', state: 'TX', factor: 'age', on }).status).toBe('allowed')
    expect(law.ruleFor({ line: 'renters', state: 'TX', factor: 'credit', on }).status).toBe('limited')
  })

  it('may price a guarded breed in Pennsylvania and Michigan but not refuse it', () => {
    for (const state of ['PA', 'MI'] as const) {
      expect(law.mayRate({ line: 'renters', state, factor: 'dogBreed', on })).toBe(true)
      expect(law.mayRefuse({ line: 'renters', state, factor: 'dogBreed', on })).toBe(false)
    }
  })

  it('never allows refusing a risk for a factor that may not affect its price', () => {
    for (const { code: state } of jurisdictions)
      for (const line of ['renters', 'homeowner', 'auto', 'life'] as const)
        for (const factor of everyFactor) {
          const rule = law.ruleFor({ line, state, factor, on })
          expect(rule.rate || !rule.refuse || rule.status === 'limited').toBe(true)
        }
  })

  it('gives every exception a reading and a source', () => {
    for (const rule of exceptions) expect(rule.detail.en && rule.source).not.toBe('')
  })
})

describe('the day a rule begins', () => {
  const nextWeek = rulebook([
    {
      line: 'renters',
      state: 'OH',
      factor: 'dogBreed',
      status: 'banned',
      rate: false,
      refuse: false,
      detail: { en: 'A rule of next week.' },
      source: 'this test',
      confidence: 'high',
      from: '2026-11-28',
      until: '2027-01-01',
    },
  ])
  const question = { line: 'renters', state: 'OH', factor: 'dogBreed' } as const

  it('is the first day it applies, and it ends on the day before the next one begins', () => {
    expect(nextWeek.mayRate({ ...question, on: '2026-11-27' })).toBe(true)
    expect(nextWeek.mayRate({ ...question, on: '2026-11-28' })).toBe(false)
    expect(nextWeek.mayRate({ ...question, on: '2026-12-31' })).toBe(false)
    expect(nextWeek.mayRate({ ...question, on: '2027-01-01' })).toBe(true)
  })
})

describe('what a state adds to a bill', () => {
  it('names each surcharge with its amount', () => {
    const lines = surchargesFor({ line: 'renters', state: 'FL', on: '2026-09-30' })
    expect(lines.map(({ basis, amount }) => [basis, amount])).toEqual([
      ['policy', '2.00'],
      ['percent', '1.0'],
    ])
    expect(surchargesFor({ line: 'renters', state: 'TX', on })).toEqual([])
    expect(surchargesFor({ line: 'auto', state: 'TX', on })).toHaveLength(1)
  })

  it('ends on its day', () => {
    const connecticut = { line: 'homeowner', state: 'CT' } as const
    expect(surchargesFor({ ...connecticut, on: '2029-12-31' })).toHaveLength(1)
    expect(surchargesFor({ ...connecticut, on: '2030-01-01' })).toHaveLength(0)
  })

  it('limits the policy fee in Florida', () => {
    expect(policyFeeCap({ line: 'renters', state: 'FL', on })).toBe('25.00')
    expect(policyFeeCap({ line: 'renters', state: 'GA', on })).toBeNull()
  })
})
