import type { CarrierRequest, Quoted } from '../../../connectors/connector.ts'
import { petNames } from '../../../connectors/each-pet.ts'
import type { Insured, OrderDetails } from '../../store/rows/order-store.ts'
import type { Quote } from '../../store/rows/quote.ts'

/** What a price insures: those of several pets that it is for. Null if its coverage says it all. Pure. */
export function insuredIn({ risk }: Pick<CarrierRequest, 'risk'>, { pets }: Quoted): Insured | null {
  switch (risk.line) {
    case 'travel': {
      const { start: from, end: to, cost } = risk.trip
      return { kind: 'trip', from, to, cost }
    }
    case 'auto':
      return { kind: 'cars', cars: risk.vehicles.map(({ year, make, model }) => ({ year, make, model })) }
    case 'pet': {
      const insured = petNames({ risk }).filter((_, at) => !pets || pets[at]?.outcome.kind === 'quoted')
      return { kind: 'pets', pets: insured }
    }
    case 'homeowner':
    case 'renters': {
      const { address1, address2, city, zip } = risk.location
      const street = [address1, address2].filter(Boolean).join(', ')
      return street === '' ? null : { kind: 'home', address: `${street}, ${city}, ${risk.state} ${zip}` }
    }
    case 'life':
      return null
  }
}

/** What an order insures, shown to a browser only if it gave the answers and ordered; undefined for any other. */
export function ownInsured(
  { buyer, insured }: Pick<OrderDetails, 'buyer' | 'insured'>,
  { visitor }: Pick<Quote, 'visitor'>,
  browser: Buffer,
): Insured | undefined {
  return visitor.equals(browser) && buyer === browser.toString('base64') ? insured : undefined
}
