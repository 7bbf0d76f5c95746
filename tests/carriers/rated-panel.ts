import { existsSync } from 'node:fs'
import type { Carrier } from '../../src/carriers/carrier.ts'
import type { ProcessConnector } from '../../src/connectors/connector.ts'
import { type RatePlanWriting, ratePlan } from '../../src/connectors/rate-plan/rate-plan.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { InsuranceLine } from '../../src/law/rule.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { offerBy, termPrice } from './samples/sample.ts'

/** Who writes a line where and at what price: for the tests of the panels and for docs/prices.md. */

export interface RatedCarrier {
  readonly id: string
  readonly connector: ProcessConnector
}

export interface CarrierPrice {
  readonly id: string
  readonly price: number
}

/** The carriers of a line by state, which of them price at once, and what these charge for a risk, the lowest first. */
export function panelOf(carriers: readonly Carrier[], line: InsuranceLine) {
  const writersIn = (state: State): readonly Carrier[] =>
    carriers.filter(({ lines }) => lines[line]?.states.includes(state))
  const ratedIn = (state: State): readonly RatedCarrier[] =>
    writersIn(state).flatMap(carrier => {
      const connector = plansOf(carrier, line)?.connector
      return connector ? [{ id: carrier.id, connector }] : []
    })
  const pricesOf = (risk: Risk, priceOf = termPrice): readonly CarrierPrice[] =>
    ratedIn(risk.state)
      .flatMap(({ id, connector }) => {
        const price = priceOf(offerBy(connector, risk))
        return price === null ? [] : [{ id, price }]
      })
      .sort((a, b) => a.price - b.price)
  return { writersIn, ratedIn, pricesOf }
}

const sides = new Map<string, RatePlanWriting>()

/** The plans that a carrier prices a line by, in this process or behind its wire; undefined for a carrier without plans. */
export function plansOf(
  { id, phone, lines, logoFile }: Carrier,
  line: InsuranceLine,
): RatePlanWriting | undefined {
  const writing = lines[line]
  // A carrier on the phone also answers in this process, but never with a price.
  if (writing?.book && writing.connector.via === 'process')
    return { ...writing, book: writing.book, connector: writing.connector, words: writing.book.words }
  const plans = new URL('plans/', logoFile)
  if (writing?.connector.via !== 'wire' || !existsSync(plans)) return undefined
  const key = `${id} ${line}`
  const side = sides.get(key) ?? ratePlan({ carrier: id, line, plans, phone, validDays: 30 })
  sides.set(key, side)
  return side
}

/** The median of a sorted list. */
export function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]]
  return (low + high) / 2
}
