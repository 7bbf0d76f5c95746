import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'candlewick'
const tollFree = '1-800-555-0173'

/** Cheap for the young and the well, by a short form that turns many others away. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Candlewick Term (demo)',
    tagLine: 'A short form and a short wait',
    rating: 4.5,
    reviewCount: 6420,
    badges: [{ text: 'No exam', description: 'Most policies don’t require a medical exam.' }],
    descriptionHtml: '<p>A demonstration insurer with a short application, for people up to age 60.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['life'],
  }),
} satisfies CarrierFile
