import type { Carrier } from '../../src/carriers/carrier.ts'
import { insuranceLines } from '../../src/law/rule.ts'
import { carrier, quoted } from './panel.ts'

const rates = { via: 'process' as const, rate: () => quoted('14.84') }

/** An insurer of every line in Texas, whose price never changes. */
export const steady: Carrier = {
  ...carrier('steady', 4.2, rates),
  lines: Object.fromEntries(insuranceLines.map(line => [line, { states: ['TX'], connector: rates }])),
}
