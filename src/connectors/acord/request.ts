import type { Location } from '../../risk/any-line.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import type { Assumption } from '../../risk/assumptions.ts'
import type { AutoRisk } from '../../risk/auto.ts'
import type { HomeownerRisk } from '../../risk/homeowner.ts'
import type { RentersRisk } from '../../risk/renters.ts'
import { addMonths, type Day } from '../../units/day.ts'
import type { Details } from '../needs/details.ts'
import type { Dialect } from './dialect.ts'
import { producerPart } from './producer.ts'
import { ownAnswers, questionAnswer } from './questions.ts'
import { element, someElement, textElement, type XmlPart, type XmlParts } from './xml/xml-write.ts'

/** The lines that are quoted over ACORD. */
export const acordLines = ['auto', 'homeowner', 'renters'] as const
export type AcordLine = (typeof acordLines)[number]
/** What we send to a carrier. */
export type AskedAcordRisk = AskableRisk<AcordLine>
/** What a carrier's side reads from it; members that we left out may have any value. */
export type ReadAcordRisk = AutoRisk | HomeownerRisk | RentersRisk
export type AcordRisk = AskedAcordRisk | ReadAcordRisk

/** The name of each line's message, without its ending, Rq or Rs. */
export const messages: Readonly<Record<AcordLine, string>> = {
  auto: 'PersAutoPolicyQuoteInq',
  homeowner: 'HomePolicyQuoteInq',
  renters: 'HomePolicyQuoteInq',
}

/** One question to a carrier. */
export interface AcordQuestion<Asked extends AskedAcordRisk> {
  readonly risk: Asked
  readonly requestId: string
  /** Our own id, by which the carrier finds the request when the visitor calls. */
  readonly quoteNumber: string
  readonly at: Date
  readonly disclosed: Day
  readonly dialect: Dialect
  /** What the visitor gave this particular carrier beyond the risk. */
  readonly details?: Details
}

interface Policy {
  readonly lineCode: 'AUTOP' | 'HOME'
  readonly months: 6 | 12
  /** What the line adds before the answers to questions. */
  readonly parts: XmlParts
  readonly answers: XmlParts
}

/** The parts that every request begins with. */
export function opening({ risk, requestId, at }: AcordQuestion<AskedAcordRisk>): XmlParts {
  return [
    element('RqUID', requestId),
    element('TransactionRequestDt', timeOf(at)),
    element('TransactionEffectiveDt', risk.effective),
    element('CurCd', 'USD'),
  ]
}

/** The agency, in the sense of the contract, and the person who wants to be insured. */
export function parties({ risk, quoteNumber, dialect, details }: AcordQuestion<AskedAcordRisk>): XmlParts {
  const { first, last, dob } = risk.insured ?? {}
  return [
    producerPart(dialect, risk.state),
    element('InsuredOrPrincipal', [
      // Our own number for this agency's requests.
      element('ItemIdInfo', [element('AgencyId', quoteNumber)]),
      element('GeneralPartyInfo', [
        personName({ first, last }),
        addressOf(risk.location, 'MailingAddress'),
        contactPart(details),
      ]),
      element('InsuredOrPrincipalInfo', [
        element('InsuredOrPrincipalRoleCd', 'Insured'),
        dob && element('PersonInfo', [element('BirthDt', dob)]),
      ]),
    ]),
  ]
}

/** ACORD writes a phone number as +1-512-5550142. */
function contactPart({ contact: { phone, email } = {} }: Details = {}): XmlPart | undefined {
  return someElement('Communications', [
    phone === undefined
      ? undefined
      : element('PhoneInfo', [
          element('PhoneTypeCd', 'Phone'),
          element('PhoneNumber', phone.replace(/^\+1(\d{3})/, '+1-$1-')),
        ]),
    email === undefined ? undefined : element('EmailInfo', [textElement('EmailAddr', email)]),
  ])
}

/** The policy that the visitor wants, with the answers that have no element in ACORD. */
export function policy(
  question: AcordQuestion<AskedAcordRisk>,
  { lineCode, months, parts, answers }: Policy,
): XmlPart {
  const { risk, dialect, disclosed, details } = question
  return element('PersPolicy', [
    textElement('CompanyCd', dialect.company.code),
    element('LOBCd', lineCode),
    textElement('NAICCd', dialect.company.naic),
    element('ControllingStateProvCd', risk.state),
    element('ContractTerm', [
      element('EffectiveDt', risk.effective),
      element('ExpirationDt', addMonths(risk.effective, months)),
      element('DurationPeriod', quantity(months, dialect.units.months)),
    ]),
    someElement('PaymentOption', [textElement('PaymentPlanCd', dialect.paymentPlan)]),
    ...parts,
    questionAnswer('informationDisclosure', disclosed),
    questionAnswer('consent', true),
    ...ownAnswers(details?.answers),
    questionAnswer('assumed', listed<Assumption>(risk.assumed)),
    risk.insured?.dob === undefined ? questionAnswer('assumedAge', String(risk.insured?.age)) : undefined,
    questionAnswer('countyFips', risk.location.countyFips),
    ...answers,
  ])
}

/** Where the cars or the home are. */
export function locationPart(
  { location }: AskedAcordRisk,
  kind: 'GaragingAddress' | 'PhysicalRisk',
): XmlPart {
  return { name: 'Location', attributes: { id: 'Loc1' }, content: [addressOf(location, kind)] }
}

/** A name in the parts that ACORD has. */
export function personName({
  first,
  last,
}: {
  readonly first?: string | undefined
  readonly last?: string | undefined
}) {
  return element('NameInfo', [
    element('PersonName', [textElement('Surname', last), textElement('GivenName', first)]),
  ])
}

/** A count and its unit, in the dialect's word. */
export function quantity(count: number, unit: string): XmlParts {
  return [element('NumUnits', String(count)), element('UnitMeasurementCd', unit)]
}

/** Words in one answer; undefined if there are none. */
export function listed<Word extends string>(words: readonly Word[]): string | undefined {
  return words.length === 0 ? undefined : words.join(' ')
}

function addressOf(location: Location, kind: string): XmlPart {
  const { address1, address2, city, state, zip, county, lat, lon } = location
  return element('Addr', [
    element('AddrTypeCd', kind),
    textElement('Addr1', address1),
    textElement('Addr2', address2),
    element('City', city),
    element('StateProvCd', state),
    element('PostalCode', zip),
    element('County', county),
    element('Latitude', String(lat)),
    element('Longitude', String(lon)),
  ])
}

/** A time as ACORD writes it: to the second, here in UTC. */
export function timeOf(at: Date): string {
  return at.toISOString().slice(0, 19)
}
