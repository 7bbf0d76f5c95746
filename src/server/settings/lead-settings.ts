import { isThisMachine, targetOf } from '../../connectors/this-machine.ts'
import { StartError } from '../platform/start-error.ts'

/** How requests for a call or a mail reach the operator's agents. */
export type LeadSettings = {
  /** The recipients, as visitors read it: "Maple Street Agency". */
  readonly to: string
} & (
  | { readonly way: 'webhook'; readonly url: URL; readonly secret: Buffer }
  | { readonly way: 'mail'; readonly address: string }
  /** Nothing is sent: an operator exports them with `npm run leads`. */
  | { readonly way: 'file' }
)

interface ReadSettings {
  readonly LEADS?: LeadSettings['way'] | undefined
  readonly LEADS_TO?: string | undefined
  readonly LEADS_URL?: string | undefined
  readonly LEADS_SECRET?: string | undefined
  readonly LEADS_MAIL?: string | undefined
  readonly EGRESS_HTTP?: string | undefined
}

/** The settings of leads; undefined where none are taken. Throws StartError where they do not fit together. */
export function leadSettings(read: ReadSettings): LeadSettings | undefined {
  const { LEADS: way, LEADS_TO: to, LEADS_URL: url, LEADS_SECRET: secret, LEADS_MAIL: address } = read
  if (way === undefined) {
    const idle = Object.entries({ LEADS_TO: to, LEADS_URL: url, LEADS_SECRET: secret, LEADS_MAIL: address })
    const [name] = idle.find(([, value]) => value !== undefined) ?? []
    if (name) throw new StartError(`${name} does nothing without LEADS. Set LEADS to webhook, mail or file.`)
    return undefined
  }
  if (to === undefined)
    throw new StartError('LEADS_TO is missing. LEADS needs it: visitors read who gets their request.')
  if (way === 'file') return { to, way }
  if (way === 'mail') {
    if (address === undefined)
      throw new StartError('LEADS_MAIL is missing. LEADS=mail needs the address that gets the requests.')
    return { to, way, address }
  }
  if (url === undefined || secret === undefined)
    throw new StartError('LEADS_URL and LEADS_SECRET belong to LEADS=webhook. Set both.')
  const target = new URL(url)
  const isAllowed = read.EGRESS_HTTP?.split(',').some(one => one.trim() === targetOf(target))
  if (target.protocol !== 'https:' && !isThisMachine(target) && !isAllowed)
    throw new StartError('LEADS_URL is plain http. Use https, or name its host and port in EGRESS_HTTP.')
  return { to, way, url: target, secret: keyIn(secret) }
}

/** The bytes of a secret as Standard Webhooks writes it: `whsec_` and base64. */
function keyIn(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
}
