import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '../rating/plan/csv.ts'
import { exceptions } from './exceptions.ts'
import { law } from './law.ts'

const file = new URL('../../scripts/market/state-rules.csv', import.meta.url)
const listed = parseCsv('state-rules.csv', readFileSync(file, 'utf8')).rows.map(({ cells }) => {
  const [line, factor, state, status] = cells
  return `${line} ${factor} ${state} ${status}`
})

describe('the exceptions of the states', () => {
  it('are exactly those of the sources', () => {
    const rows = exceptions.map(({ line, factor, state, status }) => `${line} ${factor} ${state} ${status}`)
    expect(rows.toSorted()).toEqual(listed.toSorted())
  })

  it('are in effect on the day this product was made', () => {
    for (const { line, factor, state, status } of exceptions)
      expect(
        law.ruleFor({ line, factor, state, on: '2026-11-22' }).status,
        `${line} ${state} ${factor}`,
      ).toBe(status)
  })

  it('allow no refusal for credit or for what an unclear rule may ban', () => {
    for (const { line, factor, state, status, refuse } of exceptions)
      if (factor === 'credit' || status === 'unclear')
        expect(refuse, `${line} ${state} ${factor}`).toBe(false)
  })
})
