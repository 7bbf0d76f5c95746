import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'latchfield'
const tollFree = '1-800-555-0155'

/** Accidents alone, for pets that most plans no longer take. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Latchfield Pet (demo)',
    tagLine: 'For pets ten and older',
    rating: 4.0,
    reviewCount: 410,
    badges: [{ text: 'Accidents only', description: 'The plan pays for accidents, but not for illness.' }],
    descriptionHtml:
      '<p>A demonstration insurer that covers older pets for accidents, with no health check.</p>',
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
