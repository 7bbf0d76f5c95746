import { fieldsOf, type NeedField } from '../../../connectors/needs/details.ts'
import { type NeedAnswer, ourNeed, ourNeedIds } from '../../../connectors/needs/need.ts'
import { type AskableRisk, askable } from '../../../risk/askable.ts'
import { type LedgerView, ledgerOf } from '../../results/explain/ledger.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { type Walking, walkedOf } from '../journey-of.ts'
import { type OtherLine, otherLines } from '../other-lines.ts'
import { type QuoteOf, readOwnQuote } from '../own-quote.ts'
import { riskOf } from '../quoting/risk-of.ts'
import type { Services } from '../services.ts'
import { chosenIn, ownAnswer } from '../wizard/own-answers.ts'
import { startStateOf } from '../wizard/start-place.ts'
import { type LeadView, viewLead } from './lead-view.ts'

/** What an insurer was given beyond the answers of the line. */
export interface GivenTo {
  readonly insurer: string
  /** The ISO time at which the visitor agreed. */
  readonly at: string
  readonly answers: readonly {
    /** The field that asked for it, with the driver's first name if it is about one; null if nothing asks for it any more. */
    readonly field: (NeedField & { readonly first?: string }) | null
    readonly key: string
    readonly answer: NeedAnswer
  }[]
}

/** What is stored about a quote. */
export interface ShownData {
  readonly quote: Quote
  readonly ledger: LedgerView
  readonly requests: readonly LeadView[]
  /** Everything answered so far. */
  readonly answers: readonly SaidAnswer[]
  /** What this browser gave insurers, each its own. */
  readonly given: readonly GivenTo[]
  /** The visitor’s quotes of other lines, which store their own answers. */
  readonly others: readonly OtherLine[]
}

/** What is stored about a quote, finished or not, and who received any of it. Throws `quote-expired` as showResults does. */
export async function showData(
  services: Walking & Services<'agent' | 'carriers' | 'given' | 'leads' | 'offers' | 'quotes' | 'sent'>,
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
    given: await givenTo(services, { quote, visitor, risk: risk && askable(risk) }),
  }
}

interface Giver {
  readonly quote: Quote
  readonly visitor: Buffer
  /** Null before every question is answered. */
  readonly risk: AskableRisk | null
}

async function givenTo(
  { given, carriers }: Services<'carriers' | 'given'>,
  { quote, visitor, risk }: Giver,
): Promise<readonly GivenTo[]> {
  const giver = visitor.toString('base64')
  const typedHere = (await given.of(quote)).filter(one => one.giver === giver)
  return typedHere.map(({ carrier: id, given, consent }) => {
    const carrier = carriers.find(one => one.id === id)
    const declared = (risk && carrier?.lines[risk.line]?.needs) ?? []
    const unnamed = ourNeedIds.filter(ours => !declared.some(need => need.id === ours))
    const needs = [...declared, ...unnamed.map(ours => ourNeed(ours, 'asked'))]
    const fields = risk ? fieldsOf(needs, risk) : []
    const drivers = risk?.line === 'auto' ? risk.drivers : []
    return {
      insurer: carrier?.insurer.name ?? id,
      at: consent.at,
      answers: Object.entries(given).map(([key, answer]) => {
        const field = fields.find(one => one.key === key)
        const driver = field?.driver === undefined ? undefined : drivers[field.driver]
        return { key, answer, field: field ? { ...field, ...(driver ? { first: driver.first } : {}) } : null }
      }),
    }
  })
}
