import { sandboxKey } from '../../src/carriers/sandbox-key.ts'
import { carrier, quoted } from './panel.ts'

/** An insurer that binds renters in the sandbox, at $178.00 a year. */
export const binder = {
  ...carrier('binder', 4.2, { via: 'process', rate: () => quoted('14.84') }),
  binds: { lines: ['renters'], endpoint: 'sandbox', key: sandboxKey },
}
