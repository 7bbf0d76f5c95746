import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'larkmeadow'
const tollFree = '1-800-555-0174'

/** Insures later in life than most: terms end by the age of 85. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.88,
  insurer: {
    name: 'Larkmeadow Life (demo)',
    tagLine: 'Coverage whether you start early or late',
    rating: 4.6,
    reviewCount: 1890,
    badges: [{ text: 'Up to 75', description: 'Offers new policies up to age 75.' }],
    descriptionHtml: '<p>A demonstration term life insurer for people 18 to 75.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['life'],
    states: stateCodes,
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
