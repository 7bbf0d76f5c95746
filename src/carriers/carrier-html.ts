import sanitizeHtml from 'sanitize-html'
import type { Language } from '../language/text.ts'

/** Longer texts of a carrier are cut before they are parsed. */
const longest = 8192

/**
 * HTML of a carrier made safe to show: text, emphasis, lists, small headings and links to the carrier's own hosts, which open in
 * a new window. Clean a text only once, where it enters: never clean the output again.
 */
export function cleanCarrierHtml(html: string, hosts: readonly string[]): string {
  return sanitizeHtml(html.slice(0, longest), {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'span', 'a', 'h3', 'h4'],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      a: (tagName, { href = '' }) =>
        leadsSafely(href, hosts)
          ? {
              tagName,
              attribs: { href: new URL(href).href, rel: 'noopener noreferrer nofollow', target: '_blank' },
            }
          : { tagName: 'span', attribs: {} },
    },
  })
}

/** Text as HTML that shows it literally, for use between tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
}

const longestUrl = 2048

/**
 * Whether we may send a visitor or report a click to this address: https, at most 2 kB, no user part, no port, and a plain
 * ASCII name that is one of the carrier's hosts or a subdomain of one.
 */
export function leadsSafely(url: string, hosts: readonly string[]): boolean {
  if (url.length > longestUrl || !URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  if (protocol !== 'https:' || port || username || password) return false
  if (!/^(?!.*xn--)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)) return false
  return hosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}

/** The address of a carrier's own page for a quote number; see `page` in `carrier.ts`. */
export function pageOf(
  page: string,
  { quoteNumber, language }: { readonly quoteNumber: string; readonly language: Language },
): string {
  return page.replaceAll('{quote}', encodeURIComponent(quoteNumber)).replaceAll('{language}', language)
}
