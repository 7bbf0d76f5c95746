import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'pennywhistle'
const tollFree = '1-800-555-0183'

/** Inexpensive for those who drive little; it prices neither sex nor marital status anywhere. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Pennywhistle Motor (demo)',
    tagLine: 'Drive less, pay less',
    rating: 4.5,
    reviewCount: 3120,
    badges: [{ text: 'By the mile', description: 'The fewer miles you drive, the more you save.' }],
    descriptionHtml:
      '<p>A demonstration insurer for those who drive little and have been insured without a long break.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto'],
  }),
} satisfies CarrierFile
