import { cent, formatMoney, moneyPlaces, parseDecimal } from '../../rating/decimal.ts'
import { type Day, monthsBetween } from '../../units/day.ts'
import type { Period } from '../../units/period.ts'
import type { AmountLine, TermBill } from '../connector.ts'
import { isPaidBy, moneyOf } from '../reply/money.ts'
import type { Dialect } from './dialect.ts'
import { plainText } from './status.ts'
import { allAt, anywhere, firstAt, textAt, type XmlElement } from './xml/xml-read.ts'

/** The price in a reply: a bill, no price, or something that is not a price. */
export type ReplyPrice =
  | { readonly kind: 'billed'; readonly bill: TermBill }
  | { readonly kind: 'none' }
  | { readonly kind: 'bad'; readonly why: string }

/** Thrown only within this file, for text that is not an amount. */
class AmountError extends Error {}

const mostLines = 20

interface MessageContext {
  readonly message: XmlElement
  readonly dialect: Dialect
  /** The term we requested; a reply may name another. */
  readonly term: Period
  /** We show the line by the month if a carrier takes twelve payments a year. */
  readonly byMonth: boolean
}

/** The bill in a reply (docs/decisions/022-acord.md). An amount of zero counts as none. */
export function pricedBy(context: MessageContext): ReplyPrice {
  try {
    const { message } = context
    if (anywhere(message, 'CurCd').some(({ text }) => text !== 'USD')) return bad('not in USD')
    const total = totalOf(context)
    if (total === null) return { kind: 'none' }
    const term = termOf(context)
    return term === null ? bad('a term that no policy here has') : billed(context, { total, term })
  } catch (error) {
    if (error instanceof AmountError) return bad(error.message)
    throw error
  }
}

function bad(why: string): ReplyPrice {
  return { kind: 'bad', why }
}

interface Total {
  readonly total: bigint
  readonly term: Period
}

function billed(context: MessageContext, { total, term }: Total): ReplyPrice {
  const rows = policyRows(context.message)
  const fees = linesOf(rows, context.dialect.feeCodes)
  const surcharges = linesOf(rows, context.dialect.surchargeCodes)
  const extra = [...fees, ...surcharges].reduce(
    (sum, { amount }) => sum + parseDecimal(amount, moneyPlaces),
    0n,
  )
  if (fees.length + surcharges.length > mostLines) return bad('more fees than a bill has')
  if (moneyOf(formatMoney(total)) === null || total <= extra) return bad('a total that no policy costs')
  const bill = { term, premium: formatMoney(total - extra), fees, surcharges, total: formatMoney(total) }
  const installments = context.byMonth && term === 'year' ? installmentsOf(context, total) : undefined
  return { kind: 'billed', bill: installments ? { ...bill, installments } : bill }
}

/** The first place, in the order of the dialect, that has an amount above zero. */
function totalOf({ message, dialect }: MessageContext): bigint | null {
  for (const place of dialect.totals) {
    const amount = totalAt[place](message)
    if (amount !== null && amount !== 0n) return amount
  }
  return null
}

const totalAt: Readonly<Record<Dialect['totals'][number], (message: XmlElement) => bigint | null>> = {
  FullTermAmt: message => amountAt(message, 'PolicySummaryInfo/FullTermAmt'),
  CurrentTermAmt: message => amountAt(message, 'PersPolicy/CurrentTermAmt'),
  Coverage: sumOfCoverages,
  PaymentPlan: message => {
    // A lead hub: all plans pay for the same policy, and the first is the usual one.
    const [plan] = anywhere(message, 'PaymentPlans').flatMap(plans => allAt(plans, 'PaymentPlan'))
    return plan ? amountAt(plan, 'PremiumAmt') : null
  },
}

/**
 * The sum of all coverages: those of cars and homes, and those of the policy that no car or home has. A row that appears under
 * the policy and again under its line counts once.
 */
function sumOfCoverages(message: XmlElement): bigint | null {
  const units = [
    ...allAt(message, 'PersAutoLineBusiness/PersVeh'),
    ...allAt(message, 'HomeLineBusiness/Dwell'),
  ]
  const rows = units.flatMap(unit => allAt(unit, 'Coverage'))
  const codes = new Set(rows.map(row => textAt(row, 'CoverageCd')))
  const others = policyRows(message).filter(row => !codes.has(textAt(row, 'CoverageCd')))
  const amounts = [...rows, ...others].flatMap(row => amountAt(row, 'CurrentTermAmt') ?? [])
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0n)
}

/** Rows of the policy as a whole: fees, what the state adds, coverages that belong to no car. Each once. */
function policyRows(message: XmlElement): readonly XmlElement[] {
  const paths = ['PersPolicy/Coverage', 'PersAutoLineBusiness/Coverage', 'HomeLineBusiness/Coverage']
  const levels = paths.map(path => allAt(message, path))
  const seen = new Set<string>()
  return levels.flatMap(rows => {
    const fresh = rows.filter(row => !seen.has(keyOf(row)))
    for (const row of rows) seen.add(keyOf(row))
    return fresh
  })
}

function keyOf(row: XmlElement): string {
  return ['CoverageCd', 'CoverageDesc', 'CurrentTermAmt/Amt'].map(path => textAt(row, path) ?? '').join('\n')
}

function linesOf(rows: readonly XmlElement[], codes: readonly string[]): readonly AmountLine[] {
  return rows.flatMap(row => {
    const code = textAt(row, 'CoverageCd')
    const amount = amountAt(row, 'CurrentTermAmt')
    if (code === undefined || !codes.includes(code) || amount === null || amount <= 0n) return []
    const text = plainText(textAt(row, 'CoverageDesc') ?? code)
    const id = row.attributes.id ?? code.toLowerCase()
    return [{ id: /^[\w-]{1,40}$/.test(id) ? id : 'fee', label: { text }, amount: formatMoney(amount) }]
  })
}

/** An amount, from the `Amt` below an element or its own text; null if there is none, negative for a discount. */
function amountAt(from: XmlElement, path: string): bigint | null {
  const holder = firstAt(from, path)
  const text = holder && (textAt(holder, 'Amt') ?? holder.text)
  if (text === undefined || text === '') return null
  const [, sign = '', plain = ''] = /^(-?)\$?(\d+(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?)$/.exec(text) ?? []
  const money = moneyOf(plain.replaceAll(',', ''))
  if (money === null) throw new AmountError('text that is not an amount')
  const amount = parseDecimal(money, moneyPlaces)
  return sign === '-' ? -amount : amount
}

const terms: Readonly<Record<number, Period>> = { 1: 'month', 6: '6 months', 12: 'year' }

/** The term of the reply if it names one; null for a term that no policy here has. */
function termOf({ message, dialect, term }: MessageContext): Period | null {
  const contract = firstAt(message, 'PersPolicy/ContractTerm')
  const [count, unit] = ['NumUnits', 'UnitMeasurementCd'].map(
    name => contract && textAt(contract, `DurationPeriod/${name}`),
  )
  if (count !== undefined) {
    const isYears = unit === dialect.units.years || /^(years?|yr|ann)$/i.test(unit ?? '')
    return terms[Number(count) * (isYears ? 12 : 1)] ?? null
  }
  const [first, last] = ['EffectiveDt', 'ExpirationDt'].map(name => contract && textAt(contract, name))
  if (first === undefined || last === undefined) return term
  // Text that is not a day gives no term.
  return terms[monthsBetween(first as Day, last as Day)] ?? null
}

/**
 * Twelve payments a year, if the carrier offers them: the deposit and eleven more, each as the carrier states it or else an equal
 * part of the rest. Payments that add up to less than the policy's cost cannot pay for it.
 */
function installmentsOf({ message, dialect }: MessageContext, total: bigint): TermBill['installments'] {
  const option = allAt(message, 'PersPolicy/PaymentOption').find(
    one =>
      dialect.monthlyPlans.includes(textAt(one, 'PaymentPlanCd') ?? '') &&
      textAt(one, 'NumPayments') === '11',
  )
  const first = option ? amountAt(option, 'DepositAmt') : null
  if (!option || first === null || first <= 0n || first >= total) return undefined
  const context = amountAt(option, 'InstallmentAmt')
  const each = context ?? ((total - first + 11n * (cent / 2n)) / (11n * cent)) * cent
  if (each <= 0n) return undefined
  const sum = context === null ? total : first + context * 11n
  if (!isPaidBy({ count: 12, sum: formatMoney(sum) }, formatMoney(total))) return undefined
  return { count: 12, first: formatMoney(first), each: formatMoney(each), sum: formatMoney(sum) }
}
