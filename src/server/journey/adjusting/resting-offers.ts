import { carrierRequest } from '../../../connectors/carrier-request.ts'
import type { CarrierRequest } from '../../../connectors/connector.ts'
import { eachPet, ifAll } from '../../../connectors/each-pet.ts'
import { estimateFromOwn } from '../../estimate/estimate.ts'
import type { NewOffer, OpenedOffer } from '../../store/rows/new-offers.ts'
import { answeredRound, ownPricesIn } from '../coverage/own-prices.ts'
import { type Applied, riskOf } from '../quoting/risk-of.ts'
import type { Finished } from '../results/show-results.ts'
import type { Services } from '../services.ts'

/** Long enough for somebody who tries covers to press again, and short for somebody who waits. */
export const restMs = 3_000

interface Changing {
  /** The quote before the change. */
  readonly finished: Finished
  readonly applied: Applied
  /** As made for the new answers. */
  readonly offers: readonly NewOffer[]
}

/**
 * The offers after a change of cover. What a carrier has answered today counts at once; every other carrier over a wire is asked
 * when the visitor pauses, so that a further press replaces the question, and until then an estimate from its own last price is
 * shown.
 */
export async function restingOffers(
  services: Services<'answers' | 'carriers' | 'restMs'>,
  { finished, applied, offers }: Changing,
): Promise<NewOffer[]> {
  const { quote, journey, earlier } = finished
  const request = carrierRequest({ reference: quote.id, risk: riskOf(applied), today: applied.today })
  const own = ownPricesIn(journey, [...earlier, answeredRound(quote, finished.offers)])
  const notBefore = new Date(Date.now() + services.restMs)
  const rest = (offer: OpenedOffer): OpenedOffer => {
    const carrier = services.carriers.find(({ id }) => id === offer.carrier)
    const estimateOf = (one: CarrierRequest) =>
      carrier ? estimateFromOwn({ carrier, request: one, own: own(carrier.id), reason: 'resting' }) : null
    const meanwhile = ifAll(request, eachPet(request).map(estimateOf))
    const deadline = new Date(offer.deadline.getTime() + services.restMs)
    return { ...offer, deadline, ...(services.restMs > 0 ? { notBefore } : {}), meanwhile }
  }
  return Promise.all(
    offers.map(async (offer): Promise<NewOffer> => {
      if (!('deadline' in offer)) return offer
      const { id, lines } = services.carriers.find(one => one.id === offer.carrier) ?? { id: '', lines: {} }
      const { connector } = lines[request.risk.line] ?? {}
      const isShareable = connector?.via === 'wire' && (connector.terms.shareable ?? false)
      const known = ifAll(
        request,
        await Promise.all(
          eachPet(request).map(one => services.answers.find({ carrier: id, request: one, isShareable })),
        ),
      )
      return known ? { carrier: id, outcome: known } : rest(offer)
    }),
  )
}
