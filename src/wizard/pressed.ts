/** The name of a button that says more than one thing. */
export const pressed = 'pressed'

/**
 * A submit button that says all this when it is pressed, with and without scripts: a button has one name and one
 * value, so the value is a query string. `payloadOf` reads it.
 */
export function saying(words: Readonly<Record<string, string>>) {
  return { type: 'submit', name: pressed, value: new URLSearchParams(words).toString() } as const
}
