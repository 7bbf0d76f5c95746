import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'whiskerwell'
const tollFree = '1-800-555-0150'

/** The usual plan of the market, with a small fee each month. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.92,
  insurer: {
    name: 'Whiskerwell Pet (demo)',
    tagLine: 'Coverage for your pet’s whole life',
    rating: 4.5,
    reviewCount: 5610,
    badges: [
      { text: 'All states', description: 'Available in all 50 states and DC.' },
      { text: 'Kept for life', description: 'Once insured, your pet can stay insured at any age.' },
    ],
    descriptionHtml:
      '<p>A demonstration insurer for dogs and cats with one plan for accidents and illness.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['pet'],
    states: stateCodes,
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
