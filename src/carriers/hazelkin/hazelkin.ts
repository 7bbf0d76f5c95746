import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'hazelkin'
const tollFree = '1-800-555-0153'

/** Looks closely at the breed; takes puppies and kittens earlier than others. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Hazel & Kin Pet (demo)',
    tagLine: 'Every breed at its own price',
    rating: 4.6,
    reviewCount: 940,
    badges: [
      { text: 'From six weeks', description: 'Puppies and kittens are insured from the age of six weeks.' },
    ],
    descriptionHtml: '<p>A demonstration insurer that rates each breed group by what its illnesses cost.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['pet'],
  }),
} satisfies CarrierFile
