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
    tagLine: 'For people others turn away',
    rating: 3.6,
    reviewCount: 2310,
    badges: [
      {
        text: 'Takes most risks',
        description: 'Quotes people with several losses or a DUI, mobile homes and unusual animals.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer for risks other insurers turn down.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto', 'homeowner', 'renters'],
  }),
} satisfies CarrierFile
