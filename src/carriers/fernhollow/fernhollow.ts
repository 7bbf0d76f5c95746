import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'fernhollow'
const tollFree = '1-800-555-0175'

/** A mutual that charges little more for health that is not the best. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Fernhollow Mutual Life (demo)',
    tagLine: 'Owned by the people it insures',
    rating: 4.3,
    reviewCount: 940,
    badges: [{ text: 'Mutual', description: 'The company is owned by the people it insures.' }],
    descriptionHtml: '<p>A demonstration mutual insurer that offers term life in all 50 states and DC.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['life'],
  }),
} satisfies CarrierFile
