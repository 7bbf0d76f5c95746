import { AcordError } from '../../connectors/acord/codes.ts'
import { answerTo, isYes, oneOf, someOf } from '../../connectors/acord/questions.ts'
import { allAt, firstAt, textAt, type XmlElement } from '../../connectors/acord/xml/xml-read.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { territoryInput } from '../../rating/inputs/place.ts'
import type { Insured, Location, MultiPolicy, RiskOfAnyLine } from '../../risk/any-line.ts'
import { assumptions } from '../../risk/assumptions.ts'
import { ageOn, type Day, isDay } from '../../units/day.ts'

/** Readers for the requests of all lines; each throws an AcordError for a missing part. */

// The keys of the record of texts are the assumptions.

export function elementAt(from: XmlElement, path: string): XmlElement {
  const part = firstAt(from, path)
  if (!part) throw new AcordError(`no ${path}`)
  return part
}

export function needText(from: XmlElement, path: string): string {
  const text = textAt(from, path)
  if (text === undefined) throw new AcordError(`no text at ${path}`)
  return text
}

export function needWhole(from: XmlElement, path: string): number {
  return wholeOf(needText(from, path), path)
}

export function wholeOf(text: string | undefined, where: string): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new AcordError(`no whole number at ${where}`)
  return Number(text)
}

export function needDay(from: XmlElement, path: string): Day {
  return dayOf(needText(from, path), path)
}

export function dayOf(text: string | undefined, where: string): Day {
  if (!isDay(text)) throw new AcordError(`no day at ${where}`)
  return text
}

/** The coverage with a code, of a car or a dwelling. */
export function coverageIn(from: XmlElement, code: string): XmlElement | undefined {
  return allAt(from, 'Coverage').find(coverage => textAt(coverage, 'CoverageCd') === code)
}

/** Whether the visitor would insure both a car and a home, of a policy or a dwelling. */
export function readMultiPolicy(from: XmlElement): MultiPolicy {
  return isYes(from, 'multiPolicy') ? { multiPolicy: true } : {}
}

/** The parts of all lines' risks; `territory` is the element of the line that contains it. */
export function readShared(message: XmlElement, territory: string | undefined) {
  const policy = elementAt(message, 'PersPolicy')
  const location = readLocation(message, territory)
  const effective = needDay(policy, 'ContractTerm/EffectiveDt')
  const shared = {
    state: location.state,
    effective,
    location,
    assumed: someOf(assumptions, answerTo(policy, 'assumed')),
  } satisfies RiskOfAnyLine
  return { policy, shared, insured: readInsured(message, { policy, effective }) }
}

function readLocation(message: XmlElement, territory: string | undefined): Location {
  const address = elementAt(message, 'Location/Addr')
  const zip = needText(address, 'PostalCode')
  return {
    zip,
    city: needText(address, 'City'),
    state: oneOf(stateCodes, textAt(address, 'StateProvCd')),
    county: needText(address, 'County'),
    countyFips: answerTo(elementAt(message, 'PersPolicy'), 'countyFips') ?? '',
    lat: Number(needText(address, 'Latitude')),
    lon: Number(needText(address, 'Longitude')),
    territory: oneOf(territoryInput.values, territory),
    zip3: zip.slice(0, 3),
    address1: textAt(address, 'Addr1') ?? '',
    address2: textAt(address, 'Addr2') ?? '',
  }
}

interface PolicyAndStart {
  readonly policy: XmlElement
  readonly effective: Day
}

function readInsured(message: XmlElement, { policy, effective }: PolicyAndStart): Insured {
  const person = elementAt(message, 'InsuredOrPrincipal')
  const birth = textAt(person, 'InsuredOrPrincipalInfo/PersonInfo/BirthDt')
  const names = readName(person)
  if (birth === undefined) return { ...names, age: wholeOf(answerTo(policy, 'assumedAge'), 'AssumedAge') }
  const dob = dayOf(birth, 'BirthDt')
  return { ...names, dob, age: ageOn(dob, effective) }
}

export function readName(from: XmlElement): Pick<Insured, 'first' | 'last'> {
  return {
    first: needText(from, 'GeneralPartyInfo/NameInfo/PersonName/GivenName'),
    last: needText(from, 'GeneralPartyInfo/NameInfo/PersonName/Surname'),
  }
}
