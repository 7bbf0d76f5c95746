import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'mossgrove'
const tollFree = '1-800-555-0119'

/** Dearer, almost flat by territory, hard on losses. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Mossgrove Insurance Exchange (demo)',
    tagLine: 'Town and country alike',
    rating: 4.1,
    reviewCount: 1985,
    badges: [{ text: 'Level rates', description: 'City and country lie closer together than elsewhere.' }],
    descriptionHtml: '<p>A demonstration insurer whose prices differ little between city and country.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
