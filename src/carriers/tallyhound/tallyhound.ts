import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'tallyhound'
const tollFree = '1-800-555-0154'

/** The richest plan: no yearly limit and no age limit, at a price. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 1.25,
  insurer: {
    name: 'Tallyhound Pet Care (demo)',
    tagLine: 'No age limit, no yearly limit',
    rating: 4.7,
    reviewCount: 2450,
    badges: [
      { text: 'No yearly limit', description: 'Pays back 90% of vet bills, with no yearly limit.' },
      { text: 'Any age', description: 'No pet is too old to join.' },
    ],
    descriptionHtml: '<p>A demonstration insurer with one broad plan for pets of any age.</p>',
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
