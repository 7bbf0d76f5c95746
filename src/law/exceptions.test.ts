import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../rating/plan/csv.ts'
import { exceptions } from './exceptions.ts'
import { law } from './law.ts'
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
      if (rule.source === 'recalled' || rule.status === 'unclear')
        expect(isSure(rule), rule.detail.en).toBe(false)
    }
  })
})
