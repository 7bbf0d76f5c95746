import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'burrowell'
const tollFree = '1-800-555-0152'

/** Inexpensive for young pets, with a higher deductible; dearer by age than others. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Burrowell Pet Mutual (demo)',
    tagLine: 'Pet owners, pooling together',
    rating: 4.4,
    reviewCount: 1870,
    badges: [{ text: 'Mutual', description: 'The company is owned by the people whose pets it insures.' }],
    descriptionHtml:
      '<p>A member-owned demonstration insurer that keeps prices low with a $750 deductible.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['pet'],
  }),
} satisfies CarrierFile
