import type { Day } from '../../law/rule.ts'
import { autoRequest } from './acord-auto.ts'
import { homeownerRequest, rentersRequest } from './acord-home.ts'
import { AcordError } from './codes.ts'
import type { Dialect } from './dialect.ts'
import { answerTo } from './questions.ts'
import { readAuto } from './read-auto.ts'
import { readHome } from './read-home.ts'
import { dayOf, elementAt, needText } from './read-parts.ts'
import {
  type AcordLine,
  type AcordQuestion,
  type AskedAcordRisk,
  messages,
  type ReadAcordRisk,
  timeOf,
} from './request.ts'
import { anywhere, readXml, textAt, type XmlElement } from './xml-read.ts'
import { element, writeXml, type XmlPart } from './xml-write.ts'

/** Who signs on, where the carrier's contract asks for it. */
export interface Credentials {
  readonly user: string
  readonly password: string
}

interface Asking<Question> {
  readonly question: Question
  readonly credentials?: Credentials | undefined
}

/** The document that asks for a price. */
export function writeRequest({ question, credentials }: Asking<AcordQuestion<AskedAcordRisk>>): string {
  return enveloped({ message: messageOf(question), question, credentials })
}

interface PollQuestion extends Pick<AcordQuestion<AskedAcordRisk>, 'requestId' | 'at' | 'dialect'> {
  readonly line: AcordLine
}

/** The document that asks for the answer to a question that was taken: the same message with nothing but its RqUID. */
export function writePoll({ question, credentials }: Asking<PollQuestion>): string {
  const { line, requestId, at } = question
  const message = element(`${messages[line]}Rq`, [
    element('RqUID', requestId),
    element('TransactionRequestDt', timeOf(at)),
  ])
  return enveloped({ message, question, credentials })
}

function messageOf(question: AcordQuestion<AskedAcordRisk>): XmlPart {
  const { risk } = question
  switch (risk.line) {
    case 'auto':
      return autoRequest({ ...question, risk })
    case 'homeowner':
      return homeownerRequest({ ...question, risk })
    case 'renters':
      return rentersRequest({ ...question, risk })
  }
}

interface Enveloped {
  readonly message: XmlPart
  readonly question: Pick<AcordQuestion<AskedAcordRisk>, 'requestId' | 'at' | 'dialect'>
  readonly credentials: Credentials | undefined
}

function enveloped({ message, question: { requestId, at, dialect }, credentials }: Enveloped): string {
  const { org, name, version } = dialect.client
  return writeXml(
    wrapped(dialect, [
      element('SignonRq', [
        credentials && signedOn(credentials),
        element('ClientDt', timeOf(at)),
        element('CustLangPref', 'en-US'),
        element('ClientApp', [element('Org', org), element('Name', name), element('Version', version)]),
      ]),
      element('InsuranceSvcRq', [element('RqUID', requestId), message]),
    ]),
  )
}

function signedOn({ user, password }: Credentials): XmlPart {
  return element('SignonPswd', [
    element('CustId', [element('CustLoginId', user)]),
    element('CustPswd', [element('EncryptionTypeCd', 'NONE'), element('Pswd', password)]),
  ])
}

/** The ACORD document, as the carrier wants it wrapped. */
export function wrapped({ namespace, wrap }: Dialect, content: XmlPart['content']): XmlPart {
  const attributes: Readonly<Record<string, string>> = namespace === null ? {} : { xmlns: namespace }
  const document = { name: 'ACORD', attributes, content }
  if (wrap === 'bare') return document
  return {
    name: 'soap:Envelope',
    attributes: { 'xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/' },
    content: [element('soap:Body', [document])],
  }
}

/** A request as the carrier's side reads it. */
export type AcordAsked = {
  readonly requestId: string
  readonly credentials?: Credentials
} & (
  | { readonly kind: 'poll' }
  | {
      readonly kind: 'quote'
      readonly risk: ReadAcordRisk
      /** What the visitor would name on the phone. */
      readonly quoteNumber: string
      /** The day on which the information disclosure was passed. */
      readonly disclosed: Day
    }
)

/** What a document asks for. Throws an XmlError or an AcordError for one that our requests never look like. */
export function readRequest(document: string): AcordAsked {
  const root = readXml(document)
  const message = [...new Set(Object.values(messages))].flatMap(name => anywhere(root, `${name}Rq`))[0]
  if (!message) throw new AcordError('no message that asks for a quote')
  const requestId = needText(message, 'RqUID')
  const credentials = readCredentials(root)
  const asked = { requestId, ...(credentials ? { credentials } : {}) }
  if (textAt(message, 'PersPolicy/LOBCd') === undefined) return { ...asked, kind: 'poll' }
  const isAuto = message.name === `${messages.auto}Rq`
  return {
    ...asked,
    kind: 'quote',
    risk: isAuto ? readAuto(message) : readHome(message),
    quoteNumber: needText(message, 'Producer/ItemIdInfo/AgencyId'),
    disclosed: dayOf(
      answerTo(elementAt(message, 'PersPolicy'), 'informationDisclosure'),
      'InformationDisclosureDt',
    ),
  }
}

function readCredentials(root: XmlElement): Credentials | undefined {
  const [signon] = anywhere(root, 'SignonPswd')
  const user = signon && textAt(signon, 'CustId/CustLoginId')
  const password = signon && textAt(signon, 'CustPswd/Pswd')
  return user === undefined || password === undefined ? undefined : { user, password }
}
