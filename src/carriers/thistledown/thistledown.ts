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
      { text: 'Age-blind', description: 'Your age does not move the price.' },
      { text: 'Dogs welcome', description: 'No charge for a dog without a bite history.' },
    ],
    descriptionHtml: '<p>A demonstration insurer that does not price by age and takes dogs at no charge.</p>',
  },
  lines: acordXmlLines({
    carrier: id,
    lines: ['homeowner', 'renters'],
    states: stateCodes,
    endpoint: 'sandbox',
    credentials: sandboxCredentials,
    phone: tollFree,
  }),
} satisfies CarrierFile
