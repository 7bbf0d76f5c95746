import { jsonHttpLines } from '../../connectors/json-http/json-http.ts'
import { allBut } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxKey } from '../sandbox-key.ts'

const id = 'quillfeather'
const tollFree = '1-800-555-0112'

/** Inexpensive, steep by territory, and wary of guarded breeds where a state lets it be. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.7,
  insurer: {
    name: 'Quillfeather Insurance (demo)',
    tagLine: 'A policy with the stroke of a pen',
    rating: 4.8,
    reviewCount: 18250,
    badges: [{ text: 'Paperless', description: 'Your policy, bills and claims are all handled online.' }],
    descriptionHtml: '<p>A demonstration insurer that quotes online and looks closely at where you live.</p>',
  },
  lines: jsonHttpLines({
    carrier: id,
    lines: ['homeowner', 'pet', 'renters'],
    states: allBut('AK', 'HI'),
    endpoint: 'sandbox',
    key: sandboxKey,
    phone: tollFree,
  }),
} satisfies CarrierFile
