import { lines } from '../../lines/index.ts'
import { deliverLeads } from '../leads/deliver-leads.ts'
import { leadMail } from '../leads/lead-letter.ts'
import { leadWebhook } from '../leads/lead-webhook.ts'
import { openMailer } from '../mail/mailer.ts'
import { type Log, quoteRefBy } from '../platform/log.ts'
import { deriveKey } from '../platform/seal.ts'
import type { Config } from '../settings/config.ts'
import { makeLeadOutbox } from '../store/rows/lead-outbox.ts'
import type { QuoteStore } from '../store/rows/quote-store.ts'
import type { Resources } from './resources.ts'

interface Leads {
  readonly config: Config
  readonly resources: Resources
  readonly quotes: QuoteStore
  readonly log: Log
}

/**
 * Delivers requests for an agent in the configured way until the process stops. As files, they wait for an operator.
 */
export function startLeads({ config, resources, quotes, log }: Leads): void {
  const { database, keys, unreadable, outgoing, stopping } = resources
  const { leads } = config
  if (leads === undefined || leads.way === 'file') return
  const outbox = makeLeadOutbox({ db: database.work, unreadable })
  const refOf = quoteRefBy(deriveKey(keys[0], 'quote reference'))
  const deliver =
    leads.way === 'mail' ? leadMail(leads.address, openMailer(config)) : leadWebhook(leads, outgoing.send)
  resources.atLast(deliverLeads({ outbox, quotes, lines, deliver, refOf, signal: stopping.signal, log }))
}
