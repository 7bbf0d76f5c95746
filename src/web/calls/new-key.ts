/** A key for one intent, as hard to guess as a UUID; it also works on insecure pages. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-')
}
