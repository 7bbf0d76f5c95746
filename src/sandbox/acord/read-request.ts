import { AcordError } from '../../connectors/acord/codes.ts'
import type { Credentials } from '../../connectors/acord/envelope.ts'
import { answerTo } from '../../connectors/acord/questions.ts'
import { messages, type ReadAcordRisk } from '../../connectors/acord/request.ts'
import { anywhere, readXml, textAt, type XmlElement } from '../../connectors/acord/xml/xml-read.ts'
import type { Day } from '../../units/day.ts'
import { readAuto } from './read-auto.ts'
import { readHome } from './read-home.ts'
import { dayOf, elementAt, needText } from './read-parts.ts'

/** A request as the carrier's side reads it. */
export type AcordAsked = {
  readonly requestId: string
  readonly credentials?: Credentials
} & (
  | { readonly kind: 'poll' }
  | {
      readonly kind: 'quote'
      readonly risk: ReadAcordRisk
      /** The number that the visitor would mention on the phone. */
      readonly quoteNumber: string
      /** The day on which the visitor passed the information disclosure. */
      readonly disclosed: Day
    }
)

/** What a document requests. Throws an XmlError or an AcordError for one that is not like our requests. */
export function readRequest(document: string): AcordAsked {
  const root = readXml(document)
  const message = [...new Set(Object.values(messages))].flatMap(name => anywhere(root, `${name}Rq`))[0]
  if (!message) throw new AcordError('no message that asks for a quote')
  const requestId = needText(message, 'RqUID')
  const credentials = readCredentials(root)
  const common = { requestId, ...(credentials ? { credentials } : {}) }
  if (textAt(message, 'PersPolicy/LOBCd') === undefined) return { ...common, kind: 'poll' }
  const isAuto = message.name === `${messages.auto}Rq`
  return {
    ...common,
    kind: 'quote',
    risk: isAuto ? readAuto(message) : readHome(message),
    quoteNumber: needText(message, 'InsuredOrPrincipal/ItemIdInfo/AgencyId'),
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
