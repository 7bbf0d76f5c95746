import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'barkington'
const tollFree = '1-800-555-0151'

/** A low deductible, prices that differ little from place to place. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Barkington Pet (demo)',
    tagLine: 'You pay a little, we pay the rest',
    rating: 4.2,
    reviewCount: 3300,
    badges: [
      {
        text: 'Low deductible',
        description: 'You pay the first $250 a year. Most plans have a $500 deductible.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer whose price is good for 60 days.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 60,
    lines: ['pet'],
  }),
} satisfies CarrierFile
