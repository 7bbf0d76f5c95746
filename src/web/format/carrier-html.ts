import DOMPurify from 'dompurify'

/** The same list as the server's, and the element in which it marks another language. */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'span', 'a', 'h3', 'h4', 'div'],
  ALLOWED_ATTR: ['href', 'rel', 'target', 'lang'],
  ALLOWED_URI_REGEXP: /^https:/i,
  // These attributes hold no addresses: the pattern for addresses would remove them, including `noopener`.
  ADD_URI_SAFE_ATTR: ['rel', 'target', 'lang'],
}

/** The part of Trusted Types used here; not every browser has it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): Policy
}
interface Policy {
  /** A string to the compiler; where Trusted Types are enforced, an object that the sink accepts. */
  createHTML(html: string): string
}

const rules: Policy = { createHTML: html => DOMPurify.sanitize(html, allowed) }
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
const policy = trustedTypes?.createPolicy('carrier-html', rules) ?? rules

/** The one place where text becomes markup in the browser. */
export function writeCarrierHtml(element: Element, html: string): void {
  element.innerHTML = policy.createHTML(html)
}
