import type { Dec } from '../../../rating/decimal.ts'
import { addDays, type Day } from '../../../units/day.ts'
import {
  type CarrierRequest,
  calledBack,
  type Failed,
  type LeftOut,
  type Next,
  type Pending,
  type WireReply,
} from '../../connector.ts'
import { badAnswer } from '../../http-status.ts'
import type { OtherCover } from '../../other-cover.ts'
import { absentProduct, leftOutBy, withLeftOut } from '../../reply/join-products.ts'
import { sumOf } from '../../reply/money.ts'
import { isForVisitors } from '../../reply/visitor-text.ts'
import type { RepliedCar, RepliedLine } from '../contract.ts'
import { ticketAt } from '../location.ts'
import { questionOf } from '../question.ts'
import { ticketOf } from '../steps.ts'
import { type Taker, takerFrom } from '../take.ts'
import type { Condition } from './condition.ts'
import { fillText } from './map-question.ts'
import type { Mapping, OutcomeMap, QuotedMap } from './mapping-format.ts'
import { at, look, membersAt } from './path.ts'
import { pathsOf } from './words.ts'

/** A reply in the words of our contract, for its schema to read. */
export interface MappedResult {
  readonly kind: 'reply'
  readonly reply: unknown
}

/** One of several products in a reply; the carrier's usual one has no id. */
export interface MappedProduct extends MappedResult {
  readonly product: { readonly id?: string; readonly name: string }
}

/** The products of a reply that have a bill. */
export interface MappedProducts {
  readonly kind: 'products'
  readonly products: readonly MappedProduct[]
  /** Those that the reply has no bill for. */
  readonly leftOut: readonly LeftOut[]
}

/** A reply, the products of one, or an outcome that needs no schema. */
export type ReadResult = MappedResult | MappedProducts | Pending | Next | Failed

export interface MappedReply {
  readonly mapping: Mapping
  readonly reached: { readonly carrier: string; readonly endpoint: string }
  readonly reply: WireReply
  /** The JSON of the reply. */
  readonly content: unknown
  readonly request: CarrierRequest
}

/** A carrier's reply in the words of our contract, by the first outcome of the mapping that fits. */
export function readAnswer(answered: MappedReply): ReadResult {
  const { answer, tables } = answered.mapping
  const take = takerFrom({ scope: { root: answered.content }, tables, status: answered.reply.status })
  const index = answer.findIndex(({ when }) => take.fits(when))
  const entry = answer[index]
  if (!entry) return badAnswer('no outcome of the mapping fits the reply')
  const result = resultBy({ entry, index }, answered, take)
  const isEmpty = result?.kind === 'products' && result.products.length === 0
  if (result && !isEmpty) return result
  const nothing = badAnswer(`answer.${index} of the mapping does not find in the reply what it needs`)
  return isEmpty ? withLeftOut(nothing, result.leftOut) : nothing
}

/** Whether one of a mapping's outcomes is for replies with this status. */
export function isForeseen({ answer }: Mapping, status: number): boolean {
  return answer.some(({ when }) => when.some(condition => names(condition, status)))
}

function names(condition: Condition, status: number): boolean {
  if ('any' in condition) return condition.any.some(one => names(one, status))
  if ('all' in condition) return condition.all.some(one => names(one, status))
  return 'http' in condition && condition.http.includes(status)
}

/** An outcome of the mapping, and its position there. */
interface Chosen {
  readonly entry: OutcomeMap
  readonly index: number
}

/** Null if a required part of the outcome is missing, or isn't an amount. */
function resultBy({ entry, index }: Chosen, answered: MappedReply, take: Taker): ReadResult | null {
  if ('quoted' in entry)
    return entry.quoted.products
      ? productsBy(entry.quoted, answered, take)
      : quotedBy(entry.quoted, answered, take)
  if ('pending' in entry) return pendingBy(entry.pending, index, { answered, take })
  if ('next' in entry) {
    const ticket = ticketOf({
      step: entry.next,
      index,
      named: take.text(entry.next.ticket),
      ...writing(answered),
    })
    return ticket === null ? null : { kind: 'next', ticket }
  }
  if ('failed' in entry) return { kind: 'failed', ...entry.failed, detail: 'by the mapping' }
  if ('declined' in entry) {
    const { code, message, reasons, text } = entry.declined
    return replyResult({
      status: 'declined',
      code: take.text(code),
      message: reasonsBy(reasons, take) ?? take.text(message),
      text: take.text(text),
    })
  }
  if ('needs' in entry) {
    const { each, path, prompt } = entry.needs
    const fields = take.list(each).map(field => ({ path: field.text(path), prompt: field.text(prompt) }))
    return replyResult({ status: 'needs_data', fields })
  }
  const { message, quoteNumber, phone, currency, premium, term } = entry.referred
  const amount = take.money(premium)
  if (amount === null) return null
  return replyResult({
    status: 'referred',
    message: take.text(message),
    quoteNumber: take.text(quoteNumber),
    phone: take.text(phone),
    currency: take.text(currency),
    premium: amount,
    period: take.text(term),
  })
}

type ReasonsMap = Extract<OutcomeMap, { declined: unknown }>['declined']['reasons']

/** The reasons that visitors may read, each once, as many as fit into a message; undefined if there are none. */
function reasonsBy(reasons: ReasonsMap, take: Taker): string | undefined {
  if (!reasons) return undefined
  const texts = take
    .list(reasons.each, reasons.where)
    .flatMap(reason => reason.text(reasons.text)?.trim() ?? [])
  const sentences = [...new Set(texts.filter(isForVisitors))].map(text =>
    /[.!?]$/.test(text) ? text : `${text}.`,
  )
  const held = sentences.filter(
    (_, index) => sentences.slice(0, index + 1).join(' ').length <= longestMessage,
  )
  return held.length > 0 ? held.join(' ') : undefined
}

const longestMessage = 500

/** Leaves out members that the reply does not have; the contract's schema decides. */
function replyResult(reply: Readonly<Record<string, unknown>>): MappedResult {
  return {
    kind: 'reply',
    reply: Object.fromEntries(Object.entries(reply).filter(([, value]) => value !== undefined)),
  }
}

/**
 * The products of a reply in the order of the mapping, each from the first member that fits it; null for a mapping of one product.
 * A product without a bill that we understand is left out.
 */
function productsBy(map: QuotedMap, answered: MappedReply, take: Taker): ReadResult | null {
  if (!map.products) return null
  const members = take.members(map.products.each)
  const leftOut: LeftOut[] = []
  const products = map.products.list.flatMap(({ id, name, when }, index): readonly MappedProduct[] => {
    const member = members.find(one => one.fits(when))
    const result = member && quotedBy(map, answered, member)
    if (result) return [{ ...result, product: index === 0 ? { name } : { id, name } }]
    leftOut.push(
      member
        ? leftOutBy(name, badAnswer('an amount of its bill is missing, or is none'))
        : absentProduct(name),
    )
    return []
  })
  return { kind: 'products', products, leftOut }
}

function quotedBy(map: QuotedMap, answered: MappedReply, take: Taker): MappedResult | null {
  const bill = billBy(map, take)
  const cars = carsBy(map, answered, take)
  if (!bill || cars === null) return null
  const { installments } = bill
  return replyResult({
    status: 'quoted',
    quoteNumber: take.text(map.quoteNumber),
    currency: map.currency === undefined ? 'USD' : take.text(map.currency),
    premium: installments ? installments.each : bill.total,
    period: installments ? 'month' : bill.term,
    bill,
    estimated:
      typeof map.estimated === 'boolean' ? map.estimated : map.estimated.some(one => take.fits([one])),
    narrow: map.narrow,
    coverageText: take.text(map.coverageText),
    ...coveragesBy(map, take),
    otherCovers: otherCoversBy(map, answered, take),
    cars,
    notes: map.notes.flatMap(note => take.text(note) ?? []),
    expiresAt: take.text(map.expiresAt)?.slice(0, 10) ?? lastDay(map, answered.request),
    bridgeUrl: take.text(map.bridgeUrl),
  })
}

/** The last day of a price that names none: as the operator configured it for this carrier, or no promise at all. */
function lastDay({ validDays }: QuotedMap, { today }: CarrierRequest): Day | undefined {
  return validDays === undefined ? undefined : addDays(today, validDays)
}

function billBy(map: QuotedMap, take: Taker): BillInput | null {
  const premium = take.money(map.premium)
  const [fees, surcharges] = [linesBy(map.fees, take), linesBy(map.surcharges, take)]
  if (!premium || !fees || !surcharges) return null
  const total = map.total
    ? take.money(map.total)
    : sumOf([premium, ...[...fees, ...surcharges].map(({ amount }) => amount)])
  if (!total) return null
  const bill = { term: take.text(map.term), premium, fees, surcharges, total }
  if (!map.payPlan) return bill
  const [first, each] = [take.money(map.payPlan.first), take.money(map.payPlan.each)]
  if (!first || !each) return null
  return { ...bill, installments: { count: Number(take.text(map.payPlan.count)), first, each } }
}

/** A bill in the words of our contract, before its term is read. */
interface BillInput {
  readonly term: string | undefined
  readonly premium: Dec
  readonly fees: readonly RepliedLine[]
  readonly surcharges: readonly RepliedLine[]
  readonly total: Dec
  readonly installments?: { readonly count: number; readonly first: Dec; readonly each: Dec }
}

/** The lines of a bill that are not zero; null if one of them isn't an amount. */
function linesBy(lines: QuotedMap['fees'], take: Taker) {
  const repliedLines: RepliedLine[] = []
  for (const { id, label, ...money } of lines) {
    const amount = take.money(money)
    if (!amount) return null
    if (Number(amount) > 0) repliedLines.push({ id, label, amount })
  }
  return repliedLines
}

function coveragesBy({ coverages }: QuotedMap, take: Taker) {
  if (!coverages) return {}
  const { each, where, label, value } = coverages
  return {
    coverages: take
      .list(each, where)
      .map(member => ({ label: member.text(label), value: member.text(value) })),
  }
}

/** The amounts of the reply that differ from those of our question, in dollars. */
function otherCoversBy({ covers }: QuotedMap, { request }: MappedReply, take: Taker): readonly OtherCover[] {
  const question = questionOf(request.risk, request.today)
  return covers.flatMap(({ label, asked: path, ...money }) => {
    return differing(label, [Number(at(question, path)), Number(take.money(money) ?? Number.NaN)])
  })
}

/** Two amounts, asked for and offered, if both are known and differ. */
function differing(label: string, [asked, offered]: readonly [number, number]): RepliedCar['otherCovers'] {
  const isOther = Number.isFinite(asked) && Number.isFinite(offered) && asked !== offered
  return isOther ? [{ label, asked: [asked], offered: [offered] }] : []
}

/** The cars of the reply; undefined if it names none, null if one of them is not ours or has no amount. */
function carsBy({ cars }: QuotedMap, { request }: MappedReply, take: Taker) {
  if (!cars) return undefined
  const asked = membersAt({ root: questionOf(request.risk, request.today) }, 'risk.vehicles')
  const replied = take.list(cars.each).map((car, index): RepliedCar | null => {
    const number = cars.number === undefined ? index + 1 : Number(car.text(cars.number))
    const ours = asked[number - 1]
    const [premium, deductible] = [car.money(cars.premium), car.money(cars.deductible)]
    if (!ours || premium === null || deductible === null) return null
    return {
      at: number - 1,
      ...(premium === undefined ? {} : { premium }),
      ...(cars.deductible ? { deductible: deductible === undefined ? null : Number(deductible) } : {}),
      otherCovers: cars.covers.flatMap(({ label, asked: paths, ...money }) => {
        const wanted = pathsOf(paths).flatMap(path => look(ours, path) ?? [])[0]
        return differing(label, [Number(wanted), Number(car.money(money) ?? Number.NaN)])
      }),
    }
  })
  if (replied.length === 0) return undefined
  const known = replied.filter(car => car !== null)
  return known.length < replied.length ? null : known
}

/** How the path of a later request is written. */
function writing({ request, mapping: { tables } }: MappedReply) {
  const question = questionOf(request.risk, request.today)
  return {
    write: (path: string, ticket: string) =>
      fillText(path, { tables, question: { ...question, ticket, idempotencyKey: '', sentAt: '' } }),
  }
}

type PendingMap = Extract<OutcomeMap, { pending: unknown }>['pending']

function pendingBy(
  { poll, ticket, afterMs }: PendingMap,
  index: number,
  { answered, take }: { readonly answered: MappedReply; readonly take: Taker },
): ReadResult | null {
  const pollAfterMs = Number(take.text(afterMs))
  if (!(pollAfterMs >= 0 && pollAfterMs <= 60_000)) return null
  // The window closes before anybody would ask again.
  if (poll === calledBack) return { kind: 'pending', pollAfterMs: 60_000, ticket: calledBack }
  const found =
    poll === 'location'
      ? withoutOurs(ticketAt(answered.reply.headers.location, answered.reached), answered.mapping)
      : ticketOf({ step: poll, index, named: take.text(ticket), ...writing(answered) })
  return found === null ? null : { kind: 'pending', pollAfterMs, ticket: found }
}

/** A ticket is stored, and every request has the mapping's query anyway; a Location that repeats the query repeats its secrets. */
function withoutOurs(ticket: string | null, { request: { query } }: Mapping): string | null {
  const [path = '', text] = ticket?.split('?') ?? []
  if (text === undefined) return ticket
  const others = [...new URLSearchParams(text)].filter(([name]) => !Object.hasOwn(query, name))
  return others.length > 0 ? `${path}?${new URLSearchParams(others)}` : path
}
