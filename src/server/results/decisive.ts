import { carrierOf } from '../../contract/carrier-of.ts'
import { addressOf } from '../../contract/quote-address.ts'
import type { Decisive, Quote } from '../../contract/status.ts'
import type { Assumption } from '../../risk/assumptions.ts'
import type { Tell } from '../../sentences/tell.ts'
import type { Offer } from '../store/carriers/offer-store.ts'
import { questionFor } from './asked-as.ts'
import type { OpenableQuestion } from './passport.ts'

/** A card has room for two lines. */
const most = 2

/**
 * The assumptions that change most of what an insurer says, the first the most: whether it insures at all, then what it costs. Each
 * holds until its question is answered: who answers "I’m not sure" isn't asked again on every card.
 */
const decided = [
  'homeCondition',
  'yearBuilt',
  'petAge',
  'recentIncidents',
  'squareFeet',
  'age',
  'creditNotGiven',
  'windFeatures',
] as const satisfies readonly Assumption[]

/** What a trip's price leaves out, or may: it holds whatever the visitor answers, and the same question always decides it. */
const leftOut = ['tripHealth', 'tripHealthSoon', 'tripHealthLater'] as const satisfies readonly Assumption[]
const leftOutBy = 'firstPayment'

interface Assumed {
  readonly quoteId: string
  readonly offers: readonly Pick<Offer, 'carrier' | 'outcome'>[]
  /** Every question that the visitor may open, by name. */
  readonly questions: ReadonlyMap<string, OpenableQuestion>
  /** The names of those that are answered. */
  readonly answered: ReadonlySet<string>
  readonly tell: Tell
}

/** The quotes with the assumptions that decide their prices, each with the page where the visitor can answer instead. */
export function withDecisive(
  quotes: readonly Quote[],
  { quoteId, offers, questions, answered, tell }: Assumed,
): readonly Quote[] {
  const linesOf = ({ id, price_info }: Quote): readonly Decisive[] => {
    const outcome = offers.find(({ carrier }) => carrier === carrierOf(id))?.outcome
    if (price_info.type !== 'price' || outcome?.kind !== 'quoted') return []
    const keys = new Set(outcome.assumed.flatMap(sentence => ('key' in sentence ? sentence.key : [])))
    const askIn = (name: string, text: string) => {
      const question = questions.get(name)
      return question && { ask: { text, href: addressOf(question.route, '', quoteId) } }
    }
    const assumed = decided.flatMap((name): Decisive[] => {
      const key = `assumed.${name}` as const
      const asked = questionFor({ key }) ?? ''
      const ask = askIn(asked, tell({ key: 'decisive.isTrue' }))
      if (!keys.has(key) || !ask || answered.has(asked)) return []
      return [{ text: tell({ key: `decisive.${name}` }), ...ask }]
    })
    const excluded = leftOut
      .filter(name => keys.has(`assumed.${name}`))
      .map(name => ({
        text: tell({ key: `decisive.${name}` }),
        ...askIn(leftOutBy, tell({ key: 'decisive.why' })),
      }))
    return [...excluded, ...assumed]
  }
  return quotes.map(quote => {
    const lines = linesOf(quote).slice(0, most)
    return lines.length > 0 ? { ...quote, decisive: lines } : quote
  })
}
