import { phone } from '../../connectors/phone.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'longroad'
const tollFree = '1-800-555-0166'

/** A desk that answers for trips no plan has a price for. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Longroad Travel Desk (demo)',
    tagLine: 'Ask us about the hard ones',
    rating: 4.2,
    reviewCount: 190,
    badges: [{ text: 'By phone', description: 'An advisor looks into trips other insurers decline.' }],
    descriptionHtml: '<p>A demonstration insurer that quotes long and unusual trips in a short call.</p>',
  },
  lines: {
    travel: phone({
      carrier: id,
      states: stateCodes,
      phone: tollFree,
      message:
        'Our advisors look into every trip, including long and unusual ones, and explain what the law allows. It takes about fifteen minutes.',
    }),
  },
} satisfies CarrierFile
