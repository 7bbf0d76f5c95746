import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'lanternfish'
const tollFree = '1-800-555-0113'

/** The cheapest of the panel, for those with few losses; 40 states. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Lanternfish Direct (demo)',
    tagLine: 'Low prices for quiet records',
    rating: 4.4,
    reviewCount: 7320,
    badges: [{ text: 'Direct', description: 'Sold without agents, and priced accordingly.' }],
    descriptionHtml:
      '<p>A demonstration insurer for those to whom little has happened in five years; the price holds for 14 days.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 14,
    lines: ['auto', 'renters'],
  }),
} satisfies CarrierFile
