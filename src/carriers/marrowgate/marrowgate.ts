import { acordXmlLines } from '../../connectors/acord/acord-xml.ts'
import { allBut } from '../../law/jurisdictions.ts'
import type { CarrierFile } from '../carrier.ts'
import { sandboxCredentials } from '../sandbox-key.ts'

const id = 'marrowgate'
const tollFree = '1-800-555-0181'

/** Prices credit and age steeply and forgives a record; everywhere but in Massachusetts and North Carolina. */
export default {
  id,
  demo: true,
  phone: tollFree,
  level: 0.95,
  insurer: {
    name: 'Marrowgate Casualty (demo)',
    tagLine: 'Cars are all we do',
    rating: 3.9,
    reviewCount: 990,
    badges: [
      {
        text: 'Second chances',
        description: 'A ticket or an accident raises your price less than with most insurers.',
      },
    ],
    descriptionHtml:
      '<p>A demonstration car insurer that looks more closely at credit and less at tickets.</p>',
  },
  lines: acordXmlLines({
    carrier: id,
    lines: ['auto'],
    states: allBut('MA', 'NC'),
    endpoint: 'sandbox',
    credentials: sandboxCredentials,
    phone: tollFree,
  }),
} satisfies CarrierFile
