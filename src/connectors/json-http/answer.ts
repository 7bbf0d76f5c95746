import { chosenCoverage } from '../../rating/coverage/chosen.ts'
import type { Coverage, CoveragePart } from '../../rating/coverage/coverage.ts'
import type { Dec } from '../../rating/decimal.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { tellBy } from '../../sentences/tell.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import { centsOf } from '../../units/cents.ts'
import type { Day } from '../../units/day.ts'
import { assumedOf, isGuess } from '../assumed.ts'
import type { AmountLine, CarrierRequest, Failed, Outcome, Quoted, TermBill } from '../connector.ts'
import { badAnswer } from '../http-status.ts'
import { otherCoverNote, otherLimits } from '../other-cover.ts'
import { isPaidBy, moneyOf, sumOf } from '../reply/money.ts'
import { readCoverage } from '../reply/read-coverage.ts'
import { isForVisitors, sentenceFor } from '../reply/visitor-text.ts'
import { unratedNotes } from '../unrated-covers.ts'
import { carsOf } from './cars.ts'
import type { QuotedReply, ReadReply, RepliedLine } from './contract.ts'

interface ReplyContext {
  /** The number to call when the carrier gives none. */
  readonly phone: string
  readonly request: CarrierRequest
  /** The carrier uses our contract, so it knows what we assumed. */
  readonly speaksContract: boolean
}

/** The outcome of a reply of the carrier contract. A bill that does not add up is a bad answer. */
export function outcomeOf(reply: ReadReply, context: ReplyContext): Outcome {
  const { phone } = context
  switch (reply.status) {
    case 'quoted':
      return quotedBy(reply, context)
    case 'referred':
      return {
        kind: 'referred',
        phone: reply.phone ?? phone,
        ...(reply.quoteNumber === undefined ? {} : { quoteNumber: reply.quoteNumber }),
        message: sentenceFor(reply.message, 'gone.call'),
        ...(reply.premium === undefined ? {} : { premium: money(reply.premium) }),
        ...(reply.period === undefined ? {} : { period: reply.period }),
      }
    case 'declined': {
      const { code, message, text } = reply
      const help = text !== undefined && isForVisitors(text) ? { text: { text } } : {}
      return { kind: 'declined', code, message: sentenceFor(message, 'gone.decline'), ...help }
    }
    case 'needs_data':
      return { kind: 'needs', fields: reply.fields }
  }
}

/** A carrier that uses our contract knows what we assumed, and says whether that changes its price. */
function assumedUnderContract(
  { estimated }: QuotedReply,
  { assumed }: AskableRisk,
): Pick<Quoted, 'estimated' | 'assumed'> {
  return { estimated, assumed: assumedOf(assumed.filter(one => estimated || !isGuess(one))).assumed }
}

/** We don't know what a carrier behind a mapping rates by: every guess may change its price. */
function assumedUnderMapping(reply: QuotedReply, risk: AskableRisk): Pick<Quoted, 'estimated' | 'assumed'> {
  const { estimated, assumed } = assumedOf(risk.assumed)
  return { estimated: reply.estimated || estimated, assumed }
}

function quotedBy(
  reply: QuotedReply,
  { request: { risk, today }, speaksContract }: ReplyContext,
): Quoted | Failed {
  const { discount, bridgeUrl, quoteNumber, expiresAt, unratedCovers } = reply
  const premium = money(reply.premium)
  const bill = billOf(reply)
  const cars = carsOf(reply.cars, { risk, bill })
  const coverage = coverageOf(reply, { risk, deductibles: cars.deductibles })
  const fault = faultIn({ reply, bill, today }) ?? cars.fault
  if (fault) return badAnswer(fault)
  const { estimated, assumed } = speaksContract
    ? assumedUnderContract(reply, risk)
    : assumedUnderMapping(reply, risk)
  return {
    kind: 'quoted',
    source: 'carrier',
    premium,
    period: reply.period,
    bill,
    estimated,
    coverage,
    notes: [
      ...[...(reply.otherCovers ?? []), ...otherLimits(risk, coverage)].map(otherCoverNote),
      ...cars.notes,
      ...reply.notes.filter(isForVisitors).map(text => ({ text })),
      ...unratedNotes(risk, unratedCovers),
    ],
    ...(unratedCovers.length > 0 ? { unrated: unratedCovers } : {}),
    ...(reply.narrow || cars.isNarrow ? { narrow: true } : {}),
    assumed,
    ...(quoteNumber === undefined ? {} : { quoteNumber }),
    ...(expiresAt === undefined ? {} : { expiresAt }),
    ...(discount ? { original: money(discount.original), deal: { text: discount.reason } } : {}),
    ...(bridgeUrl === undefined ? {} : { bridgeUrl }),
  }
}

/** We word what we asked for ourselves, without any folder's sentences. */
const ownWords = tellBy(new Map())

interface Covering {
  readonly risk: AskableRisk
  /** What the reply says about each car, apart from its line. */
  readonly deductibles: CoveragePart | undefined
}

/** What the carrier's line says, or what we asked for if the line is exactly the one we would write for it. */
function coverageOf({ coverageText, coverages }: QuotedReply, { risk, deductibles }: Covering): Coverage {
  const parts = coverageText ?? coverages.map(({ label, value }) => `${value} ${label}`).join(' / ')
  const ofCars = deductibles ? ownWords({ key: 'coverage.part', values: deductibles }) : ''
  const line = [parts, ofCars].filter(part => part !== '').join(' / ')
  const asked = { parts: chosenCoverage(risk) }
  return tellCoverage(asked, ownWords) === line ? asked : readCoverage(line, risk.line)
}

function billOf({ bill, period, ...reply }: QuotedReply): TermBill {
  const premium = money(reply.premium)
  if (!bill) return { term: period, premium, fees: [], surcharges: [], total: premium }
  const { installments } = bill
  return {
    term: bill.term,
    premium: money(bill.premium),
    fees: bill.fees.map(amountLine),
    surcharges: bill.surcharges.map(amountLine),
    total: money(bill.total),
    ...(installments ? { installments: partsOf(installments) } : {}),
  }
}

function partsOf({ count, ...parts }: NonNullable<NonNullable<QuotedReply['bill']>['installments']>) {
  const [first, each] = [money(parts.first), money(parts.each)]
  return { count, first, each, sum: sumOf([first, ...Array.from({ length: count - 1 }, () => each)]) }
}

function amountLine({ id, label, amount }: RepliedLine): AmountLine {
  return { id, label: { text: label }, amount: money(amount) }
}

interface PricedReply {
  readonly reply: QuotedReply
  readonly bill: TermBill
  readonly today: Day
}

/** Why a price is not credible, without quoting its figures. */
function faultIn({ reply, bill, today }: PricedReply): string | null {
  const { term, premium, fees, surcharges, total, installments } = bill
  if (reply.expiresAt !== undefined && reply.expiresAt < today) return 'the price has expired already'
  if (
    sumOf([premium, ...fees, ...surcharges].map(part => (typeof part === 'string' ? part : part.amount))) !==
    total
  )
    return 'premium, fees and surcharges do not sum to the total'
  if (installments && !isPaidBy(installments, total)) return 'the installments come to less than the total'
  const expectedPremium = installments && reply.period === 'month' ? installments.each : total
  if (money(reply.premium) !== expectedPremium) return 'the premium is not what the bill comes to each period'
  if (!installments && reply.period !== term) return 'the period is not the term of the bill'
  if (reply.discount && centsOf(reply.discount.original) <= centsOf(reply.premium))
    return 'the price without the discount is not higher'
  return null
}

/** The schema has checked every amount. */
function money(text: Dec): Dec {
  return moneyOf(text) ?? text
}
