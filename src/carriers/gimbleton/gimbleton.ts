import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'gimbleton'
const tollFree = '1-800-555-0120'

/** Dear but flat, and turns hardly anybody away. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Gimbleton Specialty (demo)',
    tagLine: 'For those whom others turn away',
    rating: 3.6,
    reviewCount: 2310,
    badges: [
      {
        text: 'Takes most risks',
        description: 'Quotes after several losses or a DUI, in mobile homes and with unusual animals.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer that prices what others refuse.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
