import type { Quoted } from '../../../connectors/connector.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import type { Text } from '../../../language/text.ts'
import { centsOf } from '../../../units/cents.ts'
import type { Day } from '../../../units/day.ts'
import { todayAt } from '../../../units/today.ts'
import { type Answers, walk } from '../../../wizard/walk.ts'
import { productIn } from '../../results/list/products.ts'
import type { OfferView } from '../../results/offer-view.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import type { EarlierRound } from '../../store/rows/earlier-rounds.ts'
import type { Quote } from '../../store/rows/quote.ts'
import {
  type ChosenCover,
  chosenCovers,
  differingCovers,
  type FinishedJourney,
  inWords,
} from './cover-steps.ts'
import { triedRounds } from './tried-covers.ts'

/** A quote whose questions are all answered, with its offers and its earlier rounds. */
interface Finished extends FinishedJourney {
  readonly quote: Quote
  readonly offers: readonly Offer[]
  readonly earlier: readonly EarlierRound[]
}

/** The most receipts of one insurer. */
const most = 4

/** What an insurer confirmed today for one choice of coverage. */
interface Confirmed {
  readonly quoted: Quoted
  readonly covers: readonly ChosenCover[]
  /** Null for the current coverage. */
  readonly round: number | null
}

/** A price that an insurer has confirmed for one choice of coverage. */
export interface Receipt {
  readonly cents: number
  /**
   * How this coverage differs from the present one: "Deductible $2,500, Wind 5%"; for the present one, the cover in which all
   * differ, if it is only one.
   */
  readonly cover: Text
  /** The round of the quote to go back to; absent for the current coverage. */
  readonly round?: number
}

/**
 * What insurers confirmed today for the coverages that the visitor tried, the oldest first, by the ids of their offers. None for
 * fewer than two.
 */
export function receiptsOf(
  finished: Finished,
  offers: readonly Pick<OfferView, 'id'>[],
): ReadonlyMap<string, readonly Receipt[]> {
  const tried = triedCovers(finished)
  if (tried.length < 2) return new Map()
  const coverages = tried.map(({ covers }) => covers)
  const now = chosenCovers(finished)
  const differing = coverages.flatMap(covers => differingCovers(covers, [now])).map(({ name }) => name)
  const all = { now, coverages, isOneCover: new Set(differing).size === 1 }
  const receipts = offers.map(({ id }) => {
    const answers = tried.flatMap(({ offers, covers, round }): Confirmed[] => {
      const outcome = offers.find(({ carrier }) => carrier === carrierOf(id))
      const quoted = outcome ? productIn(outcome.outcome, id) : null
      return outcome && quoted && isOf(finished.journey.today, quoted, outcome.settledAt)
        ? [{ quoted, covers, round }]
        : []
    })
    const confirmed = byFollowed(answers, now).slice(-most)
    return [id, confirmed.length < 2 ? [] : confirmed.map(one => receiptOf(one, all))] as const
  })
  return new Map(receipts)
}

/** The latest of those that differ only in covers whose choice the insurer doesn't follow, each without these covers. */
function byFollowed(confirmed: readonly Confirmed[], now: readonly ChosenCover[]): readonly Confirmed[] {
  const unrated = new Set<string>(confirmed.flatMap(({ quoted }) => quoted.unrated ?? []))
  const followed = (covers: readonly ChosenCover[]) => covers.filter(({ name }) => !unrated.has(name))
  const latest = confirmed.map((one): [string, Confirmed] => {
    const covers = followed(one.covers)
    // If the present coverage is not confirmed yet, the way back to an earlier one has to name something.
    const isAsNow = one.round !== null && keyOf(covers) === keyOf(followed(now))
    return [keyOf(covers), isAsNow ? one : { ...one, covers }]
  })
  return latestOfEach(latest)
}

/** All coverages that were tried, except the present one. */
interface Tried {
  readonly now: readonly ChosenCover[]
  readonly coverages: readonly (readonly ChosenCover[])[]
  /** They differ in one and the same cover. */
  readonly isOneCover: boolean
}

interface TriedCover extends Pick<Confirmed, 'covers' | 'round'> {
  readonly offers: readonly Pick<Offer, 'carrier' | 'outcome' | 'settledAt'>[]
}

/** The coverages that the visitor tried, each once: the latest answers to it count. The present one comes last. */
function triedCovers(finished: Finished): readonly TriedCover[] {
  const { quote, earlier } = finished
  const before = triedRounds({ quote, earlier }).flatMap(({ answers, round, offers }): TriedCover[] => {
    const covers = coversWith(finished, answers)
    return covers ? [{ offers, covers, round }] : []
  })
  const now: TriedCover = {
    offers: finished.offers.filter(({ state, standIn }) => state === 'done' && !standIn),
    covers: chosenCovers(finished),
    round: null,
  }
  return latestOfEach([...before, now].map(one => [keyOf(one.covers), one]))
}

/** The last value of each key, in the order of these. */
function latestOfEach<Value>(all: readonly (readonly [key: string, value: Value])[]): readonly Value[] {
  return all
    .filter(([key], at) => all.findLastIndex(([other]) => other === key) === at)
    .map(([, value]) => value)
}

function coversWith({ journey }: Finished, answers: Answers): readonly ChosenCover[] | null {
  const then = { ...journey, answers }
  const walked = walk(then)
  return walked.open ? null : chosenCovers({ journey: then, walked, application: walked.application })
}

function keyOf(covers: readonly ChosenCover[]): string {
  return JSON.stringify(covers.map(({ name, words }) => [name, words]))
}

/** A price may be gone tomorrow, so it is nothing to go back to. */
function isOf(today: Day, { quotedAt, expiresAt }: Quoted, settledAt: Date | null): boolean {
  const at = quotedAt === undefined ? settledAt : new Date(quotedAt)
  return at !== null && todayAt(at) === today && (expiresAt === undefined || expiresAt >= today)
}

/**
 * A receipt says how its coverage differs from the present one; the present one's names its own choice if only one cover was
 * varied.
 */
function receiptOf({ quoted, covers, round }: Confirmed, tried: Tried): Receipt {
  const others = tried.isOneCover ? tried.coverages : [tried.now]
  return {
    cents: centsOf(quoted.premium),
    cover: inWords(differingCovers(covers, others)),
    ...(round === null ? {} : { round }),
  }
}
