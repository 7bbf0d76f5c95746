import { autoRequest } from './acord-auto.ts'
import { homeownerRequest, rentersRequest } from './acord-home.ts'
import { adapted } from './adapt.ts'
import type { Dialect } from './dialect.ts'
import { type AcordLine, type AcordQuestion, type AskedAcordRisk, messages, timeOf } from './request.ts'
import { element, writeXml, type XmlPart } from './xml/xml-write.ts'

/** The login, if the carrier's contract requires one. */
export interface Credentials {
  readonly user: string
  readonly password: string
}

interface SignedQuestion<Question> {
  readonly question: Question
  readonly credentials?: Credentials | undefined
}

/** The document that asks for a price. */
export function writeRequest({
  question,
  credentials,
}: SignedQuestion<AcordQuestion<AskedAcordRisk>>): string {
  return enveloped({ message: messageOf(question), question, credentials })
}

interface PollQuestion extends Pick<AcordQuestion<AskedAcordRisk>, 'requestId' | 'at' | 'dialect'> {
  readonly line: AcordLine
}

/** The document that asks for a pending answer: the message of the first request with only its RqUID. */
export function writePoll({ question, credentials }: SignedQuestion<PollQuestion>): string {
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
  const signOn = element('SignonRq', [
    credentials && signedOn(credentials, dialect),
    element('ClientDt', timeOf(at)),
    element('CustLangPref', 'en-US'),
    element('ClientApp', [element('Org', org), element('Name', name), element('Version', version)]),
  ])
  const ofSignOn = dialect.elements.filter(isOfSignOn).map(one => ({ ...one, at: one.at.slice(9) }))
  const ofMessage = dialect.elements.filter(one => !isOfSignOn(one))
  return writeXml(
    wrapped(dialect, [
      adapted(signOn, ofSignOn, dialect),
      element('InsuranceSvcRq', [element('RqUID', requestId), adapted(message, ofMessage, dialect)]),
    ]),
  )
}

function isOfSignOn({ at }: Dialect['elements'][number]): boolean {
  return at === 'SignonRq' || at.startsWith('SignonRq/')
}

function signedOn({ user, password }: Credentials, { client }: Dialect): XmlPart {
  return element('SignonPswd', [
    element('CustId', [element('SPName', client.servicePartner ?? client.org), element('CustLoginId', user)]),
    element('CustPswd', [element('EncryptionTypeCd', 'NONE'), element('Pswd', password)]),
  ])
}

/** The ACORD document, wrapped as the carrier wants it. */
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
