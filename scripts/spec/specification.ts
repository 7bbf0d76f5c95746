/** Reads `docs/specification.md`: its numbered parts and the messages it gives word for word. */

/** A section (`4.2`), or a step screen of section 2.3 (`2.3, step 5`). */
export interface Part {
  readonly name: string
  readonly title: string
}

/** Every section that has no further sections, in order; those of a list of step screens follow theirs. */
export function partsOf(specification: string): readonly Part[] {
  const sections = sectionsOf(specification)
  const isDivided = (name: string) => sections.some(one => one.name.startsWith(`${name}.`))
  return sections
    .filter(({ name }) => !isDivided(name))
    .flatMap(({ name, title, text }) => [{ name, title }, ...screensOf(name, text)])
}

interface Section extends Part {
  readonly text: string
}

function sectionsOf(specification: string): readonly Section[] {
  return specification.split(/^(?=#{2,3} \d)/m).flatMap(section => {
    const [, name, title] = /^#{2,3} (\d(?:\.\d)?)\.? (.+)$/m.exec(section) ?? []
    return name && title && section.startsWith('#') ? [{ name, title, text: section }] : []
  })
}

/** The numbered screens of a section. */
function screensOf(section: string, text: string): readonly Part[] {
  return [...text.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, said = '']) => ({
    name: `${section}, step ${number}`,
    title: said.replace(/[.:,;(].*$/s, '').trim(),
  }))
}

/** The messages of sections 5 and 8, each once; what is filled in stands in braces: `{zip}`. */
export function messagesOf(specification: string): readonly string[] {
  const sections = sectionsOf(specification)
  const text = (section: string) => sections.find(({ name }) => name === section)?.text ?? ''
  return [...new Set([...quoted(text('5')), ...catalogued(text('8'))].map(plain))]
}

function quoted(rules: string): readonly string[] {
  return [...rules.matchAll(/"([^"]+)"( \(also with a trailing period)?/g)].flatMap(([, said = '', also]) =>
    also ? [said, `${said}.`] : [said],
  )
}

/** The second column of the table: messages begin with a capital letter, descriptions do not. */
function catalogued(catalogue: string): readonly string[] {
  const cells = [...catalogue.matchAll(/^\| (?!Situation|---)[^|]+ \| ([^|]+) \|$/gm)].map(
    ([, cell = '']) => cell,
  )
  return cells
    .flatMap(cell => cell.replace(/ \([^)]*\)$/, '').split(' / '))
    .filter(said => /^[A-Z]/.test(said))
}

/** A text with straight quotes and single spaces, so that typography makes no difference. */
export function plain(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

/** Whether a text is the message word for word; what stands in braces may be anything. */
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
