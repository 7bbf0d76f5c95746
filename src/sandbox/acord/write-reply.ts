import { coverParts, coversOf } from '../../connectors/acord/covers.ts'
import type { Dialect, Meaning } from '../../connectors/acord/dialect.ts'
import { wrapped } from '../../connectors/acord/envelope.ts'
import { type AcordLine, type AcordRisk, messages, quantity } from '../../connectors/acord/request.ts'
import {
  element,
  textElement,
  writeXml,
  type XmlPart,
  type XmlParts,
} from '../../connectors/acord/xml/xml-write.ts'
import type {
  AmountLine,
  Declined,
  Listed,
  NeedsData,
  Outcome,
  Quoted,
  TermBill,
} from '../../connectors/connector.ts'
import type { Tell } from '../../sentences/tell.ts'

/** The carriers' side of the wire: an outcome, as a reply that the connector reads. */

interface Replying {
  readonly requestId: string
  readonly dialect: Dialect
}

interface Answering extends Replying {
  /** The risk that was rated: if it differs from the request, the reply's coverages say so. */
  readonly risk: AcordRisk
  readonly outcome: Exclude<Outcome, Listed>
  readonly tell: Tell
  /** The carrier changed the requested cover. */
  readonly isChanged?: boolean
}

/** A reply with an outcome, except the parts that are only for us: its plan and assumptions. */
export function writeReply({ risk, outcome, tell, isChanged = false, ...replying }: Answering): string {
  const { dialect } = replying
  switch (outcome.kind) {
    case 'quoted':
      return replied(risk.line, replying, [
        statusPart(isChanged ? 'SuccessWithChanges' : 'Success', {
          extended: outcome.notes.map(note => extendedPart({ code: 'INFO', text: tell(note) })),
        }),
        ...pricedParts(risk, { quoted: outcome, dialect, tell }),
      ])
    case 'referred':
      return replied(risk.line, replying, [
        statusPart('Success', {
          extended: [extendedPart({ code: codeFor(dialect, 'refer'), text: tell(outcome.message) })],
        }),
        outcome.premium === undefined ? undefined : summaryPart(outcome.premium),
        element('PersPolicy', [quoteInfo(outcome.quoteNumber)]),
      ])
    case 'declined':
      return replied(risk.line, replying, [declinedPart(outcome, { dialect, tell })])
    case 'needs':
      return replied(risk.line, replying, [needsPart(outcome, dialect)])
    case 'unavailable':
      return replied(risk.line, replying, [
        statusPart('Rejected', {
          extended: [extendedPart({ code: codeFor(dialect, 'unavailable'), text: tell(outcome.message) })],
        }),
      ])
    case 'failed':
      return replied(risk.line, replying, [
        statusPart('Error', {
          extended: [extendedPart({ code: codeFor(dialect, 'technical'), text: outcome.cause })],
        }),
      ])
  }
}

interface Accepting extends Replying {
  readonly line: AcordLine
}

/** A reply that promises a later answer, by its RqUID. */
export function writePending({ line, ...replying }: Accepting): string {
  return replied(line, replying, [statusPart('ResultPendingPickup', { extended: [] })])
}

function replied(line: AcordLine, { requestId, dialect }: Replying, parts: XmlParts): string {
  const id = element('RqUID', requestId)
  return writeXml(
    wrapped(dialect, [
      element('SignonRs', [element('Status', [element('StatusCd', '0')])]),
      element('InsuranceSvcRs', [id, element(`${messages[line]}Rs`, [id, ...parts])]),
    ]),
  )
}

interface Status {
  readonly errorCode?: string
  readonly text?: string
  readonly extended: XmlParts
}

function statusPart(status: string, { errorCode, text, extended }: Status): XmlPart {
  return element('MsgStatus', [
    element('MsgStatusCd', status),
    textElement('MsgErrorCd', errorCode),
    textElement('MsgStatusDesc', text),
    ...extended,
  ])
}

interface Extended {
  readonly code: string
  readonly text: string | undefined
  /** Which element is missing. */
  readonly path?: string
}

function extendedPart({ code, text, path }: Extended): XmlPart {
  return element('ExtendedStatus', [
    element('ExtendedStatusCd', code),
    textElement('ExtendedStatusDesc', text),
    textElement('MissingElementPath', path),
  ])
}

/** A code that has this meaning in the dialect. */
function codeFor({ codes }: Dialect, meaning: Meaning): string {
  const entry = [...codes].find(([, means]) => means === meaning)
  return (entry?.[0] ?? meaning).toUpperCase()
}

function declinedPart(
  { code, message, text }: Declined,
  { dialect, tell }: Pick<Pricing, 'dialect' | 'tell'>,
): XmlPart {
  return statusPart('Rejected', {
    errorCode: code,
    text: tell(message),
    extended: [extendedPart({ code: codeFor(dialect, 'decline'), text: text && tell(text) })],
  })
}

function needsPart({ fields }: NeedsData, dialect: Dialect): XmlPart {
  const code = codeFor(dialect, 'needs')
  return statusPart('Rejected', {
    extended: fields.map(({ path, prompt }) => extendedPart({ code, text: prompt, path })),
  })
}

interface Pricing {
  readonly quoted: Quoted
  readonly dialect: Dialect
  readonly tell: Tell
}

function pricedParts(risk: AcordRisk, { quoted, dialect, tell }: Pricing): XmlParts {
  const { bill, quoteNumber, expiresAt } = quoted
  const covers = coverParts(coversOf(risk), dialect)
  return [
    summaryPart(bill.total),
    element('PersPolicy', [
      quoteInfo(quoteNumber, expiresAt),
      element('ContractTerm', [
        element('DurationPeriod', quantity(monthsOf[bill.term], dialect.units.months)),
      ]),
      element('CurrentTermAmt', [element('Amt', bill.total)]),
      paymentPart(bill, dialect),
      ...bill.fees.map(line => feePart(line, tell, dialect.feeCodes[0])),
      ...bill.surcharges.map(line => feePart(line, tell, dialect.surchargeCodes[0])),
    ]),
    risk.line === 'auto'
      ? element(
          'PersAutoLineBusiness',
          risk.vehicles.map((_, index) => ({
            name: 'PersVeh',
            attributes: { id: `Veh${index + 1}` },
            content: covers,
          })),
        )
      : element('HomeLineBusiness', [{ name: 'Dwell', attributes: { id: 'Dwell1' }, content: covers }]),
    textElement('ConsumerURL', quoted.bridgeUrl),
  ]
}

const monthsOf: Readonly<Record<TermBill['term'], number>> = { month: 1, '6 months': 6, year: 12, trip: 0 }

function summaryPart(total: string): XmlPart {
  return element('PolicySummaryInfo', [
    element('FullTermAmt', [element('Amt', total)]),
    element('PolicyStatusCd', 'QuotedNotBound'),
  ])
}

function quoteInfo(number: string | undefined, expiresAt?: string): XmlPart {
  return element('QuoteInfo', [
    textElement('CompanysQuoteNumber', number),
    textElement('QuoteExpirationDt', expiresAt),
  ])
}

function paymentPart({ installments }: TermBill, { monthlyPlans }: Dialect): XmlPart | undefined {
  if (!installments) return undefined
  const { count, first, each } = installments
  return element('PaymentOption', [
    element('PaymentPlanCd', monthlyPlans[0] ?? 'MO'),
    element('DepositAmt', [element('Amt', first)]),
    element('NumPayments', String(count - 1)),
    element('InstallmentAmt', [element('Amt', each)]),
  ])
}

function feePart({ id, label, amount }: AmountLine, tell: Tell, code = 'FEE'): XmlPart {
  return {
    name: 'Coverage',
    attributes: { id },
    content: [
      element('CoverageCd', code),
      element('CoverageDesc', tell(label)),
      element('CurrentTermAmt', [element('Amt', amount)]),
    ],
  }
}
