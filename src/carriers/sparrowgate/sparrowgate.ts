import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'sparrowgate'
const tollFree = '1-800-555-0118'

/** Renters only, steep by deductible, flat by territory. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Sparrowgate Renters (demo)',
    tagLine: 'Made for apartments',
    rating: 4.3,
    reviewCount: 9410,
    badges: [{ text: 'No fees', description: 'No policy fee, and no fee for paying monthly.' }],
    descriptionHtml:
      '<p>A demonstration insurer just for renters, where a higher deductible saves the most.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['renters'],
  }),
} satisfies CarrierFile
