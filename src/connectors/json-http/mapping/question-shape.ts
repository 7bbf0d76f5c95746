import * as v from 'valibot'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { Need, NeedKind } from '../../needs/need.ts'
import { questions } from '../contract-risk.ts'
import { pathOf, type Step } from './path.ts'
import type { Scalar } from './words.ts'

/** What may be at a path of a question, as the contract's schemas say. */

/** How valibot's schemas name their parts. */
export interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly options?: readonly Scalar[]
  readonly literal?: Scalar
  /** Of a record, whose members have any names. */
  readonly value?: Shape
}

/** A member of a list that a template goes through, and the one around it. */
interface ShapeMember {
  readonly shape: Shape
  readonly outer: ShapeMember | undefined
}

/** Where the paths of a template begin. */
export interface ShapeScope {
  readonly line: InsuranceLine
  readonly member?: ShapeMember | undefined
  /** What the carrier's folder asks of its visitors; any answer may be sent when absent. */
  readonly needs?: readonly Need[] | undefined
  /** A template of a later request, which knows the ticket. */
  readonly isLater?: true | undefined
}

interface Found {
  readonly shape: Shape
  /** The scope within the lists that the path goes through. */
  readonly scope: ShapeScope
  /** It may be absent. */
  readonly isOptional: boolean
}

/** What a template knows in addition to the question. */
const sent = {
  ...{ idempotencyKey: v.string(), sentAt: v.string() },
  ...{ callbackUrl: v.string(), callbackReference: v.string() },
}

/** What is at a path, or a sentence if no question has it. A path through lists leads to a list. */
export function shapeAt(path: string, scope: ShapeScope): Found | string {
  const found = endOf(path, scope)
  if (typeof found === 'string' || !pathOf(path).isMany || found.shape.type === 'array') return found
  return { ...found, shape: { type: 'array', item: found.shape } }
}

/** What one of the values at a path is. */
function endOf(path: string, scope: ShapeScope): Found | string {
  const { dots, steps, isNumber } = pathOf(path)
  if (dots === 0 && steps.length === 0) return `${path} is no path. Write one like risk.insured.dob.`
  const member = around(scope.member, dots - 1)
  if (dots > 0 && !member) return `${path} is of a member. Use it inside of $each, or write the whole path.`
  if (isNumber) return { shape: { type: 'number' }, scope, isOptional: false }
  const from = dots > 0 && member ? member.shape : questionShape(scope)
  return follow({ shape: from, scope, isOptional: false }, steps, path)
}

/** The scope of a member of the list at a path, or a sentence if there is no list. */
export function memberOf(path: string, scope: ShapeScope): ShapeScope | string {
  const found = endOf(path, scope)
  if (typeof found === 'string') return found
  const { shape } = found
  if (shape.type !== 'array' || !shape.item) return `${path} isn't a list. Name one, or use $from.`
  return { ...found.scope, member: { shape: unwrapped(shape.item), outer: found.scope.member } }
}

/** The codes that a value may be, for a list those of its members; none for free text and numbers. */
export function codesOf({ type, options, literal, item }: Shape): readonly Scalar[] {
  if (item) return codesOf(unwrapped(item))
  if (type === 'boolean') return [true, false]
  return type === 'literal' && literal !== undefined ? [literal] : (options ?? []).filter(isScalar)
}

/** The options of a union are schemas. */
function isScalar(option: unknown): option is Scalar {
  return typeof option !== 'object'
}

/** What a value may be, for a list what its members may be. */
export function typeOf({ type, item }: Shape): string {
  return item ? typeOf(unwrapped(item)) : type
}

function questionShape({ line, isLater, needs }: ShapeScope): Shape {
  // A schema exposes its parts, by the names above.
  const { contact, answers, risk, ...others } = questions[line].entries as unknown as NonNullable<
    Shape['entries']
  >
  const asked = needs
    ? { ...askedShapes(needs), risk: withLicenses(risk, needs) }
    : { contact, answers, risk }
  const entries = { ...others, ...asked, ...sent, ...(isLater ? { ticket: v.string() } : {}) }
  // A schema exposes its parts, by the names above.
  return { type: 'object', entries } as unknown as Shape
}

/** The names under which answers about drivers are sent. */
const licenseNames: Readonly<Record<string, string>> = {
  licenseNumber: 'number',
  licenseState: 'state',
  licensedSince: 'since',
}

/** The risk with what the carrier's folder asks about drivers' licenses, and nothing else about them. */
function withLicenses(risk: Shape | undefined, needs: readonly Need[]): Shape | undefined {
  const { drivers } = risk?.entries ?? {}
  const { license, ...driver } = drivers?.item?.entries ?? {}
  if (!risk || !drivers?.item || !license) return risk
  const all = license.wrapped?.entries ?? {}
  const named = needs.flatMap(({ id }) => licenseNames[id] ?? [])
  const asked = Object.fromEntries(Object.entries(all).filter(([name]) => named.includes(name)))
  const own = named.length > 0 ? { license: optional({ type: 'object', entries: asked }) } : {}
  const item = { ...drivers.item, entries: { ...driver, ...own } }
  return { ...risk, entries: { ...risk.entries, drivers: { ...drivers, item } } }
}

/** What the carrier's folder asks: its visitors' contact data, and answers to its own questions. */
function askedShapes(needs: readonly Need[]): Readonly<Record<string, Shape>> {
  const shapesOf = (some: readonly Need[]) =>
    some.length === 0
      ? undefined
      : optional({
          type: 'object',
          entries: Object.fromEntries(some.map(need => [need.id, optional(shapeOf(need))])),
        })
  const contact = shapesOf(needs.filter(({ isOurs, ofDrivers }) => isOurs && !ofDrivers))
  const answers = shapesOf(needs.filter(({ isOurs }) => !isOurs))
  return { ...(contact ? { contact } : {}), ...(answers ? { answers } : {}) }
}

function optional(wrapped: Shape): Shape {
  return { type: 'exact_optional', wrapped }
}

/** What the schemas call the kinds of answers that are not text. */
const types: Partial<Record<NeedKind, string>> = { number: 'number', 'yes or no': 'boolean', date: 'custom' }

function shapeOf({ kind, choices = [] }: Need): Shape {
  if (kind === 'choice') return { type: 'picklist', options: choices.map(({ value }) => value) }
  return { type: types[kind] ?? 'string' }
}

function around(member: ShapeMember | undefined, times: number): ShapeMember | undefined {
  return times > 0 ? around(member?.outer, times - 1) : member
}

function follow(from: Found, steps: readonly Step[], path: string): Found | string {
  return steps.reduce<Found | string>(
    (found, step) => (typeof found === 'string' ? found : next(found, step, path)),
    from,
  )
}

function next({ shape, scope, isOptional }: Found, step: Step, path: string): Found | string {
  if (step.kind === 'member') {
    const isPlace = shape.type === 'array' && /^\d+$/.test(step.name)
    const inner = isPlace ? shape.item : (shape.entries?.[step.name] ?? shape.value)
    if (!inner) return missing(shape, scope, path)
    return {
      shape: unwrapped(inner),
      scope,
      isOptional: isOptional || isPlace || inner.wrapped !== undefined,
    }
  }
  if (shape.type !== 'array' || !shape.item) return `${path} goes through what isn't a list.`
  const item = unwrapped(shape.item)
  const inside = { ...scope, member: { shape: item, outer: scope.member } }
  if (step.kind === 'each') return { shape: item, scope: inside, isOptional: true }
  const by = shapeAt(`.${step.by}`, inside)
  if (typeof by === 'string') return by
  const codes = codesOf(by.shape)
  return codes.length > 0 && !codes.some(code => String(code) === step.is)
    ? `${step.by} in ${path} is never ${step.is}. It is one of ${codes.join(', ')}.`
    : { shape: item, scope, isOptional: true }
}

function missing({ type, entries }: Shape, { line }: ShapeScope, path: string): string {
  const without = type === 'array' ? 'That is a list: write [] after its name.' : 'It has no members.'
  const choices = entries ? `There is ${Object.keys(entries).join(', ')}.` : without
  return `a question about ${line} has no ${path}. ${choices}`
}

function unwrapped(shape: Shape): Shape {
  return shape.wrapped ? unwrapped(shape.wrapped) : shape
}
