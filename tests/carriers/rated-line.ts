import type { CarrierFile } from '../../src/carriers/carrier.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { Outcome, ProcessConnector } from '../../src/connectors/connector.ts'
import type { Text } from '../../src/language/text.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import type { PlanBook } from '../../src/rating/book.ts'
import { formatMoney } from '../../src/rating/decimal.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { inWords, tellOf } from '../rooms/connectors.ts'
import { offerBy, today } from './samples/sample.ts'

/** A line that a carrier prices at once. */
export interface RatedLine {
  readonly carrier: CarrierFile
  readonly states: readonly State[]
  /** The inputs that its plans rate by, in some state. */
  readonly inputs: ReadonlySet<string>
  /** The carrier's offer, in the words that a visitor reads. */
  offerOf(risk: Risk): Outcome
  /** The total of the same offer, straight from the plans: it takes a tenth of the time. `null` where there is no price. */
  priceOf(risk: Risk): number | null
}

interface Plans {
  readonly connector: ProcessConnector
  readonly book: PlanBook
  readonly words?: readonly Text[] | undefined
}

/** A line by the plans that price it, in this process or behind a wire. */
export function ratedLine(carrier: CarrierFile, { connector, book, words = [] }: Plans): RatedLine {
  const tell = tellOf(words)
  return {
    carrier,
    states: book.states,
    inputs: new Set(book.plans.flatMap(({ ratedBy }) => [...ratedBy])),
    offerOf: risk => inWords(offerBy(connector, risk), tell),
    priceOf(risk) {
      const request = carrierRequest({ reference: 'sample-quote', risk, today })
      const plan = book.choose({ state: request.risk.state, on: request.risk.effective })
      const rating = plan?.rate(inputsOfRisk(request.risk))
      return rating?.kind === 'rated' ? Number(formatMoney(rating.total)) : null
    },
  }
}
