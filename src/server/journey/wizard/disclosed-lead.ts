import type { Contact } from '../../../kinds/contact/contact.ts'
import type { Answers } from '../../../wizard/walk.ts'
import { riskAddressOf } from '../../results/risk-address.ts'
import type { Lead } from '../../store/rows/lead.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { partnerOf } from '../partner-of.ts'
import type { Sender } from '../quoting/admit.ts'

interface FinishedQuote {
  readonly quote: Pick<Quote, 'number' | 'line' | 'answers'>
  readonly application: Answers
  readonly sender: Sender
}

/**
 * The lead that a finished quote becomes because the page with the email address disclosed it; null without that disclosure,
 * without an address, and for a browser that asks not to be tracked, which opts out of such passing on (11 CCR 7025).
 */
export function disclosedLead({ quote, application, sender }: FinishedQuote): Lead | null {
  // The step kind `contact` stores it, checked by its schema.
  const { contact } = application as { contact?: Contact & { firstName?: string; lastName?: string } }
  const email = mailboxIn(contact?.email ?? '')
  if (!contact?.leadDisclosure || !email || sender.optsOut) return null
  const { state, zip } = riskAddressOf(application)
  return {
    grounds: 'disclosure',
    requestedAt: new Date().toISOString(),
    quoteNumber: quote.number,
    line: quote.line,
    state,
    zip,
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    reachBy: 'email',
    phone: '',
    email,
    consent: contact.leadDisclosure,
    partner: partnerOf(quote.answers) ?? '',
    prices: [],
    answers: null,
  }
}
