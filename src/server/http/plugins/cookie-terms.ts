import type { Config } from '../../platform/config.ts'

/** How this site sets its cookies. */
export interface CookieTerms {
  /** In front of their names, where browsers hold the rest to it. */
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
 * The same for all cookies of a site. In a partner's frame browsers send only those that ask for it, and partitioned ones
 * are another visitor's on each partner's site. Under a path other sites may share the origin, so that `__Host-` is too much.
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
