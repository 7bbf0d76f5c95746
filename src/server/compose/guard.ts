import { admitBy } from '../guard/admit.ts'
import { admitLetterBy } from '../guard/admit-letter.ts'
import { type LimitAgent, limitAgentsBy } from '../guard/limit-agents.ts'
import { type LimitRequest, limitRequestsBy } from '../guard/limit-requests.ts'
import { makeProofs } from '../guard/proofs.ts'
import { turnstile } from '../guard/turnstile.ts'
import type { Admit, AdmitLetter } from '../journey/quoting/admit.ts'
import type { Log } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { freeMailboxes, freeRounds, makeAddressRounds } from '../store/counts/address-rounds.ts'
import { makeRequestCounts } from '../store/counts/request-counts.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import type { Resources } from './resources.ts'

interface Needs {
  readonly config: Pick<Config, 'limits' | 'turnstile' | 'mailBrake'>
  readonly resources: Resources
  readonly outbox: Pick<MailOutbox, 'hadToday'>
  readonly log: Log
}

/** The guard between machines, the carriers and strangers' mailboxes, as the setting LIMITS configures it. */
export interface Guard {
  readonly admit: Admit
  readonly admitLetter: AdmitLetter
  /** Absent where requests are not limited. */
  readonly limitRequest?: LimitRequest | undefined
  /** The same for calls of assistants; lets everything through where requests are not limited. */
  readonly limitAgent: LimitAgent
}

/** See Guard. */
export function openGuard({ config, resources, outbox, log }: Needs): Guard {
  const { limits, turnstile: hosted, mailBrake } = config
  if (limits === 'off')
    return { admit: async () => false, admitLetter: async () => {}, limitAgent: () => null }
  const { database, keys, outgoing, stopping } = resources
  const keyFor = (label: string) => deriveKey(keys[0], label)
  const sharing = { db: database.work, key: keyFor('request counts'), signal: stopping.signal, log }
  const proofs = makeProofs({ key: keyFor('proofs'), hasPassed: hosted && turnstile(hosted, outgoing.send) })
  const isHosted = hosted !== undefined
  const { db } = database
  const counts = makeRequestCounts(limits === 'database' ? { sharing } : {})
  return {
    admit: admitBy({
      rounds: makeAddressRounds({ db, key: keyFor('address rounds'), free: freeRounds }),
      ...{ proofs, isHosted },
    }),
    admitLetter: admitLetterBy({
      rounds: makeAddressRounds({ db, key: keyFor('mailbox rounds'), free: freeMailboxes }),
      ...{ outbox, proofs, isHosted, mostAnHour: mailBrake, log },
    }),
    limitRequest: limitRequestsBy(counts),
    limitAgent: limitAgentsBy(counts),
  }
}
