import type { Carrier } from '../../carriers/carrier.ts'
import type { CarrierRequest, Outcome, Quoted, WireConnector } from '../../connectors/connector.ts'
import {
  type Details,
  detailsOf,
  fieldsOf,
  type GivenAnswers,
  needOf,
  openNeeds,
} from '../../connectors/needs/details.ts'
import type { Need, NeededField } from '../../connectors/needs/need.ts'
import type { GivenDetailsStore } from '../store/carriers/given-details.ts'
import type { Quote } from '../store/rows/quote.ts'

/** What a carrier gets beyond the risk, and what it still needs. */
export interface Needed {
  readonly details: Details | undefined
  /** Without these the carrier is not asked. */
  readonly toQuote: readonly NeededField[]
  /** Without these its price is an estimate. */
  readonly toConfirm: readonly NeededField[]
  /** Which of a reply's questions its visitor can answer: all or nothing. */
  answerable(fields: readonly NeededField[]): readonly NeededField[]
}

interface ToAsk {
  readonly quote: Quote
  readonly carrier: Pick<Carrier, 'id' | 'lines'>
  readonly connector: Pick<WireConnector, 'takesAnyAnswer'>
  readonly request: Pick<CarrierRequest, 'risk'>
}

/** What a carrier needs from a quote's visitor, and was given. */
export async function neededBy(
  { given: store }: { readonly given: Pick<GivenDetailsStore, 'of'> },
  { quote, carrier, connector, request: { risk } }: ToAsk,
): Promise<Needed> {
  const needs = carrier.lines[risk.line]?.needs ?? []
  const { given } = (await store.of(quote)).find(one => one.carrier === carrier.id) ?? { given: {} }
  const known = { needs, given, risk }
  const open = (to: 'quote' | 'confirm') => openNeeds({ ...known, to }).map(namedField)
  return {
    details: detailsOf(known),
    toQuote: open('quote'),
    toConfirm: open('confirm'),
    answerable(fields) {
      const asked = fields.map(field => ({ field, need: needOf(field, needs) }))
      const canAll = asked.every(({ need }) => connector.takesAnyAnswer || isKnown(need, needs))
      const isNew = ({ need }: (typeof asked)[number]) => !isGiven(need, given, risk)
      return canAll && asked.some(isNew) ? asked.map(({ field }) => field) : []
    },
  }
}

function isKnown(need: Need, needs: readonly Need[]): boolean {
  return need.isOurs || needs.some(({ id }) => id === need.id)
}

function isGiven(need: Need, given: GivenAnswers, risk: CarrierRequest['risk']): boolean {
  return fieldsOf([need], risk).every(({ key }) => given[key] !== undefined)
}

function namedField({ id }: Need): NeededField {
  return { path: id, prompt: '' }
}

/** A carrier's price that it would confirm only with more. */
export function unconfirmed<Kind extends Outcome>(outcome: Kind, { toConfirm }: Needed): Kind {
  if (outcome.kind !== 'quoted' || outcome.source === 'estimate' || toConfirm.length === 0) return outcome
  const wanting = (quoted: Quoted): Quoted => ({ ...quoted, estimated: true, needs: toConfirm })
  const { others } = outcome
  return { ...outcome, ...wanting(outcome), ...(others ? { others: others.map(wanting) } : {}) }
}
