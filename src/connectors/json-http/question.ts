import type { State } from '../../law/jurisdictions.ts'
import type { Insured } from '../../risk/any-line.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import type { Day } from '../../units/day.ts'
import type { Details, License } from '../needs/details.ts'
import type { Question } from './contract-risk.ts'

type QuestionOn<Line extends Question['line']> = Extract<Question, { line: Line }>

/**
 * What a carrier gets of a risk, plus what the visitor gave it; `disclosed` is the day on which the visitor passed the information
 * disclosure.
 */
export function questionOf(risk: AskableRisk, disclosed: Day, details: Details = {}): Question {
  const { contact, answers, licenses } = details
  const shared = {
    state: risk.state,
    effectiveDate: risk.effective,
    consent: { informationDisclosure: disclosed },
    ...(contact ? { contact } : {}),
    ...(answers ? { answers } : {}),
  }
  switch (risk.line) {
    case 'auto':
      return { line: 'auto', ...shared, ...autoPart(risk, licenses) }
    case 'homeowner':
      return { line: 'homeowner', ...shared, ...homeownerPart(risk) }
    case 'life':
      return { line: 'life', ...shared, ...lifePart(risk) }
    case 'pet':
      return { line: 'pet', ...shared, ...petPart(risk) }
    case 'renters':
      return { line: 'renters', ...shared, ...rentersPart(risk) }
    case 'travel':
      return { line: 'travel', ...shared, ...travelPart(risk) }
  }
}

type Part<Line extends Question['line']> = Pick<QuestionOn<Line>, 'risk' | 'cover'>

function placeOf({ location }: AskableRisk): Question['risk']['location'] {
  const { zip, city, county, countyFips, lat, lon, territory, address1, address2 } = location
  return {
    ...{ zip, city, county, countyFips, lat, lon, territory },
    ...(address1 === undefined ? {} : { address1 }),
    ...(address2 === undefined ? {} : { address2 }),
  }
}

function insuredOf({ first, last, dob, age }: Insured) {
  return { first, last, ...(dob === undefined ? {} : { dob }), age }
}

function rentersPart(risk: AskableRisk<'renters'>): Part<'renters'> {
  const { personalProperty, liability, deductible, settlement, valuables, protections, ...home } =
    risk.renters
  return {
    risk: {
      location: placeOf(risk),
      insured: insuredOf(risk.insured),
      household: risk.household,
      renters: { ...home, protections: [...protections] },
      assumed: [...risk.assumed],
    },
    cover: { personalProperty, liability, deductible, settlement, ...(valuables ? { valuables } : {}) },
  }
}

function autoPart(risk: AskableRisk<'auto'>, licenses: Details['licenses'] = []): Part<'auto'> {
  const { household, prior, drivers, vehicles, assumed } = risk
  // The carrier knows the day, and so how far ahead the first day of the policy is.
  const { incidents, discounts, daysAhead: _, ...cover } = risk.auto
  const [first] = drivers
  if (!first) throw new RangeError('an auto risk without a driver')
  return {
    risk: {
      location: placeOf(risk),
      insured: { first: first.first, last: first.last, dob: first.dob, age: first.age },
      household,
      ...(prior === undefined ? {} : { prior }),
      auto: { incidents: [...incidents], ...(discounts ? { discounts: [...discounts] } : {}) },
      drivers: drivers.map(({ record, discounts, ...driver }, at) => ({
        ...driver,
        ...(record ? { record: [...record] } : {}),
        ...(discounts ? { discounts: [...discounts] } : {}),
        ...licenseOf(licenses[at]),
      })),
      vehicles: vehicles.map(vehicle => ({ ...vehicle })),
      assumed: [...assumed],
    },
    cover,
  }
}

function licenseOf(
  license: License | undefined,
): Pick<QuestionOn<'auto'>['risk']['drivers'][number], 'license'> {
  if (!license || Object.keys(license).length === 0) return {}
  const { state, ...others } = license
  // The check takes only states.
  return { license: { ...others, ...(state === undefined ? {} : { state: state as State }) } }
}

function homeownerPart(risk: AskableRisk<'homeowner'>): Part<'homeowner'> {
  const { prior, household } = risk
  const {
    cover,
    deductible,
    windDeductible,
    windPeril,
    roofSettlement,
    devices,
    hazards,
    windFeatures,
    wildfireMeasures,
    oldSystems,
    claimRecord,
    perils: _looksUp,
    ...home
  } = risk.home
  return {
    risk: {
      location: placeOf(risk),
      insured: insuredOf(risk.insured),
      household,
      ...(prior === undefined ? {} : { prior }),
      home: {
        ...home,
        devices: [...devices],
        hazards: [...hazards],
        ...(oldSystems ? { oldSystems: [...oldSystems] } : {}),
        ...(claimRecord ? { claimRecord: [...claimRecord] } : {}),
        windFeatures: [...windFeatures],
        wildfireMeasures: [...wildfireMeasures],
      },
      assumed: [...risk.assumed],
    },
    cover: { ...cover, roofSettlement, deductible, windDeductible, windPeril },
  }
}

function lifePart(risk: AskableRisk<'life'>): Part<'life'> {
  const { faceAmount, term, conditions, ...life } = risk.life
  return {
    risk: {
      location: placeOf(risk),
      insured: { ...risk.insured },
      life: { ...life, conditions: [...conditions] },
      assumed: [...risk.assumed],
    },
    cover: { faceAmount, term },
  }
}

function petPart(risk: AskableRisk<'pet'>): Part<'pet'> {
  return {
    risk: { location: placeOf(risk), pet: risk.pet, assumed: [...risk.assumed] },
    cover: { ...risk.cover },
  }
}

function travelPart(risk: AskableRisk<'travel'>): Part<'travel'> {
  const { travelers, destinations, ...trip } = risk.trip
  return {
    risk: {
      location: placeOf(risk),
      insured: insuredOf(risk.insured),
      trip: { ...trip, destinations: [...destinations], travelers: [...travelers] },
      assumed: [...risk.assumed],
    },
    cover: { cancellation: trip.cost > 0, anyReason: false },
  }
}
