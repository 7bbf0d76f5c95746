import { admitBy } from '../guard/admit.ts'
import { makeProofs } from '../guard/proofs.ts'
import { turnstile } from '../guard/turnstile.ts'
import type { Admit } from '../journey/admit.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import { makeAddressRounds } from '../store/address-rounds.ts'
import { makeRequestCounts, type RequestCounts } from '../store/request-counts.ts'
import type { Resources } from './resources.ts'

interface Needs {
  readonly config: Pick<Config, 'limits' | 'turnstile'>
  readonly resources: Resources
  readonly log: Log
}

/** The guard between machines and the carriers, as the setting LIMITS configures it. */
export interface Guard {
  readonly admit: Admit
  /** Absent where requests are not limited. */
  readonly requestCounts?: RequestCounts
}

/** See Guard. */
export function openGuard({ config: { limits, turnstile: hosted }, resources, log }: Needs): Guard {
  if (limits === 'off') return { admit: async () => {} }
  const { database, keys, outgoing, stopping } = resources
  const keyFor = (label: string) => deriveKey(keys[0], label)
  const sharing = { db: database.work, key: keyFor('request counts'), signal: stopping.signal, log }
  return {
    admit: admitBy({
      rounds: makeAddressRounds({ db: database.db, key: keyFor('address rounds') }),
      proofs: makeProofs({
        key: keyFor('proofs'),
        hasPassed: hosted && turnstile(hosted, outgoing.send),
      }),
      isHosted: hosted !== undefined,
    }),
    requestCounts: makeRequestCounts(limits === 'database' ? { sharing } : {}),
  }
}
