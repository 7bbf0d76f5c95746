import { expect, it } from 'vitest'
import { chosenAmounts } from './chosen-amounts.ts'
import { loadPlanFiles } from './load-plan-files.ts'

it('names limits that are filed in thousands as people write them', () => {
  const plans = new URL('../../../data/carriers/wickerby/plans/', import.meta.url)
  const amounts = chosenAmounts({ book: loadPlanFiles(plans, 'auto'), plans, line: 'auto' })
  const damage = amounts.filter(({ input }) => input === 'propertyDamageLimit').map(({ amount }) => amount)
  expect(damage).toContain('$250,000')
  expect(damage).not.toContain('$250')
})
