import { ratePlans } from '../../connectors/rate-plan.ts'
import type { CarrierFile } from '../carrier.ts'

const id = 'quillfeather'
const tollFree = '1-800-555-0112'

/** Inexpensive, steep by territory, and wary of guarded breeds where a state lets it be. */
export default {
  id,
  demo: true,
  phone: tollFree,
  insurer: {
    name: 'Quillfeather Insurance (demo)',
    tagLine: 'A policy in a few strokes',
    rating: 4.8,
    reviewCount: 18250,
    badges: [{ text: 'Paperless', description: 'Policy, bills and claims are handled online.' }],
    descriptionHtml: '<p>A demonstration insurer that quotes online and looks closely at where you live.</p>',
  },
  lines: ratePlans({
    carrier: id,
    plans: new URL('plans/', import.meta.url),
    phone: tollFree,
    validDays: 30,
    lines: ['homeowner', 'pet', 'renters'],
  }),
} satisfies CarrierFile
