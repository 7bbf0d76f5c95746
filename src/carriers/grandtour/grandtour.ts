import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'grandtour'
const tollFree = '1-800-555-0165'

/** The richest plan, at a price that moves less with zone and days. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Grand Tour Assurance (demo)',
    tagLine: 'Half a million dollars for care abroad',
    rating: 4.8,
    reviewCount: 1530,
    badges: [
      {
        text: 'Premium plan',
        description: 'Pays up to $500,000 for medical care abroad and $1,000,000 to bring you home.',
      },
    ],
    descriptionHtml: '<p>A demonstration insurer for trips of up to half a year.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 14,
    lines: ['travel'],
  }),
} satisfies CarrierFile
