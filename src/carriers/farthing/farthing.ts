import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'farthing'
const tollFree = '1-800-555-0161'

/** Dearer, but open to long trips and far zones. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Farthing & Gale Travel (demo)',
    tagLine: 'For the long way around',
    rating: 4.1,
    reviewCount: 1210,
    badges: [{ text: 'Long trips', description: 'Covers trips of up to 180 days.' }],
    descriptionHtml: '<p>A demonstration insurer whose price is good for two weeks, or until you leave.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 14,
    lines: ['travel'],
  }),
} satisfies CarrierFile
