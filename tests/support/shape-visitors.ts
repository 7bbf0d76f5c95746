import { type Shape, shapeNames } from '../../scripts/carrier/shapes/shapes.ts'
import type { Carrier } from '../../src/carriers/carrier.ts'
import type { Need } from '../../src/connectors/needs/need.ts'
import { needsAddress } from '../../src/contract/purchase/needs.ts'
import type { FormWords } from './form-words.ts'
import { fillForm } from './forms.ts'
import { pagesOf, readPersonas } from './personas.ts'
import { anotherRenter, type Page } from './renters.ts'
import { type ServedShape, serveShape } from './shapes.ts'
import type { Visitor } from './visitor.ts'

/** Every example carrier with its side, for one service. */
export interface ServedShapes {
  readonly shapes: readonly (ServedShape & { readonly name: Shape })[]
  readonly carriers: readonly Carrier[]
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function serveShapes(): Promise<ServedShapes> {
  const shapes = await Promise.all(shapeNames.map(async name => ({ ...(await serveShape(name)), name })))
  const allowed = shapes.map(({ env }) => env.EGRESS_ALLOW).join()
  return {
    shapes,
    carriers: shapes.map(({ carrier }) => carrier),
    env: { ...Object.assign({}, ...shapes.map(({ env }) => env)), EGRESS_ALLOW: allowed },
    async close() {
      for (const shape of shapes) await shape.close()
    },
  }
}

/** The line that an example carrier writes, and what it needs to know there. */
export function writtenBy({ lines, id }: Carrier) {
  const [written] = Object.entries(lines)
  if (!written) throw new Error(`${id} writes nothing`)
  const [line, { needs = [] }] = written
  return { line, needs }
}

/** Every page of the line of an example carrier, for somebody with a last name, which decides how its sandbox answers. */
export function pagesFor(carrier: Carrier, last: string): readonly Page[] {
  const { line } = writtenBy(carrier)
  const file = readPersonas().find(({ file }) => file === `${line}.yaml`)
  if (!file) throw new Error(`nobody of ${line}`)
  const pages = line === 'renters' ? anotherRenter() : pagesOf(file)
  return pages.map(([step, answer]) => [step, renamed(answer, last)])
}

function renamed(answer: object, last: string): object {
  const inner = Object.entries(answer).map(([name, value]) => [
    name,
    name === 'lastName'
      ? last
      : typeof value === 'object' && value !== null && !Array.isArray(value)
        ? renamed(value, last)
        : value,
  ])
  return Object.fromEntries(inner)
}

/** A sound answer to each question of an insurer's form, as typed; `fields` are the names of its controls. */
export function typedFor(needs: readonly Need[], fields: readonly string[]): FormWords {
  return Object.fromEntries(
    fields.map(field => {
      const need = needs.find(({ id }) => id === field.replace(/\.\d+$/, ''))
      if (!need) throw new Error(`${field} is no question of the folder`)
      return [field, typed(need)]
    }),
  )
}

/** Gives an insurer everything that it asks for, without a browser; throws where its form is refused. */
export async function giveAll(visitor: Visitor, id: string, carrier: Carrier): Promise<void> {
  const address = needsAddress(id, carrier.id)
  const form = /<main.*<\/main>/s.exec(await (await visitor.open(address)).text())?.[0] ?? ''
  const names = new Set([...form.matchAll(/ name="([\w.]+)"/g)].map(([, name = '']) => name))
  const { status } = await fillForm(visitor, address, typedFor(writtenBy(carrier).needs, [...names]))
  if (status !== 303) throw new Error(`${address}: ${status}`)
}

function typed({ kind, choices = [], least = 0, most = 1_000_000 }: Need): string {
  switch (kind) {
    case 'choice':
      return choices[0]?.value ?? ''
    case 'yes or no':
      return 'no'
    case 'number':
      return String(Math.max(least, Math.min(most, 7)))
    case 'date':
      return '5/14/2012'
    case 'email':
      return 'ann@example.com'
    case 'phone':
      return '512-555-0142'
    case 'license number':
      return '12345678'
    case 'text':
      return 'Oak'
  }
}
