import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'bramble'
const tollFree = '1-800-555-0111'

/** A steady mutual: the market's relativities almost as they are, prices in whole dollars. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Bramble & Thorne Mutual (demo)',
    tagLine: 'Owned by the people it insures',
    rating: 4.6,
    reviewCount: 2140,
    badges: [
      { text: 'Mutual', description: 'The company is owned by its policyholders and has no shareholders.' },
      { text: 'All states', description: 'Available in all 50 states and DC.' },
    ],
    descriptionHtml: '<p>A demonstration insurer with full rates for every state and no policy fee.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
