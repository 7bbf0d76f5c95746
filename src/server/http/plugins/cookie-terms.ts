import type { Config } from '../../settings/config.ts'

type Prefix = '' | '__Host-' | '__Secure-'

/** How this site sets its cookies. */
export interface CookieTerms {
  /** A prefix with which browsers enforce the other attributes. */
  readonly prefix: Prefix
  /** The prefixes of cookies that count, the site's own first. */
  readonly accepted: readonly [Prefix, ...Prefix[]]
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
 * because other sites may share its origin. There the stricter name counts as well: it is from a time when the site was at the root
 * of its origin, and no other host can have set it. The names do not depend on who may frame the site, because that may change on
 * one server before the next.
 */
export function cookieTermsOf({
  origins,
  basePath,
  framedBy,
}: Pick<Config, 'origins' | 'basePath' | 'framedBy'>): CookieTerms {
  const isFramed = framedBy.length > 0
  const isSecure = origins[0].startsWith('https:')
  const accepted = acceptedPrefixes({ isSecure, isAtRoot: basePath === '' })
  return {
    prefix: accepted[0],
    accepted,
    pathOf: page => basePath + page || '/',
    attributes: {
      sameSite: isFramed ? 'none' : 'lax',
      secure: isFramed || isSecure,
      ...(isFramed && { partitioned: true }),
    },
  }
}

function acceptedPrefixes({
  isSecure,
  isAtRoot,
}: {
  readonly isSecure: boolean
  readonly isAtRoot: boolean
}): CookieTerms['accepted'] {
  if (!isSecure) return ['']
  return isAtRoot ? ['__Host-'] : ['__Secure-', '__Host-']
}
