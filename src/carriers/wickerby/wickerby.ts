import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'wickerby'
const tollFree = '1-800-555-0117'

/** Old school: strong device credits, unusual homes by phone. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Wickerby & Rowe Insurance (demo)',
    tagLine: 'Careful people pay less',
    rating: 4.2,
    reviewCount: 1460,
    badges: [{ text: 'A person answers', description: 'Every call reaches a person, not a menu.' }],
    descriptionHtml: '<p>A demonstration insurer of the old school that rewards careful people.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
