import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'windrose'
const tollFree = '1-800-555-0164'

/** The usual plan of the market; children travel free with an adult. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.98,
  insurer: {
    name: 'Windrose Traveler (demo)',
    tagLine: 'Every point of the compass',
    rating: 4.4,
    reviewCount: 4470,
    badges: [{ text: 'Children free', description: 'Travelers under 18 are covered free with an adult.' }],
    descriptionHtml:
      '<p>A demonstration insurer with one comprehensive plan for trips of up to 120 days.</p>',
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
