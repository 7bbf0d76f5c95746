import type { DialectFile } from '../../src/connectors/acord/dialect.ts'
import type { ReadAcordRisk } from '../../src/connectors/acord/request.ts'
import { acordXml } from '../../src/connectors/acord/xml/acord-xml.ts'
import { carrierRequest } from '../../src/connectors/carrier-request.ts'
import type { Outcome, Pending } from '../../src/connectors/connector.ts'
import { today } from '../carriers/samples/sample.ts'
import { autoIn } from '../carriers/samples/sample-auto.ts'
import { inWords } from './connectors.ts'

export const phone = '1-800-555-0181'
export const auto = autoIn({ state: 'TX' })

interface ReadOptions {
  readonly risk?: ReadAcordRisk
  readonly dialect?: DialectFile
  readonly status?: number
}

/** What a whole document means. */
export function readBody(
  body: string,
  { risk = auto, dialect = {}, status = 200 }: ReadOptions = {},
): Outcome | Pending {
  const settings = { carrier: 'marrowgate', states: [risk.state], endpoint: 'sandbox', phone, dialect }
  const { connector } = acordXml({ ...settings, line: risk.line })
  return connector.read({ status, headers: {}, body }, carrierRequest({ reference: 'q1', risk, today }))
}

export function document(message: string, name = 'PersAutoPolicyQuoteInqRs'): string {
  return `<?xml version="1.0" encoding="UTF-8"?><ACORD><SignonRs><Status><StatusCd>0</StatusCd></Status></SignonRs>
<InsuranceSvcRs><RqUID>1f0c</RqUID><${name}><RqUID>1f0c</RqUID>${message}</${name}></InsuranceSvcRs></ACORD>`
}

/** What a message means, by the parts of it. */
export const readMessage = (message: string, options: ReadOptions = {}) =>
  readBody(
    document(message, options.risk && options.risk.line !== 'auto' ? 'HomePolicyQuoteInqRs' : undefined),
    options,
  )

export const status = (word: string, rest = '') =>
  `<MsgStatus><MsgStatusCd>${word}</MsgStatusCd><MsgErrorCd/><MsgStatusDesc/>${rest}</MsgStatus>`
export const extended = (code: string, text: string) =>
  `<ExtendedStatus><ExtendedStatusCd>${code}</ExtendedStatusCd><ExtendedStatusDesc>${text}</ExtendedStatusDesc></ExtendedStatus>`
export const full = (amount: string) =>
  `<PolicySummaryInfo><FullTermAmt><Amt>${amount}</Amt></FullTermAmt></PolicySummaryInfo>`
export const current = (amount: string) => `<CurrentTermAmt><Amt>${amount}</Amt></CurrentTermAmt>`
export const numbered =
  '<PersPolicy><QuoteInfo><CompanysQuoteNumber>Q-1001</CompanysQuoteNumber></QuoteInfo></PersPolicy>'
export const coverage = (code: string, amount: string) =>
  `<Coverage><CoverageCd>${code}</CoverageCd>${current(amount)}</Coverage>`
export const bad = { kind: 'failed', cause: 'badAnswer', retryable: false }

/** The reply of the trade's sample (docs/decisions/022-acord.md), with fictional figures. */
export const sample = document(`${status('Success', extended('INFO', 'Prior limits assumed'))}
  <PolicySummaryInfo><FullTermAmt><Amt>842.16</Amt></FullTermAmt><PolicyStatusCd>QuotedNotBound</PolicyStatusCd></PolicySummaryInfo>
  <PersPolicy><QuoteInfo><CompanysQuoteNumber>Q-1001</CompanysQuoteNumber><QuoteExpirationDt>2026-12-20</QuoteExpirationDt></QuoteInfo>
    ${current('842.16')}
    <PaymentOption><PaymentPlanCd>MO</PaymentPlanCd><DepositAmt><Amt>140.36</Amt></DepositAmt><NumPayments>5</NumPayments></PaymentOption></PersPolicy>
  <PersAutoLineBusiness><PersVeh id="Veh1">${coverage('BI', '301.20')}${coverage('PIP', '12.40')}${coverage('UM', '41.00')}</PersVeh></PersAutoLineBusiness>`)

/** The outcome in the words that a visitor reads. */
export const readInWords = (...parts: Parameters<typeof readMessage>) => {
  const outcome = readMessage(...parts)
  return outcome.kind === 'pending' ? outcome : inWords(outcome)
}
