import { Counter } from 'prom-client'
import type { AdmitLetter } from '../journey/quoting/admit.ts'
import type { Log } from '../platform/log.ts'
import { type AddressRounds, freeMailboxes } from '../store/counts/address-rounds.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import { doorBy } from './door.ts'
import type { Proofs } from './proofs.ts'

/**
 * The work for a letter, in bits: at first a quarter of a second on a laptop, and twice as much each time that an address's
 * mailboxes have doubled, up to four seconds.
 */
export const letterBits = { least: 8, most: 12 } as const

const admissions = new Counter({
  name: 'letter_admissions_total',
  help: 'Requests for mail to mailboxes that have had none today, and what became of each try',
  labelNames: ['result'],
})

interface Deps {
  readonly outbox: Pick<MailOutbox, 'hadToday'>
  readonly rounds: AddressRounds
  readonly proofs: Proofs
  readonly isHosted?: boolean
  /** From this many mailboxes in an hour on, no network address has a free one. */
  readonly mostAnHour: number
  readonly log: Log
  readonly now?: () => number
}

/**
 * Keeps the service from being used to write to strangers. A network address's first few mailboxes in a day need nothing; more need
 * a proof of work, and so do all of them once the whole service has written to many in an hour. See AdmitLetter.
 */
export function admitLetterBy({
  outbox,
  rounds,
  proofs,
  isHosted = false,
  mostAnHour,
  log,
  now = Date.now,
}: Deps): AdmitLetter {
  const pass = doorBy({ rounds, proofs, isHosted, bitsFor, now })
  return async ({ to, isProved, ...request }) => {
    if (await outbox.hadToday(to)) return
    const { today, sender } = request
    const everybody = { address: `everybody ${new Date(now()).toISOString().slice(0, 13)}`, today }
    const result = isProved
      ? await rounds.add({ address: sender.address, today }).then(() => 'proved' as const)
      : await pass(request, (await rounds.count(everybody)) < mostAnHour)
    admissions.inc({ result: typeof result === 'string' ? result : 'refused' })
    if (typeof result !== 'string') throw result
    if ((await rounds.add(everybody)) === mostAnHour) log('mail-brake', { mailboxes: mostAnHour })
  }
}

function bitsFor(mailboxes: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, mailboxes / freeMailboxes)))
  return Math.min(letterBits.most, letterBits.least + doublings)
}
