import { expect, test } from 'vitest'
import type { CoveragePart } from '../../../rating/coverage/coverage.ts'
import { amountAlone } from './amount-alone.ts'

test.each<[CoveragePart, string | undefined]>([
  [{ kind: 'deductible', amounts: [500] }, '$500'],
  [{ kind: 'deductible', amounts: [0] }, '$0'],
  [{ kind: 'injury', amounts: [30_000, 60_000] }, '$30,000/$60,000'],
  [{ kind: 'windDeductible', of: 'wind', amounts: [2] }, '2%'],
  [{ kind: 'medicalPayments', amounts: [0] }, undefined],
  [{ kind: 'injuryProtection', isUnlimited: true }, undefined],
  [{ kind: 'term', amounts: [20] }, undefined],
  [{ kind: 'routineCare', amounts: [0] }, undefined],
  [{ kind: 'other', label: 'identity theft', amounts: [1000], text: '$1,000 identity theft' }, undefined],
])('beside the title of a part stands its amount, where that says all: %j', (part, amount) => {
  expect(amountAlone(part)).toBe(amount)
})
