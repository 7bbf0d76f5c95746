import { acordXmlLines } from '../../connectors/acord/acord-xml.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxCredentials } from '../sandbox-key.ts'

const id = 'pelican'
const tollFree = '1-800-555-0114'

/** A regional insurer of the southern coast with a policy fee. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 1.05,
  insurer: {
    name: 'Old Pelican Assurance (demo)',
    tagLine: 'On the Gulf and Atlantic coasts, storm after storm',
    rating: 4.0,
    reviewCount: 610,
    badges: [
      {
        text: 'Coastal',
        description: 'Available in eight states along the Gulf and the southern Atlantic coast.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer for the southern coast that favors higher deductibles.</p>',
  },
  lines: acordXmlLines({
    carrier: id,
    lines: ['homeowner', 'renters'],
    states: ['AL', 'FL', 'GA', 'LA', 'MS', 'NC', 'SC', 'TX'],
    endpoint: 'sandbox',
    credentials: sandboxCredentials,
    phone: tollFree,
  }),
} satisfies CarrierFile
