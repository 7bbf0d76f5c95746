import { pressed } from './pressed.ts'
import type { Fields } from './step.ts'

type Group = Record<string, string>

export type Payload = Record<string, string | boolean | string[] | Group | Group[]>

/**
 * The payload of a step from its HTML form, the same in the browser and for a form posted without scripts. Unknown
 * names are left out; an unticked box becomes `false`, an empty list `[]`.
 */
export function payloadOf(form: Iterable<[string, FormDataEntryValue]>, fields: Fields): Payload {
  const entries = textsOf(form)
  const payload: Payload = {}
  for (const [name, field] of Object.entries(fields)) {
    const values = entries.filter(([key]) => key === name).map(([, value]) => value)
    const first = values[0]
    if (field.form === 'list') payload[name] = values
    else if (field.form === 'flag') payload[name] = first !== undefined
    else if (field.form === 'date') payload[name] = first ?? dateOf(name, entries)
    else if (field.form === 'codes')
      payload[name] = values.filter(code => code.trim() !== '').map(code => ({ code }))
    else if (field.form === 'group') payload[name] = groupOf(`${name}.`, entries)
    else if (field.form === 'groups') payload[name] = groupsOf(name, entries)
    else if (first !== undefined) payload[name] = first
  }
  return payload
}

/**
 * The form with one more row, or one fewer, if that is all that its button does: how rows come and go without scripts. Undefined for
 * any other button.
 */
export function withRowsChanged(
  form: Iterable<[string, FormDataEntryValue]>,
  fields: Fields,
): Payload | undefined {
  const entries = textsOf(form)
  const wish = (what: string) => entries.find(([key]) => key === what)?.[1] ?? ''
  const [, removed = '', at = ''] = /^(\w+)\.(\d{1,2})$/.exec(wish('remove')) ?? []
  const name = removed || wish('add')
  if (!Object.hasOwn(fields, name) || fields[name]?.form !== 'groups') return undefined
  const rows = groupsOf(name, entries)
  const changed = removed ? rows.toSpliced(Number(at), 1) : [...rows, {}]
  return { ...payloadOf(entries, fields), [name]: changed }
}

function textsOf(form: Iterable<[string, FormDataEntryValue]>): [string, string][] {
  return pressedFirst([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The parts of a date as `YYYY-MM-DD`, even if incomplete; empty when nothing was typed. */
function dateOf(name: string, entries: readonly [string, string][]): string {
  const part = (of: string) => entries.find(([key]) => key === `${name}.${of}`)?.[1].trim() ?? ''
  const two = (typed: string) => (typed === '' ? '' : typed.padStart(2, '0'))
  const date = `${part('year')}-${two(part('month'))}-${two(part('day'))}`
  return date === '--' ? '' : date
}

function groupOf(prefix: string, entries: readonly [string, string][]): Group {
  const own = entries.filter(([key]) => key.startsWith(prefix))
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length), value]))
}

/** In the order of their indexes; an unused index leaves no gap. */
function groupsOf(name: string, entries: readonly [string, string][]): Group[] {
  const numbered = new RegExp(`^${name}\\.(\\d{1,2})\\.`)
  const indexes = new Set(entries.flatMap(([key]) => numbered.exec(key)?.[1] ?? []))
  const ordered = [...indexes].sort((a, b) => Number(a) - Number(b))
  return ordered.map(index => groupOf(`${name}.${index}.`, entries))
}

/** The fields of the pressed button override those of the form. */
function pressedFirst(entries: readonly [string, string][]): [string, string][] {
  const isPressed = ([name]: [string, string]) => name === pressed
  const pressedFields = entries.filter(isPressed).flatMap(([, value]) => [...new URLSearchParams(value)])
  return [...pressedFields, ...entries.filter(entry => !isPressed(entry))]
}
