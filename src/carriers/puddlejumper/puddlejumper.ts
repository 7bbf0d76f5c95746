import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { allBut } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'puddlejumper'
const tollFree = '1-800-555-0160'

/** Short trips at an even price, with a small fee. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.9,
  insurer: {
    name: 'Puddlejumper Travel (demo)',
    tagLine: 'Up to 90 days away',
    rating: 4.6,
    reviewCount: 9900,
    badges: [
      {
        text: 'Medical only available',
        description: 'With no trip cost to insure, the plan covers just medical care abroad.',
      },
    ],
    descriptionHtml:
      '<p>A demonstration insurer for trips of up to 90 days, in every state but New York.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['travel'],
    states: allBut('NY'),
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
