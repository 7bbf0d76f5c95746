import type { SitePhone } from '../../contract/site.ts'

/** What to do if trying again does not help, with the request id. Empty if the server sent no id. */
export function helpWith(request: string | undefined, phone: SitePhone): string {
  return request === undefined ? '' : `If that doesn’t help, call ${phone.text}. ${mention(request)}`
}

/** How a visitor names a failed request on the phone; the same words on error pages and in messages. */
export function mention(request: string): string {
  return `Mention reference ${request}, and we can look up what happened.`
}
