import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { allBut } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'lanternfish'
const tollFree = '1-800-555-0113'

/** The cheapest of the panel, for those with few losses; 40 states. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.6,
  insurer: {
    name: 'Lanternfish Direct (demo)',
    tagLine: 'Low prices for clean records',
    rating: 4.4,
    reviewCount: 7320,
    badges: [{ text: 'Direct', description: 'Sold without agents, which keeps the price down.' }],
    descriptionHtml:
      '<p>A demonstration insurer for people with few claims in the past five years. The price is good for 14 days.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['auto', 'renters'],
    states: allBut('DE', 'LA', 'ME', 'MA', 'MS', 'MT', 'NH', 'ND', 'RI', 'VT', 'WY'),
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
