import { affiliate } from '../../connectors/affiliate.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { insuranceLines } from '../../law/rule.ts'
import type { CarrierFile } from '../carrier.ts'

const ads = affiliate({ states: stateCodes, endpoint: 'sandbox', publisher: 'wadsworth-demo' })

/** An ad network for every line and state. It is asked only when a visitor wants more than the insurers' own offers. */
export default {
  id: 'saffron',
  demo: true,
  phone: '1-800-555-0190',
  insurer: {
    name: 'Saffron Road Offers (demo ads)',
    tagLine: 'Offers from other sellers',
    rating: 0,
    reviewCount: 0,
    badges: [],
    descriptionHtml:
      '<p>A demonstration ad network. The offers it lists are made up and can’t be bought.</p>',
  },
  hosts: ['saffronroad.example'],
  lines: Object.fromEntries(insuranceLines.map(line => [line, ads])),
} satisfies CarrierFile
