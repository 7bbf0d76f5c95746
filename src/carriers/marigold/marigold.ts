import { phone } from '../../connectors/phone.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'marigold'
const tollFree = '1-800-555-0156'

/** A society that finds cover on the phone, for pets of any age. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Marigold Lane Pet Society (demo)',
    tagLine: 'We ask about your pet first',
    rating: 4.3,
    reviewCount: 260,
    badges: [
      {
        text: 'By phone',
        description: 'An advisor helps you find a plan for a pet of any age, in any health.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer that quotes in a short call, for pets of any age.</p>',
  },
  lines: {
    pet: phone({
      carrier: id,
      states: stateCodes,
      phone: tollFree,
      message: 'Our advisors ask about your pet before they give you a price. It takes about ten minutes.',
    }),
  },
} satisfies CarrierFile
