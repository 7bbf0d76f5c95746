import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { allBut } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'evergloam'
const tollFree = '1-800-555-0170'

/** Level prices for the whole term, in every state but New York. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.97,
  insurer: {
    name: 'Evergloam Life (demo)',
    tagLine: 'For the people who count on you',
    rating: 4.7,
    reviewCount: 2750,
    badges: [{ text: 'Level price', description: 'Your price stays the same for the whole term.' }],
    descriptionHtml: '<p>A demonstration term life insurer in DC and every state but New York.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['life'],
    states: allBut('NY'),
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
