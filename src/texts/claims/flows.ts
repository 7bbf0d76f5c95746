import { sellsPolicies } from '../facts.ts'
import { onlyWithout, type Truth } from './claim.ts'
import { asked, disclosed, optedOut, type Recipient, type Topic } from './vocabulary.ts'

/** Something of a visitor that goes to somebody, by the settings of a site. */
export interface Flow {
  readonly to: readonly Recipient[]
  readonly of: readonly Topic[]
  /** What a denial of it is. */
  readonly denial: 'false' | 'unsure'
  /** A sentence with one of these words may deny it: it names the exception. */
  readonly except?: RegExp
  /** The truth, and the fix. */
  readonly says: string
}

const bySite = new RegExp(`${disclosed.source}|${optedOut.source}`, 'i')
const byVisitor = new RegExp(`${asked.source}|${optedOut.source}`, 'i')

/** What an address goes with by the site's disclosure, without being asked for. */
export const byDisclosure: readonly Topic[] = ['email', 'data']
const everything = ['answers', 'data', 'street', 'email', 'phone'] as const

/** All that a site passes on. */
export function flowsOf({ site, carriers }: Truth): readonly Flow[] {
  const { agent, emailPassedOn, isHostedChallenge, mapsService, mayShare, passedOn } = site
  const isAd = carriers.some(
    ({ demo, lines }) => !demo && Object.values(lines).some(({ connector }) => connector.via === 'ads'),
  )
  const flows: (Flow | false)[] = [
    passedOn.length > 0 && {
      to: ['insurers'],
      of: ['answers', 'data', 'street'],
      denial: 'false',
      says: `answers do leave this service, for ${passedOn.join(', ')}: a carrier with "demo": false is asked over a wire. Write what it gets, with {{lines asked outside}} or {{carriers asked}}, or load no such carrier.`,
    },
    sellsPolicies(carriers) && {
      to: ['insurers'],
      of: ['email'],
      denial: 'unsure',
      says: 'the insurer that a visitor buys from gets the email address with the order ("binds").',
    },
    emailPassedOn === true && {
      to: ['agents'],
      of: byDisclosure,
      denial: 'false',
      except: bySite,
      says: `leadsByDisclosure in site.json has addresses passed on to ${agent}. ${onlyWithout('email passed on')}`,
    },
    emailPassedOn === true && {
      to: ['agents', 'advertisers'],
      of: ['answers'],
      denial: 'unsure',
      except: bySite,
      says: `leadsByDisclosure in site.json has addresses passed on to ${agent}, with name, type of insurance and ZIP code.`,
    },
    agent !== undefined && {
      to: ['agents'],
      of: everything,
      denial: 'false',
      except: byVisitor,
      says: `${agent} gets what visitors ask to have passed on (LEADS). Add “unless you ask”, or put {{^agent}} before it and {{/agent}} after it.`,
    },
    mapsService !== undefined && {
      to: mapsService.startsWith('Google') ? ['google', 'anyone'] : ['anyone'],
      of: ['answers', 'data', 'street'],
      // It may be a server of the site's own.
      denial: mapsService === 'Photon' ? 'unsure' : 'false',
      says: `MAPS_PROVIDER has ${mapsService} complete addresses: it gets what is typed there. Name {{maps service}}, or ${lower(onlyWithout('maps service'))}`,
    },
    mayShare && {
      to: ['google', 'anyone'],
      of: ['data'],
      denial: 'unsure',
      except: byVisitor,
      says: 'GA4_ID is set: counts of visitors who agreed go to Google Analytics.',
    },
    isHostedChallenge === true && {
      to: ['cloudflare', 'anyone'],
      of: ['data'],
      denial: 'unsure',
      except: optedOut,
      says: 'TURNSTILE_SITE_KEY is set: Cloudflare sees the network address of a browser that it checks.',
    },
    isAd && {
      to: ['advertisers', 'anyone'],
      of: ['answers', 'data'],
      denial: 'unsure',
      says: 'a network of ads is told the type of insurance and the state.',
    },
  ]
  return flows.filter(flow => flow !== false)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
