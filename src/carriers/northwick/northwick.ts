import { phone } from '../../connectors/phone.ts'
import type { State } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'northwick'
const tollFree = '1-800-555-0115'
const states: readonly State[] = [
  'IA',
  'IL',
  'IN',
  'KS',
  'MI',
  'MN',
  'MO',
  'MT',
  'ND',
  'NE',
  'OH',
  'OK',
  'SD',
  'WI',
  'WY',
]

/** A farm mutual of the Midwest and the plains that quotes on the phone. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Northwick Farm Mutual (demo)',
    tagLine: 'We pick up the phone',
    rating: 4.7,
    reviewCount: 430,
    badges: [{ text: 'By phone', description: 'Every price is worked out in a conversation with an agent.' }],
    descriptionHtml:
      '<p>A demonstration insurer of the Midwest and the plains that quotes in a short call.</p>',
  },
  lines: {
    auto: phone({
      carrier: id,
      states,
      phone: tollFree,
      message:
        'Our agents like to hear who drives and how far before they name a price; it takes about ten minutes.',
    }),
    homeowner: phone({
      carrier: id,
      states,
      phone: tollFree,
      message:
        'Our agents like to hear about the house before they name a price; it takes about fifteen minutes.',
    }),
    renters: phone({
      carrier: id,
      states,
      phone: tollFree,
      message: 'Our agents work out the price with you on the phone; it takes about ten minutes.',
    }),
  },
} satisfies CarrierFile
