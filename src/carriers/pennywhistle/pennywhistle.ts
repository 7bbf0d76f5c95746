import { acordXmlLines } from '../../connectors/acord/acord-xml.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxCredentials } from '../sandbox-key.ts'

const id = 'pennywhistle'
const tollFree = '1-800-555-0183'

/** Inexpensive for those who drive little; it prices neither sex nor marital status anywhere. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.7,
  insurer: {
    name: 'Pennywhistle Motor (demo)',
    tagLine: 'Drive less, pay less',
    rating: 4.5,
    reviewCount: 3120,
    badges: [{ text: 'By the mile', description: 'The fewer miles you drive, the more you save.' }],
    descriptionHtml:
      '<p>A demonstration insurer for people who drive little and haven’t gone long without insurance.</p>',
  },
  lines: acordXmlLines({
    carrier: id,
    lines: ['auto'],
    states: stateCodes,
    endpoint: 'sandbox',
    credentials: sandboxCredentials,
    phone: tollFree,
  }),
} satisfies CarrierFile
