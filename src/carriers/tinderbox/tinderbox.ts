import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'tinderbox'
const tollFree = '1-800-555-0131'

/** Homes alone: particular about hazards and claims, with a fee and a minimum. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Tinderbox Home (demo)',
    tagLine: 'Houses are all we do',
    rating: 4.3,
    reviewCount: 1500,
    badges: [{ text: 'Houses only', description: 'Insures houses, not condos.' }],
    descriptionHtml: '<p>A demonstration insurer just for houses whose price is good for 45 days.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 45,
    lines: ['homeowner'],
  }),
} satisfies CarrierFile
