import { acordXmlLines } from '../../connectors/acord/acord-xml.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxCredentials } from '../sandbox-key.ts'

const id = 'thistledown'
const tollFree = '1-800-555-0116'

/** Prices without age, so that a passed birth date still gives a confirmed price. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.7,
  insurer: {
    name: 'Thistledown Mutual (demo)',
    tagLine: 'One price at every age',
    rating: 4.5,
    reviewCount: 3870,
    badges: [
      { text: 'Age-blind', description: 'Your age doesn’t affect the price.' },
      { text: 'Dogs welcome', description: 'No extra charge for a dog that has never bitten anyone.' },
    ],
    descriptionHtml:
      '<p>A demonstration insurer that doesn’t price by age and doesn’t charge extra for dogs.</p>',
  },
  lines: acordXmlLines({
    carrier: id,
    lines: ['homeowner', 'renters'],
    states: stateCodes,
    endpoint: 'sandbox',
    credentials: sandboxCredentials,
    phone: tollFree,
    notRated: ['age'],
  }),
} satisfies CarrierFile
