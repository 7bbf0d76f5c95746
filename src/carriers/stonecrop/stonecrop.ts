import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'stonecrop'
const tollFree = '1-800-555-0171'

/** A wide range of builds, and ages that count from the last birthday. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Stonecrop Life (demo)',
    tagLine: 'Rooted and steady',
    rating: 4.4,
    reviewCount: 1180,
    badges: [
      {
        text: 'Age by last birthday',
        description: 'You count as a year older on your birthday, not six months before it.',
      },
      { text: '60 days', description: 'The price is good for 60 days.' },
    ],
    descriptionHtml: '<p>A demonstration term life insurer whose price is good for 60 days.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 60,
    lines: ['life'],
  }),
} satisfies CarrierFile
