import type { Config } from '../../platform/config.ts'

/** How this site sets its cookies. */
export interface CookieTerms {
  /** A prefix with which browsers enforce the other attributes. */
  readonly prefix: '' | '__Host-' | '__Secure-'
  /** The path of the site, or of one of its pages. */
  pathOf(page: string): string
  readonly attributes: {
    readonly sameSite: 'lax' | 'none'
    readonly secure: boolean
    readonly partitioned?: true
  }
}

/**
 * The same for all cookies of a site. In a partner's frame, browsers send only partitioned `SameSite=None` cookies, so the same
 * browser is a different visitor on each partner's site. `__Host-` requires the path `/`, which a site under a path cannot use,
 * because other sites may share its origin.
 */
export function cookieTermsOf({
  origins,
  basePath,
  framedBy,
}: Pick<Config, 'origins' | 'basePath' | 'framedBy'>): CookieTerms {
  const isFramed = framedBy.length > 0
  const secure = isFramed || origins[0].startsWith('https:')
  const strict = basePath === '' ? '__Host-' : '__Secure-'
  return {
    prefix: secure ? strict : '',
    pathOf: page => basePath + page || '/',
    attributes: { sameSite: isFramed ? 'none' : 'lax', secure, ...(isFramed && { partitioned: true }) },
  }
}
