/** Dotted paths into JSON: `risk.insured.dob`, `offers.0.price.amountInCents`. */

/** The value at a path; undefined where there is none. An empty path is the value itself. */
export function at(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((part, key) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined
    // Checked just now.
    return (part as Record<string, unknown>)[key]
  }, value)
}

/** A placeholder in a text for the value at a path: `{risk.insured.first}`. */
const placeholder = /\{([\w.#-]+)\}/g

/** The paths that a text names. */
export function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, path = '']) => path)
}

/** The text with its placeholders replaced. */
export function filled(text: string, look: (path: string) => unknown): string {
  return text.replace(placeholder, (_, path: string) => String(look(path) ?? ''))
}

/** The paths of those that are required and that a body lacks; `*` stands for each member of a list. */
export function missingIn(body: unknown, required: readonly string[]): readonly string[] {
  return required.filter(path => !isThere(body, path.split('.')))
}

function isThere(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  if (key === '*') return Array.isArray(value) && value.every(one => isThere(one, rest))
  return isThere(at(value, key), rest)
}
