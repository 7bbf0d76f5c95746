import { sql } from 'kysely'
import type { ChoiceProps } from '../../../kinds/choice/choice.ts'
import type { Lines } from '../../../lines/index.ts'
import { todayAt } from '../../../units/today.ts'
import { type Stop, walk } from '../../../wizard/walk.ts'
import { earlierAnswer } from '../../journey/wizard/earlier-answer.ts'
import { answerPages } from '../../journey/wizard/own-answers.ts'
import { retryOnce } from '../../platform/database/errors.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { QuoteRef } from '../../platform/log.ts'
import type { Offer, OfferStore } from '../../store/carriers/offer-store.ts'
import { withOrder } from '../../store/carriers/sent-questions.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { masked } from '../explain/mask.ts'
import { section, table } from '../explain/table.ts'

interface Deps {
  readonly db: Db
  readonly lines: Lines
  readonly offers: Pick<OfferStore, 'offersOf'>
  readonly refOf: QuoteRef
}

/**
 * What is stored of a quote, as text for an operator: its answers with everything masked that is not plain, its offers,
 * and what was passed on, mailed, shared or ordered.
 */
export async function showQuote({ db, lines, offers, refOf }: Deps, quote: Quote): Promise<string> {
  const offered = await offers.offersOf(quote)
  const events = await eventsOf(db, quote.id)
  return [
    table(
      ['Quote', quote.number],
      [
        ['log reference', refOf(quote.id)],
        ['line', `${quote.line}, round ${quote.round}`],
        ['begun', quote.createdAt.toISOString()],
        ['finished', quote.completedAt?.toISOString() ?? 'no'],
      ],
    ),
    section(
      `Answers, with personal data as ${masked}`,
      table(['question', 'answer'], answersOf(lines, quote)),
    ),
    offered.length > 0 ? section('Offers', table(['carrier', 'state', 'offer'], offered.map(offerRow))) : '',
    events.length > 0
      ? section('Passed on, mailed, shared and ordered', table(['what', 'with', 'when', 'state'], events))
      : '',
  ].join('')
}

function answersOf(lines: Lines, { line, answers, createdAt }: Quote): string[][] {
  const journey = { line: lines.byName(line), answers, today: todayAt(createdAt) }
  const walked = walk(journey)
  return answerPages(walked).map(page => {
    const { label, answer } = earlierAnswer({ journey, walked }, page)
    return [label.en, isOurWords(page) ? answer.en : masked]
  })
}

/** Plain fields and chosen cards, except about health: the same that `npm run explain` shows. */
function isOurWords({ asks, step, answer }: Stop): boolean {
  if (asks.type !== 'ask') return false
  if (typeof answer !== 'object' || answer === null) return true
  const cards = (step.props as Partial<ChoiceProps>).choices?.map(({ value }) => value) ?? []
  const isCards = (value: unknown) => [value].flat().every(one => cards.some(card => card === one))
  return Object.entries(answer).every(([name, value]) => {
    const of = step.fields[name]?.class ?? 'personal'
    return of === 'plain' || (of !== 'health' && isCards(value))
  })
}

function offerRow({ carrier, state, outcome }: Offer): string[] {
  const price = outcome?.kind === 'quoted' ? ` ${outcome.premium} a ${outcome.period}` : ''
  return [carrier, state, outcome ? `${outcome.kind}${price}` : 'no answer']
}

interface EventRow {
  readonly what: string
  readonly with: string
  readonly at: Date
  readonly state: string
}

/** Only names of carriers and states: addresses, links and prices stay sealed. */
async function eventsOf(db: Db, id: string): Promise<string[][]> {
  const { rows } = await retryOnce(() =>
    sql<EventRow>`
      select case round when ${withOrder} then 'order sent' else 'question' end as what, carrier as with, first_at as at, 'sent ' || times || 'x' as state
        from sent_question where quote_id = ${id}
      union all select 'agent', grounds, created_at, state from lead where quote_id = ${id}
      union all select 'mail', kind, created_at, state from mail where quote_id = ${id}
      union all select 'price shared', carrier, shared_at, 'open' from price_share where quote_id = ${id}
      union all select 'order ' || number, carrier, created_at, state from policy_order where quote_id = ${id}
      order by at`.execute(db),
  )
  return rows.map(row => [row.what, row.with, row.at.toISOString(), row.state])
}
