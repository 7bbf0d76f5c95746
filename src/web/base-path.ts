let base = ''

/** Sets the path of the site under its origin: "" at its root, or a path such as "/insurance". Once, before anything is drawn. */
export function setBasePath(path = ''): void {
  base = path
}

/** The address of a page or file of this site, from its path within the site. Anything else stays as it is. */
export function addressAt<Address>(path: Address): Address | string {
  return /^\/(?!\/)/.test(`${path}`) ? base + path : path
}

/** The path of the page within the site. */
export function pathHere(): string {
  return location.pathname.slice(base.length) || '/'
}
