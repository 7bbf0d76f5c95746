import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'satchel'
const tollFree = '1-800-555-0162'

/** A lean plan for light packers, with limits on age, days and cost. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.6,
  insurer: {
    name: 'Satchel & Strand Travel (demo)',
    tagLine: 'A simple plan at a simple price',
    rating: 4.0,
    reviewCount: 3120,
    badges: [{ text: 'Basic plan', description: 'Lower limits than most: $50,000 for medical care abroad.' }],
    descriptionHtml: '<p>A demonstration insurer with one basic plan for short trips.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['travel'],
    states: stateCodes,
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
