import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'copperkettle'
const tollFree = '1-800-555-0182'

/** Dear, takes high risks, and turns nobody away. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Copper Kettle Auto (demo)',
    tagLine: 'A price for every driver',
    rating: 3.4,
    reviewCount: 2890,
    badges: [
      {
        text: 'Takes higher risks',
        description: 'Quotes drivers with a DUI, a suspended license or a gap in coverage.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer for drivers other insurers turn down.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['auto'],
  }),
} satisfies CarrierFile
