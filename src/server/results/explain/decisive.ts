import { isGuess } from '../../../connectors/assumed.ts'
import type { Assumption } from '../../../risk/assumptions.ts'
import type { SentenceKey } from '../../../sentences/english.ts'
import type { OwnSentence, Sentence } from '../../../sentences/sentence.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { OfferView, ShownCarrier } from '../offer-view.ts'
import type { OpenableQuestions } from '../passport.ts'
import { questionsFor } from './question-for-assumption.ts'
import { withOwnWaiver } from './waiver.ts'

/** A card has room for two lines, apart from choices of the visitor that the price does not follow. */
const most = 2

/**
 * The assumptions that change most of what an insurer says, the strongest first: whether it insures at all, then what it costs.
 * Visitors who answer "I’m not sure" aren't asked again on every card, but still read why a price is an estimate.
 */
const decided = [
  'homeCondition',
  'yearBuilt',
  'petAge',
  'recentIncidents',
  'recentClaims',
  'squareFeet',
  'age',
  'creditNotGiven',
  'windFeatures',
  'wildfireMeasures',
] as const satisfies readonly Assumption[]

/** What a trip's price leaves out, or may: it applies whatever the visitor answers, and the same question always decides it. */
const leftOut = ['tripHealth', 'tripHealthSoon', 'tripHealthLater'] as const satisfies readonly Assumption[]
const leftOutBy = 'firstPayment'

/** Choices of coverage that a price does not follow, or may not: the card says so to the visitor who made them. */
const unfollowed: ReadonlySet<string> = new Set([
  'note.unratedCovers',
  'note.roofUnsaid',
] satisfies SentenceKey[])

/** Whether a note names a choice of coverage that its price does not follow, or may not. */
export function isUnfollowed(sentence: Sentence): sentence is OwnSentence {
  return 'key' in sentence && unfollowed.has(sentence.key)
}

/** What decides about a price, assumed or left out of it, and the page of the question behind it if there is one. */
export interface Decisive {
  readonly says: OwnSentence
  readonly ask?: { readonly says: OwnSentence; readonly route: string }
}

interface Assumed extends OpenableQuestions {
  readonly offers: readonly Pick<Offer, 'carrier' | 'outcome'>[]
}

/** The assumptions that decide the prices of offers, by the ids of the offers. */
export function decisiveOf(
  listed: readonly Pick<OfferView, 'id' | 'carrier' | 'kind'>[],
  assumed: Assumed,
): ReadonlyMap<string, readonly Decisive[]> {
  return new Map(
    listed.map(({ id, carrier, kind }) => [id, kind === 'price' ? linesOf(carrier, assumed) : []]),
  )
}

function linesOf(carrier: ShownCarrier, { offers, questions, answered }: Assumed): readonly Decisive[] {
  const outcome = offers.find(one => one.carrier === carrier.id)?.outcome
  if (outcome?.kind !== 'quoted') return []
  const own = withOwnWaiver(outcome, carrier)
  const keys = new Set(own.flatMap(sentence => ('key' in sentence ? sentence.key : [])))
  const askIn = (name: string, says: OwnSentence): Pick<Decisive, 'ask'> => {
    const question = questions.get(name)
    return question ? { ask: { says, route: question.route } } : {}
  }
  const assumed = decided.flatMap((name): Decisive[] => {
    const key = `assumed.${name}` as const
    const [asked = ''] = questionsFor({ key })
    const isOpen = questions.has(asked) && !answered.has(asked)
    if (!keys.has(key) || !(isOpen || isGuess(name))) return []
    const ask = isOpen ? askIn(asked, { key: 'decisive.isTrue' }) : {}
    return [{ says: { key: `decisive.${name}` }, ...ask }]
  })
  const excluded = own
    .flatMap(sentence => healthLine(sentence) ?? [])
    .map((says): Decisive => ({ says, ...askIn(leftOutBy, { key: 'decisive.why' }) }))
  const review: readonly Decisive[] = keys.has('assumed.healthClass')
    ? [{ says: { key: 'decisive.healthClass' } }]
    : []
  const notes = outcome.notes.filter(isUnfollowed).map((says): Decisive => ({ says }))
  return [...notes, ...[...review, ...excluded, ...assumed].slice(0, most)]
}

/** What a card says about conditions known before a trip, if a price says something about them. */
function healthLine(sentence: Sentence): OwnSentence | undefined {
  if (!('key' in sentence)) return undefined
  if (sentence.key === 'assumed.tripHealthWithin')
    return { key: 'decisive.tripHealthWithin', values: sentence.values }
  const name = leftOut.find(one => sentence.key === `assumed.${one}`)
  return name && { key: `decisive.${name}` }
}
