import { brand } from '../../brand.ts'

/** What to do where trying again does not help; it names the request, where a server named it. Empty where none did. */
export function helpWith(request: string | undefined): string {
  return request === undefined ? '' : `If that doesn’t help, call ${brand.phone.text}. ${mention(request)}`
}

/** What a visitor says on the phone of a request that failed: error pages and messages word it alike. */
export function mention(request: string): string {
  return `Mention reference ${request}, and we can look up what happened.`
}
