import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../rating/plan/tables/csv.ts'
import { exceptions } from './exceptions.ts'
import { law } from './law.ts'
import { isOfficial } from './official.ts'
import { isSure } from './rule.ts'

const file = new URL('../../scripts/market/state-rules.csv', import.meta.url)
const listed = parseCsv('state-rules.csv', readFileSync(file, 'utf8')).rows.map(({ cells }) => {
  const [line, factor, state, status] = cells
  return `${line} ${factor} ${state} ${status}`
})

const on = '2026-11-22'
const inEffect = exceptions.filter(rule => law.ruleFor({ ...rule, on }) === rule)

describe('the exceptions of the states', () => {
  it('are exactly those of the sources, on the day this product was made', () => {
    const rows = inEffect.map(({ line, factor, state, status }) => `${line} ${factor} ${state} ${status}`)
    expect(rows.toSorted()).toEqual(listed.toSorted())
  })

  it('are in effect on that day, unless they have ended', () => {
    const ended = exceptions.filter(rule => !inEffect.includes(rule))
    expect(ended.filter(({ until }) => until === undefined || until > on)).toEqual([])
  })

  it('allow no refusal for credit, nor for what an unclear rule keeps out of the price', () => {
    for (const { line, factor, state, status, rate, refuse } of inEffect)
      if (factor === 'credit' || (status === 'unclear' && !rate))
        expect(refuse, `${line} ${state} ${factor}`).toBe(false)
  })

  it('name the statute wherever they are sure, and are sure of nothing that nobody looked up', () => {
    for (const rule of exceptions) {
      if (isSure(rule)) expect(rule.statute, rule.detail.en).toBeTruthy()
      if (rule.source === 'recalled' || rule.status === 'unclear' || rule.confidence !== 'high')
        expect(isSure(rule), rule.detail.en).toBe(false)
    }
  })

  it('are told to nobody as the law where only a report of it was read, or without full confidence', () => {
    const untold = exceptions.filter(
      rule => rule.statute !== undefined && !rule.source.startsWith('recalled') && !isSure(rule),
    )
    expect(
      untold.map(({ line, state, factor, confidence }) => `${line} ${state} ${factor}: ${confidence}`),
    ).toEqual([
      // Read in the law, but not to its end, or not everything that the row says.
      'homeowner HI credit: medium',
      'homeowner NC credit: medium',
      'homeowner MI credit: medium',
      // Read in the press.
      'homeowner NV dogBreed: medium',
      'renters NV dogBreed: medium',
      // Read at an insurer.
      'homeowner FL roofAge: high',
      // Read in part, and in a report of the rest.
      'homeowner CA wildfireMitigation: medium',
      // Read in the law, but not beyond doubt.
      'auto CA maritalStatus: medium',
      'auto MA seniorAge: medium',
      'auto MI credit: low',
      // Read at law firms.
      'auto NV notAtFaultAccident: medium',
      'auto FL notAtFaultAccident: high',
      'auto GA notAtFaultAccident: high',
      // Not beyond doubt again.
      'auto MA notAtFaultAccident: medium',
      'auto NJ notAtFaultAccident: medium',
      'auto NY notAtFaultAccident: medium',
    ])
  })

  it.each([
    ['a print of the statute', 'florida.public.law', true],
    ['a regulator', 'mass.gov, How do I lower my premium?', true],
    ['a law beside a report', 'instalawyer.io; mlive.com, May 2019', true],
    ['a report alone', 'kolotv.com, 2022-01-12', false],
    ['a law firm that quotes it', 'floridainjuryattorneyblawg.com, 2014, which quotes it', false],
    ['nobody', 'recalled', false],
  ])('know whether a law was read: %s', (_, source, is) => expect(isOfficial(source)).toBe(is))
})
