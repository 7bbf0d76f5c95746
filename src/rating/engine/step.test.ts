import { expect, it } from 'vitest'
import { formatMoney } from '../decimal.ts'
import type { Step } from '../plan/format/format-step.ts'
import { compileSteps, runSteps } from './step.ts'

const step = (id: string, rest: Pick<Step, 'op' | 'value'> & Partial<Step>): Step => ({
  id,
  label: { en: id },
  ref: 'Manual, page 1',
  ...rest,
})

const compiled = (steps: readonly Step[], to = '0.01') => {
  const rounding = { step: { to, mode: 'halfUp' }, premium: { to, mode: 'halfUp' } } as const
  return compileSteps(steps, { plan: { line: 'auto', values: [], rounding, tables: {} }, unit: 'money' })
}

const totalOf = (steps: readonly Step[], to?: string) =>
  formatMoney(runSteps(compiled(steps, to), { scope: {}, from: 0n }))

const base = step('base', { op: 'set', value: { const: '10.37' } })
const one = step('one', { op: 'mul', value: { const: '1' } })

it('multiplies by 1 without a trace where amounts are rounded alike', () => {
  expect(totalOf([base, one])).toBe('10.37')
})

it('rounds the product with 1 where an earlier amount is finer', () => {
  expect(totalOf([base, { ...one, round: { to: '1.00', mode: 'down' } }])).toBe('10.00')
  const least = step('least', { op: 'max', value: { const: '10.37' } })
  expect(totalOf([least, one], '0.25')).toBe('10.25')
})

it('knows where a value stays the same: what reads a car and a coverage is worked out for each of both', () => {
  const [ofPolicy, ofPart, ofCar] = [
    ['eq', 'state', 'TX'],
    ['eq', 'coverage', 'collision'],
    ['eq', 'vehicleGroup', 'SPORTS'],
  ] as const
  const steps = [
    one,
    { ...one, when: ofPolicy },
    { ...one, when: ofPart },
    { ...one, when: ofCar },
    { ...one, when: ['and', ofPart, ofCar] },
    { ...one, value: { stage: 'driver' } },
  ] satisfies readonly Step[]
  const places = compiled(steps).map(({ sameWithin }) => sameWithin)
  expect(places).toEqual(['policy', 'policy', 'part', 'member', null, null])
})
