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
    badges: [{ text: 'By phone', description: 'An agent works out every price with you.' }],
    descriptionHtml:
      '<p>A demonstration insurer in the Midwest and the Plains that quotes in a short call.</p>',
  },
  lines: {
    auto: phone({
      carrier: id,
      states,
      phone: tollFree,
      message:
        'Our agents like to hear who drives and how far before they give you a price. It takes about ten minutes.',
    }),
    homeowner: phone({
      carrier: id,
      states,
      phone: tollFree,
      message:
        'Our agents like to hear about the house before they give you a price. It takes about fifteen minutes.',
    }),
    renters: phone({
      carrier: id,
      states,
      phone: tollFree,
      message: 'Our agents work out the price with you on the phone. It takes about ten minutes.',
    }),
  },
} satisfies CarrierFile
