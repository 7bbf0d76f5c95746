import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'satchel'
const tollFree = '1-800-555-0162'

/** A lean plan for light packers, with limits on age, days and cost. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Satchel & Strand Travel (demo)',
    tagLine: 'The plain plan, at a plain price',
    rating: 4.0,
    reviewCount: 3120,
    badges: [{ text: 'Basic plan', description: 'Lower limits than most: $50,000 for care abroad.' }],
    descriptionHtml: '<p>A demonstration insurer with one basic plan for short trips.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 7,
    lines: ['travel'],
  }),
} satisfies CarrierFile
