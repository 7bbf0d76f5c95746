import { askable } from '../../../risk/askable.ts'
import { type LedgerView, ledgerOf } from '../../results/explain/ledger.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { type OtherLine, otherLines } from '../other-lines.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import { riskOf } from '../quoting/risk-of.ts'
import type { Services } from '../services.ts'
import { chosenIn, ownAnswer } from '../wizard/own-answers.ts'
import { startStateOf } from '../wizard/start-state-of.ts'
import { type LeadView, viewLead } from './lead-view.ts'

/** What is stored of a quote. */
export interface ShownData {
  readonly quote: Quote
  readonly ledger: LedgerView
  readonly requests: readonly LeadView[]
  /** Everything answered so far. */
  readonly answers: readonly SaidAnswer[]
  /** The visitor’s quotes of other lines, which store their own answers. */
  readonly others: readonly OtherLine[]
}

/** What is stored of a quote, finished or not, and who received any of it. Throws `quote-expired` as showResults does. */
export async function showData(
  services: Walking & Services<'agent' | 'carriers' | 'leads' | 'offers' | 'quotes' | 'sent'>,
  { visitor, id }: QuoteOf,
): Promise<ShownData> {
  const { carriers, offers, sent, leads, agent } = services
  const quote = await readOwnQuote(services, { visitor, id })
  const { journey, walked } = walkedOf(services, quote)
  const place = startStateOf(quote)
  const { application, open, path } = walked
  const risk = open ? null : riskOf({ line: quote.line, application, today: journey.today })
  return {
    quote,
    others: await otherLines(services, visitor, quote),
    ledger: ledgerOf({
      carriers,
      line: quote.line,
      state: place,
      offers: await offers.offersOf(quote),
      sent: await sent.of(quote),
      rated: risk && { risk, askable: askable(risk) },
    }),
    requests: (await leads.of(quote)).map(lead => viewLead(lead, { to: agent, place })),
    answers: [...path, ...chosenIn(walked)]
      .filter(({ answered }) => answered)
      .map(ownAnswer({ quote, visitor, journey, walked })),
  }
}
