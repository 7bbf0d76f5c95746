/** A page may be of type "home"; its line is homeowner (spec 2.3.2.2). */
export function lineOfPage(type: unknown): unknown {
  return type === 'home' ? 'homeowner' : type
}
