/**
 * Paths into JSON. `risk.insured.dob` and `offers.0.price` are one value; `drivers[].first` is that of each member of a list, as
 * one list; `plans[code=MONTHLY].price` is that of the first member whose `code` is MONTHLY. A path that begins with a dot starts
 * at the current member of a list, one with two dots at the member around it; `.` is the member itself, `.#` its number from 1.
 */
export interface Path {
  /** The dots in front. */
  readonly dots: number
  readonly steps: readonly Step[]
  /** It is the number of a member. */
  readonly isNumber: boolean
  /** It is a list of what each member has. */
  readonly isMany: boolean
}

export type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'each' }
  | { readonly kind: 'pick'; readonly by: string; readonly is: string }

const name = '[\\w-]+'
const brackets = `(?:\\[\\]|\\[${name}(?:\\.${name})*=[^[\\]{}|]+\\])*`
const form = new RegExp(`^(?:\\.{1,3}#?|\\.{0,3}${name}${brackets}(?:\\.${name}${brackets})*)$`)
const part = /\[\]|\[([^=\]]+)=([^\]]+)\]|([\w-]+)/g

/** Whether a text is a path. */
export function isPath(text: string): boolean {
  return form.test(text)
}

/** Mappings name few paths, and each is used for every question. */
const parsed = new Map<string, Path>()

/** The parts of a path; a text that is not a path has no steps. */
export function pathOf(text: string): Path {
  const known = parsed.get(text)
  if (known) return known
  const path = parse(text)
  parsed.set(text, path)
  return path
}

function parse(text: string): Path {
  const dots = /^\.*/.exec(text)?.[0].length ?? 0
  const rest = text.slice(dots)
  const steps = rest === '#' ? [] : [...rest.matchAll(part)].map(stepOf)
  return { dots, steps, isNumber: rest === '#', isMany: steps.some(({ kind }) => kind === 'each') }
}

function stepOf([whole, by, is, name]: RegExpExecArray): Step {
  if (whole === '[]') return { kind: 'each' }
  return by !== undefined && is !== undefined
    ? { kind: 'pick', by, is }
    : { kind: 'member', name: name ?? whole }
}

/** The current member of a list, and the one around it. */
interface Member {
  readonly value: unknown
  /** From 1. */
  readonly number: number
  readonly outer: Member | undefined
}

/** Where paths begin: the whole JSON, and the member of a list. */
export interface Scope {
  readonly root: unknown
  readonly member?: Member | undefined
}

/** The value at a path, of the whole or of a member; undefined if there is none. */
export function look(scope: Scope, text: string): unknown {
  const path = pathOf(text)
  if (path.dots === 0) return walk(scope.root, path.steps, 0)
  const member = around(scope.member, path.dots - 1)
  return path.isNumber ? member?.number : walk(member?.value, path.steps, 0)
}

/** The value at a path of some JSON; an empty path is the value itself. */
export function at(value: unknown, text: string): unknown {
  return text === '' ? value : look({ root: value }, text)
}

function around(member: Member | undefined, times: number): Member | undefined {
  return times === 0 ? member : around(member?.outer, times - 1)
}

function walk(from: unknown, steps: readonly Step[], start: number): unknown {
  let value = from
  for (let index = start; index < steps.length; index += 1) {
    const step = steps[index]
    if (step?.kind === 'each')
      return listOf(value).flatMap(member => {
        const found = walk(member, steps, index + 1)
        return found === undefined || found === null ? [] : found
      })
    value = step?.kind === 'pick' ? picked(value, step) : memberOf(value, step?.name ?? '')
    if (value === undefined) return undefined
  }
  return value
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  // Checked just now.
  return (value as Record<string, unknown>)[name]
}

function picked(value: unknown, { by, is }: Step & { kind: 'pick' }): unknown {
  return listOf(value).find(member => {
    const found = at(member, by)
    // A reply may have an object in place of a code, and any member of its own in that.
    return typeof found !== 'object' && found !== undefined && String(found) === is
  })
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * The members of the list at a path, each as a place where paths may begin. Lists within lists, `drivers[].record`, count as one,
 * and two dots lead to the member that contains such a list.
 */
export function membersAt(scope: Scope, text: string): readonly Scope[] {
  const { dots, steps } = pathOf(text)
  const from = dots === 0 ? scope.root : around(scope.member, dots - 1)?.value
  const found: Scope[] = []
  gather({ value: from, steps, scope, found })
  return found
}

interface Gathering {
  readonly value: unknown
  readonly steps: readonly Step[]
  readonly scope: Scope
  readonly found: Scope[]
}

function gather({ value, steps, scope, found }: Gathering): void {
  const upTo = steps.findIndex(({ kind }) => kind === 'each')
  const list = listOf(walk(value, upTo < 0 ? steps : steps.slice(0, upTo), 0))
  list.forEach((one, index) => {
    const number = upTo < 0 ? found.length + 1 : index + 1
    const inside = { ...scope, member: { value: one, number, outer: scope.member } }
    if (upTo < 0) found.push(inside)
    else gather({ value: one, steps: steps.slice(upTo + 1), scope: inside, found })
  })
}

/** A placeholder in a text for the value at a path: `{risk.insured.first}`, or its row in a table: `{line|products}`. */
const placeholder = /\{([\w.#[\]=-]+)(?:\|([\w-]+))?\}/g

/** What a text names in a placeholder. */
export interface Placeholder {
  readonly path: string
  readonly table: string | undefined
}

/** The placeholders of a text. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(placeholder)].map(([, path = '', table]) => ({ path, table }))
}

/** The text with its placeholders replaced; one without a value is replaced by nothing. */
export function filled(text: string, valueFor: (placeholder: Placeholder) => unknown): string {
  return text.replace(placeholder, (_, path: string, table?: string) =>
    String(valueFor({ path, table }) ?? ''),
  )
}

/** The required paths that a body lacks; `*` stands for each member of a list. */
export function missingIn(body: unknown, required: readonly string[]): readonly string[] {
  return required.filter(path => !isThere(body, path.split('.')))
}

function isThere(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined && value !== null && value !== ''
  if (key === '*') return Array.isArray(value) && value.every(one => isThere(one, rest))
  return isThere(at(value, key), rest)
}
