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
    tagLine: 'In town and in the country',
    rating: 4.1,
    reviewCount: 1985,
    badges: [
      {
        text: 'Level rates',
        description: 'City and country prices are closer together than with most insurers.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer whose prices vary little between city and country.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
