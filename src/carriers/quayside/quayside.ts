import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'quayside'
const tollFree = '1-800-555-0163'

/** Mild with older travelers, stern with far zones; children travel free with an adult. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Quayside Travel Mutual (demo)',
    tagLine: 'Three generations on one policy',
    rating: 4.5,
    reviewCount: 860,
    badges: [
      { text: 'Children free', description: 'Travelers under 18 are covered free with an adult.' },
      { text: 'Mutual', description: 'The company is owned by the travelers it insures.' },
    ],
    descriptionHtml: '<p>A member-owned demonstration insurer for families.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 10,
    lines: ['travel'],
  }),
} satisfies CarrierFile
