/** The words of a form: its fields by name. A list repeats a name. */
export type FormWords = Readonly<Record<string, string | readonly string[]>>

/** An answer as its page's form sends it: one text per field, nested fields by their path. */
export function formWordsOf({ action, ...answer }: Readonly<Record<string, unknown>>): FormWords {
  // A list's own button sends "next".
  if (action === 'new') return { pressed: `action=new&type=${answer.type}` }
  return Object.fromEntries(Object.entries(answer).flatMap(([name, value]) => fieldsOf(name, value)))
}

function fieldsOf(name: string, value: unknown): readonly (readonly [string, string | readonly string[]])[] {
  if (value === false) return []
  if (name === 'destinations') return [[name, (value as readonly { code: string }[]).map(({ code }) => code)]]
  if (name === 'dateBirth') {
    const [year = '', month = '', day = ''] = String(value).split('-')
    return Object.entries({ month, day, year }).map(([part, text]) => [`${name}.${part}`, text])
  }
  if (name === 'choices') return [[name, value as readonly string[]]]
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([part, inner]) => fieldsOf(`${name}.${part}`, inner))
}
