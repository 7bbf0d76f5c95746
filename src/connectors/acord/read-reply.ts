import type { Failed, LeftOut, Outcome, Pending, Quoted, WireReply } from '../connector.ts'
import { badAnswer, failedBy } from '../http-status.ts'
import { absentProduct, joinProducts, leftOutBy, withLeftOut } from '../reply/join-products.ts'
import type { Meaning } from './dialect.ts'
import {
  byMeaning,
  failed,
  numberIn,
  priceOf,
  quoted,
  type Reading,
  type ReplyMessage,
} from './reply-outcome.ts'
import { messages as messageNames } from './request.ts'
import { replyStatusOf } from './status.ts'
import { anywhere, readXml, textAt, type XmlElement, XmlError } from './xml/xml-read.ts'

/** The outcome of a reply (docs/decisions/022-acord.md). Never throws, and never invents a price. */
export function readReply(reading: Reading, { status, body }: WireReply): Outcome | Pending {
  if (status < 200 || status > 299) return failedBy(status)
  try {
    return readDocument(reading, readXml(body))
  } catch (error) {
    if (error instanceof XmlError) return badAnswer(error.message)
    throw error
  }
}

function readDocument(reading: Reading, root: XmlElement): Outcome | Pending {
  const { dialect } = reading.settings
  const [signon] = anywhere(root, 'SignonRs')
  const signedOn = signon && textAt(signon, 'Status/StatusCd')
  if (signedOn !== undefined && dialect.signonRefused.includes(signedOn))
    return failed('auth', 'sign-on refused')
  const name = `${messageNames[reading.risk.line]}Rs`
  const messages = messagesIn(root, name)
  if (messages.length > 0) return answerOf(reading, messages)
  if (anywhere(root, 'Fault').length > 0) return failed('technical', 'a SOAP fault')
  if (signedOn !== undefined && signedOn !== '0') return failed('technical', 'sign-on failed')
  return badAnswer(`no ${name}`)
}

/** Some hubs send the whole document again as the text of an element. */
function messagesIn(root: XmlElement, name: string): readonly XmlElement[] {
  const plain = anywhere(root, name)
  if (plain.length > 0) return plain
  const holder = leaves(root).find(({ text }) => text.startsWith('<') && text.includes('ACORD'))
  return holder ? anywhere(readXml(holder.text), name) : []
}

/** The outcome of several quotes in a reply: the products that the dialect names, or else the first one with a price. */
function answerOf(reading: Reading, messages: readonly XmlElement[]): Outcome | Pending {
  const { products } = reading.settings.dialect
  const leftOut: LeftOut[] = []
  const quoted = products.flatMap(({ id, name, at, is }, index): readonly Quoted[] => {
    const message = messages.find(one => is.includes(textAt(one, at) ?? ''))
    const outcome = message && outcomeOf(reading, message)
    if (outcome?.kind === 'quoted') return [{ ...outcome, product: index === 0 ? { name } : { id, name } }]
    leftOut.push(outcome ? leftOutBy(name, outcome) : absentProduct(name))
    return []
  })
  const joined = joinProducts(quoted)
  if (joined) return withLeftOut(joined, leftOut)
  const outcomes = messages.map(message => outcomeOf(reading, message))
  const first = outcomes[0] ?? badAnswer('no message')
  if (products.length === 0) return outcomes.find(({ kind }) => kind === 'quoted') ?? first
  const answer = first.kind === 'quoted' ? badAnswer('none of the products of the dialect') : first
  return answer.kind === 'pending' ? answer : withLeftOut(answer, leftOut)
}

function leaves(from: XmlElement): readonly XmlElement[] {
  return from.children.length === 0 ? [from] : from.children.flatMap(leaves)
}

/**
 * The outcome of a message. A code of the carrier's table overrides the status next to it, and so does a phrase unless the status
 * is a success with a price: some carriers refuse with "Error" and fail with "Rejected".
 */
function outcomeOf(reading: Reading, message: XmlElement): Outcome | Pending {
  const replyStatus = replyStatusOf(message, reading.settings.dialect)
  switch (replyStatus.status) {
    case 'pending':
      return pending(reading, message)
    case 'signedOff':
      return failed('auth', 'login refused')
    case 'success':
    case 'none':
      return succeeded(reading, { message, replyStatus })
    case 'rejected':
      return refused(reading, {
        message,
        replyStatus,
        fallback: replyStatus.texts.length > 0 || replyStatus.code ? 'decline' : undefined,
      })
    case 'error':
      return refused(reading, { message, replyStatus, fallback: 'technical' })
    case 'unknown':
      return badAnswer('an unknown MsgStatusCd')
  }
}

function pending({ settings }: Reading, message: XmlElement): Failed | Pending {
  const ticket = textAt(message, 'RqUID')
  if (ticket === undefined || !/^[\w{}-]{1,80}$/.test(ticket)) return badAnswer('pending without a RqUID')
  return { kind: 'pending', pollAfterMs: settings.dialect.pollAfterMs, ticket }
}

function succeeded(reading: Reading, { message, replyStatus }: ReplyMessage): Outcome {
  const priced = priceOf(reading, message)
  if (replyStatus.byCode) return byMeaning(reading, { message, replyStatus, meaning: replyStatus.byCode })
  if (priced.kind === 'bad') return badAnswer(priced.why)
  if (priced.kind === 'billed')
    return replyStatus.byPhrase === 'refer'
      ? byMeaning(reading, { message, replyStatus, meaning: 'refer' })
      : quoted(reading, { message, replyStatus, bill: priced.bill })
  if (replyStatus.byPhrase) return byMeaning(reading, { message, replyStatus, meaning: replyStatus.byPhrase })
  // A success without a price means that an underwriter has to look, if the carrier says anything about it.
  const isOpen =
    replyStatus.status === 'success' && (replyStatus.texts.length > 0 || numberIn(message) !== undefined)
  return isOpen ? byMeaning(reading, { message, replyStatus, meaning: 'refer' }) : badAnswer('no premium')
}

interface Refusal extends ReplyMessage {
  /** What the status means unless a code or a phrase overrides it. */
  readonly fallback: Meaning | undefined
}

function refused(reading: Reading, { message, replyStatus, fallback }: Refusal): Outcome {
  const meaning = replyStatus.byCode ?? replyStatus.byPhrase ?? fallback
  return meaning
    ? byMeaning(reading, { message, replyStatus, meaning })
    : badAnswer('refused without a reason')
}
