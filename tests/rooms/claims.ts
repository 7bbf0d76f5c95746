import type { Carrier } from '../../src/carriers/carrier.ts'
import type { SiteFacts } from '../../src/contract/page.ts'
import type { Language } from '../../src/language/text.ts'
import { checkClaims } from '../../src/texts/claims/check-claims.ts'
import { demoFacts } from './web.ts'

/** Sites on which claims hold or not. */

export const demo: SiteFacts = { ...demoFacts, lines: ['renters', 'pet'], soldIn: 'Ohio and Texas' }
const { demo: _, ...withoutDemo } = demo
export const real: SiteFacts = withoutDemo
export const asked: SiteFacts = { ...real, passedOn: ['renters', 'auto'], sendsMail: true }
export const leads: SiteFacts = { ...demo, agent: 'Maple Street Agency' }
export const byDisclosure: SiteFacts = { ...leads, emailPassedOn: true }
export const google: SiteFacts = { ...demo, mapsService: 'Google Maps' }
export const ga4: SiteFacts = { ...demo, mayShare: true }
export const turnstile: SiteFacts = { ...demo, isHostedChallenge: true }
export const mailing: SiteFacts = { ...demo, sendsMail: true }
/** All that a site can be set to. */
export const all: SiteFacts = {
  ...asked,
  ...{ agent: 'Maple Street Agency', emailPassedOn: true, mapsService: 'Google Maps' },
  ...{ mayShare: true, isHostedChallenge: true },
}

const carrierBy = (via: string, of: object = {}) =>
  ({ demo: false, insurer: { name: 'Heron' }, lines: { renters: { connector: { via } } }, ...of }) as never
export const wire = carrierBy('wire')
export const seller = carrierBy('wire', { binds: {} })
export const network = carrierBy('ads')

interface Loaded {
  readonly carriers?: readonly Carrier[]
  /** That of the text. */
  readonly language?: Language
}

/** What becomes of a text on such a site. */
export function judged(text: string, site: SiteFacts, { carriers = [], language = 'en' }: Loaded = {}) {
  const { faults, doubts } = checkClaims([{ text, at: 0 }], text, {
    truth: { site, carriers, orderDays: 2557 },
    language,
  })
  return faults.length > 0 ? 'refused' : doubts.length > 0 ? 'doubtful' : 'fine'
}
