import { expect, test } from 'vitest'
import { insurers } from './insurers.ts'

test('about 60 insurers are suggested, without repeats', () => {
  const names = insurers.map(({ name }) => name.toLowerCase())
  expect(names.length).toBeGreaterThanOrEqual(55)
  expect(new Set(names).size).toBe(names.length)
  for (const { name } of insurers) expect(name).toBe(name.trim())
})

test('one insurer of them is not asked when the policy began (spec 2.3.20.2)', () => {
  expect(insurers.filter(({ skipsPolicyStart }) => skipsPolicyStart)).toHaveLength(1)
})

test('companies that are no insurers are not among them', () => {
  expect(insurers.filter(({ name }) => /^other$|not insured/i.test(name))).toEqual([])
})
