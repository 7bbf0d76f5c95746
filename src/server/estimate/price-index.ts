import type { State } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'
import type { Day } from '../../units/day.ts'
import type { Period } from '../../units/period.ts'
import { isUnavailable } from '../platform/database/errors.ts'
import type { Db } from '../platform/database/tables.ts'
import { every } from '../platform/every.ts'
import type { Log } from '../platform/log.ts'
import { addRatios, type Ratio, type RatioCount, readRatios } from '../store/carriers/price-ratios.ts'
import { bucketOf, type Ratios } from './index-of.ts'

const flushMs = 5_000
const readMs = 60_000
/** The most distinct ratios that may wait to be written; further prices are not counted. */
const mostWaiting = 20_000

/** A confirmed price and its ratio to the market's price, both for a year. */
export interface Observation extends Omit<Ratio, 'bucket'> {
  readonly ratio: number
}

/** What a carrier's confirmed prices of recent days show. */
export interface CarrierPriceRatios {
  readonly state: Ratios
  readonly line: Ratios
  /** The period in which the carrier mostly quotes; null before its first quote. */
  readonly period: Period | null
}

/** What carriers' confirmed prices show, across all machines. */
export interface PriceIndex {
  /** As last read. */
  learned(of: Pick<Ratio, 'carrier' | 'line' | 'state'>): CarrierPriceRatios
  /** Counts a price without waiting: it is written within seconds, or lost with the process. */
  observe(observation: Observation): void
  /** Writes the new counts. A failed write loses them: they are only statistics. */
  flush(): Promise<void>
  /** Reads what all machines have written. */
  read(): Promise<void>
}

type Deps = { db: Db; today: () => Day }

/** The counts of the database; see PriceIndex. */
export function makePriceIndex({ db, today }: Deps): PriceIndex {
  let waiting = new Map<string, RatioCount & { day: Day }>()
  let learnedPrices: ReadonlyMap<string, OfCarrier> = new Map()

  return {
    learned({ carrier, line, state }) {
      const { states, ...learned } = learnedPrices.get(`${carrier} ${line}`) ?? nothing
      return { ...learned, state: states.get(state) ?? new Map() }
    },
    observe({ carrier, line, state, period, ratio }) {
      const [day, bucket] = [today(), bucketOf(ratio)]
      const key = JSON.stringify([carrier, line, state, period, day, bucket])
      const before = waiting.get(key)
      if (!before && waiting.size >= mostWaiting) return
      waiting.set(key, { carrier, line, state, period, day, bucket, count: (before?.count ?? 0) + 1 })
    },
    async flush() {
      const counts = [...waiting.values()]
      waiting = new Map()
      if (counts.length > 0) await addRatios(db, counts)
    },
    async read() {
      // One line after another, so that no statement reads enough to time out.
      const read: (readonly RatioCount[])[] = []
      for (const line of insuranceLines) read.push(await readRatios(db, { line, today: today() }))
      learnedPrices = byCarrier(read.flat())
    },
  }
}

type Keep = { index: PriceIndex; signal: AbortSignal; log: Log }

/** Writes and reads the counts from time to time until the signal; `drain` writes the last ones, after the last call. */
export function keepPriceIndex({ index, signal, log }: Keep): { drain(): Promise<void> } {
  const notSaved = (error: unknown) => log('ratios-not-saved', { unavailable: isUnavailable(error) })
  const notRead = (error: unknown) => log('ratios-not-read', { unavailable: isUnavailable(error) })
  every({ everyMs: flushMs, signal, work: index.flush, failed: notSaved })
  every({ everyMs: readMs, signal, work: index.read, failed: notRead })
  return { drain: () => index.flush().catch(notSaved) }
}

interface OfCarrier extends Omit<CarrierPriceRatios, 'state'> {
  readonly states: ReadonlyMap<State, Ratios>
}

const nothing: OfCarrier = { line: new Map(), states: new Map(), period: null }

function byCarrier(counts: readonly RatioCount[]): ReadonlyMap<string, OfCarrier> {
  const writers = Map.groupBy(counts, ({ carrier, line }) => `${carrier} ${line}`)
  return new Map([...writers].map(([key, counts]) => [key, learnedFrom(counts)]))
}

function learnedFrom(counts: readonly RatioCount[]): OfCarrier {
  const states = Map.groupBy(counts, ({ state }) => state)
  const [usual] = [...totals(counts, 'period')].toSorted(([, a], [, b]) => b - a)
  return {
    line: totals(counts, 'bucket'),
    states: new Map([...states].map(([state, counts]) => [state, totals(counts, 'bucket')])),
    period: usual?.[0] ?? null,
  }
}

function totals<Name extends keyof Ratio>(counts: readonly RatioCount[], name: Name) {
  const sums = new Map<Ratio[Name], number>()
  for (const count of counts) sums.set(count[name], (sums.get(count[name]) ?? 0) + count.count)
  return sums
}
