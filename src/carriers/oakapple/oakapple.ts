import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'oakapple'
const tollFree = '1-800-555-0176'

/** Takes on health that others refuse, at a price. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 1.3,
  insurer: {
    name: 'Oakapple Life (demo)',
    tagLine: 'We read the whole story',
    rating: 4.0,
    reviewCount: 610,
    badges: [
      {
        text: 'Looks at every case',
        description: 'Insures people who’ve had heart disease or have treated diabetes.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer for health histories other insurers turn down.</p>',
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
