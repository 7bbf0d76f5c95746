import { phone } from '../../connectors/phone.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'halfmoon'
const tollFree = '1-800-555-0172'

/** Advisers on the phone who look at every case, whatever the age and the health. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Halfmoon Term (demo)',
    tagLine: 'We listen first',
    rating: 4.0,
    reviewCount: 350,
    badges: [
      { text: 'By phone', description: 'An advisor looks at every case, at any age and in any health.' },
    ],
    descriptionHtml: '<p>A demonstration insurer that quotes term life over the phone.</p>',
  },
  lines: {
    life: phone({
      carrier: id,
      states: stateCodes,
      phone: tollFree,
      message: 'Our advisors work out the price with you on the phone. It takes about fifteen minutes.',
    }),
  },
} satisfies CarrierFile
