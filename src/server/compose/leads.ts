import { lines } from '../../lines/index.ts'
import { deliverLeads } from '../leads/deliver-leads.ts'
import { leadMail } from '../leads/lead-letter.ts'
import { leadWebhook } from '../leads/lead-webhook.ts'
import { openMailer } from '../mail/mailer.ts'
import type { Log } from '../platform/log.ts'
import type { Config } from '../settings/config.ts'
import type { Resources } from './resources.ts'
import type { Stores } from './stores.ts'

interface Leads {
  readonly config: Config
  readonly resources: Resources
  readonly stores: Stores
  readonly log: Log
}

/**
 * Delivers requests for an agent in the configured way until the process stops. As files, they wait for an operator.
 */
export function startLeads({ config, resources, stores, log }: Leads): void {
  const { refOf, outgoing, stopping } = resources
  const { leads } = config
  if (leads === undefined || leads.way === 'file') return
  const { leads: outbox, quotes } = stores
  const deliver =
    leads.way === 'mail' ? leadMail(leads.address, openMailer(config)) : leadWebhook(leads, outgoing.send)
  resources.atLast(deliverLeads({ outbox, quotes, lines, deliver, refOf, signal: stopping.signal, log }))
}
