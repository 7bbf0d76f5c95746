/** Reads `docs/specification.md`: its numbered requirements, and the messages it gives word for word. */

export interface Requirement {
  /** `4.2.1` */
  readonly number: string
  /** On one line. */
  readonly text: string
}

/** The requirements of a specification, in order: `- **4.2.1** A sentence.` with everything indented below it. */
export function requirementsOf(specification: string): readonly Requirement[] {
  return specification.split(/^(?=- \*\*\d)|^(?=#)/m).flatMap(part => {
    const [, number, text] = /^- \*\*(\d[\d.]*)\*\* (.+)$/s.exec(part) ?? []
    return number && text ? [{ number, text: plain(text) }] : []
  })
}

/** The numbers of the sections: `4`, `4.2`. */
export function sectionsOf(specification: string): readonly string[] {
  return [...specification.matchAll(/^#+ (\d[\d.]*?)\.? /gm)].map(([, number = '']) => number)
}

/** What is wrong with the numbers: each must begin with its section's and follow the one before it. */
export function misnumbered(specification: string): readonly string[] {
  let section = ''
  let last = 0
  return [...specification.matchAll(/^(?:#+ (\d[\d.]*?)\.? |- \*\*(\d[\d.]*)\*\*)/gm)].flatMap(
    ([, heading, number]) => {
      if (heading !== undefined) {
        section = heading
        last = 0
        return []
      }
      const at = number?.lastIndexOf('.') ?? 0
      const own = number?.slice(0, at)
      last += 1
      return own === section && Number(number?.slice(at + 1)) === last ? [] : [String(number)]
    },
  )
}

/** The messages to visitors, each once; placeholders are in braces: `{zip}`. */
export function messagesOf(requirements: readonly Requirement[]): readonly string[] {
  const quoted = requirements.flatMap(({ text }) => [...text.matchAll(/"([^"]+)"/g)])
  return [...new Set(quoted.map(([, text = '']) => text))]
}

/** A text with straight quotes and single spaces, so that typography makes no difference. */
export function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

/** Whether a text is the message word for word; a placeholder matches anything. */
export function says(text: string, message: string): boolean {
  const [first = '', ...rest] = message.split(/\{\w+\}/)
  if (rest.length === 0) return text === message
  const last = rest.pop() ?? ''
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from + 1)
    if (at < 0) return false
    from = at + part.length
  }
  return text.startsWith(first) && text.endsWith(last) && text.length - last.length > from
}
