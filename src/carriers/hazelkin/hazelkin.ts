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
    tagLine: 'A fair price for every breed',
    rating: 4.6,
    reviewCount: 940,
    badges: [{ text: 'From six weeks', description: 'Insures puppies and kittens from six weeks old.' }],
    descriptionHtml: '<p>A demonstration insurer that prices each breed group by what its care costs.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['pet'],
  }),
} satisfies CarrierFile
