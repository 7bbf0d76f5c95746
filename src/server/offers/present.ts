import type { Outcome } from '../../connectors/connector.ts'
import type { StatusReply } from '../../contract/status.ts'
import type { Answers } from '../../wizard/walk.ts'
import { presentOffer, type ShownCarrier } from './present-offer.ts'
import type { Present } from './present-result.ts'
import { ranked, withPopular } from './rank.ts'

/** The only translator from our offers to the wire's `quotes[]`. An offer of a carrier that is gone is left out. */
export function presentBy(carriers: readonly ShownCarrier[]): Present {
  const byId = new Map(carriers.map(carrier => [carrier.id, carrier]))
  return ({ quote, application, offers }) => {
    const quotes = offers.flatMap(({ carrier: id, state, outcome }) => {
      const carrier = byId.get(id)
      // Sealed by this service, as a connector gave it.
      return carrier ? [presentOffer({ carrier, state, outcome: outcome as Outcome | null })] : []
    })
    return {
      id: quote.id,
      address: addressOf(application),
      result: {
        quote_status: offers.some(({ state }) => state === 'open') ? 'quoting' : 'complete',
        quotes: withPopular(ranked(quotes)),
        email_needed: emailOf(application) === '',
        has_more_results: false,
      },
      quotes_title: `${quote.line.charAt(0).toUpperCase()}${quote.line.slice(1)} insurance`,
      sourceUrl: null,
      sourceName: null,
      reload: false,
    }
  }
}

/** Empty when the visitor wants no mail, or was not asked. */
function emailOf({ contact }: Answers): string {
  // The step kind `contact` gives it, checked by its schema.
  return (contact as { email?: string } | undefined)?.email ?? ''
}

/** Empty where the line asks for no address. */
function addressOf({ address }: Answers): StatusReply['data']['address'] {
  // The step kind `address` gives these, checked by its schema.
  const given = (address ?? {}) as Partial<Record<'address1' | 'city' | 'state' | 'zipcode', string>>
  const { address1 = '', city = '', state = '', zipcode = '' } = given
  return { address1, city, state, zip_code: zipcode }
}
