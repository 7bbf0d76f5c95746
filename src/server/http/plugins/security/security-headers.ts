/** The policy of replies that are not pages: they may do nothing. */
const sealed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Headers of every reply. `hsts`: how long browsers must use HTTPS. A reply that may be cached or indexed overrides the default.
 */
export function securityHeadersOf({ hsts }: { hsts?: string | undefined }): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': sealed,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`: a form posted without scripts would then hide its origin from the forgery guard.
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(hsts ? { 'Strict-Transport-Security': hsts } : {}),
  }
}

interface Policy {
  /** `'sha256-…'` of each inline script and style. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Who may frame the page: `'self'` for the FAQ in its dialog, and partners. */
  readonly ancestors: readonly string[]
}

/** The content security policy of a page. It uses hashes instead of a nonce, so that a page can be cached. */
export function pagePolicy({ scripts, styles, ancestors }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types carrier-html dompurify offline-page',
  ].join('; ')
}
