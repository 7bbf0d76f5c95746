/** The name of a button that submits more than one field. */
export const pressed = 'pressed'

/**
 * The attributes of a submit button that sends several fields, with and without scripts: a button has one name and one
 * value, so the value is a query string. `payloadOf` reads it.
 */
export function submitWith(words: Readonly<Record<string, string>>) {
  return { type: 'submit', name: pressed, value: new URLSearchParams(words).toString() } as const
}
