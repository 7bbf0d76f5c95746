import type { AskableRisk } from '../../risk/askable.ts'
import type { HomeDevice, HomeUse, Protection } from '../../risk/words.ts'
import { addMonths } from '../../units/day.ts'
import {
  constructions,
  dwellUses,
  occupancies,
  policyTypes,
  rentedResidences,
  residences,
  roofYears,
} from './codes.ts'
import { coverParts, coversOf } from './covers.ts'
import type { Dialect } from './dialect.ts'
import { questionAnswer, tenantQuestions, tenantWords } from './questions.ts'
import { type AcordQuestion, listed, locationPart, opening, parties, policy, quantity } from './request.ts'
import { element, textElement, type XmlPart, type XmlParts } from './xml/xml-write.ts'

/** The question for the price of a house, HO-3, or a condo, HO-6 (docs/decisions/022-acord.md). */
export function homeownerRequest(question: AcordQuestion<AskableRisk<'homeowner'>>): XmlPart {
  const { risk, dialect } = question
  const { home, household } = risk
  return request(question, {
    parts: [...prior(risk), ...losses(risk)],
    dwelling: [
      element('PolicyTypeCd', home.type === 'CONDO' ? policyTypes.condo : policyTypes.house),
      ...building(risk, dialect),
      ...occupancy(home.use, residences[home.type]),
      protection(home.devices),
      replacementCost(risk),
      element('DwellRating', [element('TerritoryCd', risk.location.territory)]),
      // We know neither the pool's fence nor its depth.
      home.hazards.includes('POOL') ? element('SwimmingPool', []) : undefined,
    ],
    answers: [
      questionAnswer('homeType', home.type),
      questionAnswer('devices', listed(home.devices.filter(device => !(device in protections)))),
      questionAnswer('oldSystems', home.oldSystems && (listed(home.oldSystems) ?? 'NONE')),
      questionAnswer('roofMaterial', home.roofMaterial),
      questionAnswer('roofShape', home.roofShape),
      questionAnswer('windFeatures', listed(home.windFeatures)),
      questionAnswer('wildfireMeasures', listed(home.wildfireMeasures)),
      questionAnswer('roofSettlement', home.roofSettlement),
      questionAnswer('trampoline', home.hazards.includes('TRAMPOLINE')),
      questionAnswer('woodStove', home.hazards.includes('WOOD_STOVE')),
      questionAnswer('animal', household.dog),
      questionAnswer('credit', household.credit),
      questionAnswer('multiPolicy', household.multiPolicy),
      questionAnswer('losses', home.claims),
      questionAnswer('coastMiles', String(home.coastMiles)),
      questionAnswer('coastal', home.isCoastal),
    ],
  })
}

/** The question for the price of a tenant's policy, HO-4: the same message with policy type 04. */
export function rentersRequest(question: AcordQuestion<AskableRisk<'renters'>>): XmlPart {
  const { renters, household, location } = question.risk
  return request(question, {
    parts: [],
    dwelling: [
      element('PolicyTypeCd', policyTypes.tenant),
      ...occupancy('RENTED', rentedResidences[renters.propertyType]),
      protection(renters.protections),
      element('DwellRating', [element('TerritoryCd', location.territory)]),
    ],
    answers: [
      questionAnswer('devices', listed(renters.protections.filter(device => !(device in protections)))),
      questionAnswer('animal', household.animal),
      questionAnswer('multiPolicy', household.multiPolicy),
      ...tenantWords.map(word => questionAnswer(tenantQuestions[word], renters[word])),
    ],
  })
}

interface Home {
  /** Of the policy. */
  readonly parts: XmlParts
  readonly dwelling: XmlParts
  /** About the dwelling. */
  readonly answers: XmlParts
}

function request(
  question: AcordQuestion<AskableRisk<'homeowner' | 'renters'>>,
  { parts, dwelling, answers }: Home,
): XmlPart {
  const { risk, dialect } = question
  return element('HomePolicyQuoteInqRq', [
    ...opening(question),
    ...parties(question),
    policy(question, { lineCode: 'HOME', months: 12, parts, answers: [] }),
    element('HomeLineBusiness', [
      element('LOBCd', 'HOME'),
      {
        name: 'Dwell',
        attributes: { id: 'Dwell1', LocationRef: 'Loc1' },
        content: [...dwelling, ...coverParts(coversOf(risk), dialect), ...answers],
      },
    ]),
    locationPart(risk, 'PhysicalRisk'),
  ])
}

function prior({ prior }: AskableRisk<'homeowner'>): XmlParts {
  if (!prior?.isInsured) return []
  return [
    element('OtherOrPriorPolicy', [
      element('PolicyCd', 'Prior'),
      element('LOBCd', 'HOME'),
      textElement('InsurerName', prior.carrier),
    ]),
  ]
}

/**
 * The claims that the visitor dated. The risk knows only how many whole months ago each was, so its day is the latest one that is as
 * many months before the policy.
 */
function losses({ effective, home: { claimRecord = [] } }: AskableRisk<'homeowner'>): XmlParts {
  return claimRecord.map(({ peril, monthsAgo, paid }) =>
    element('Loss', [
      element('LossDt', addMonths(effective, -monthsAgo)),
      element('LossCauseCd', peril),
      paid === undefined ? undefined : element('TotalPaidAmt', [element('Amt', String(paid))]),
    ]),
  )
}

function building({ effective, home }: AskableRisk<'homeowner'>, { units }: Dialect): XmlParts {
  const renewed = Number(effective.slice(0, 4)) - roofYears[home.roofAge]
  return [
    element('Construction', [
      element('YearBuilt', String(home.yearBuilt)),
      element('ConstructionCd', constructions[home.construction]),
      element('BldgArea', quantity(home.squareFeet, units.squareFeet)),
    ]),
    element('BldgImprovements', [element('RoofingImprovementYear', String(renewed))]),
  ]
}

function occupancy(use: HomeUse, residence: string): XmlParts {
  const lives = use === 'RENTED' || use === 'VACANT' ? use : 'OWNED'
  return [
    use === 'RENTED' || use === 'VACANT'
      ? undefined
      : element('DwellUse', [element('DwellUseCd', dwellUses[use])]),
    element('DwellOccupancy', [
      element('ResidenceTypeCd', residence),
      element('OccupancyTypeCd', occupancies[lives]),
    ]),
  ]
}

/**
 * Devices that ACORD has an element for, and their codes: CEN for one that calls a center, LOC * for one that makes noise, FULL *.
 */
export const protections: Partial<Record<HomeDevice | Protection, readonly [name: string, code: string]>> = {
  CENTRAL_BURGLAR: ['ProtectionDeviceBurglarCd', 'CEN'],
  CENTRAL_FIRE: ['ProtectionDeviceFireCd', 'CEN'],
  SMOKE_ALARM: ['ProtectionDeviceSmokeCd', 'LOC'],
  SPRINKLER: ['ProtectionDeviceSprinklerCd', 'FULL'],
}

function protection(devices: readonly (HomeDevice | Protection)[]): XmlPart | undefined {
  const elements = devices.flatMap(device => {
    const protection = protections[device]
    return protection ? [element(...protection)] : []
  })
  return elements.length === 0 ? undefined : element('BldgProtection', elements)
}

/** For houses only: a condo policy insures the inside, and we don't know what the whole building would cost. */
function replacementCost({ home: { type, cover } }: AskableRisk<'homeowner'>): XmlPart | undefined {
  if (type === 'CONDO') return undefined
  return element('DwellInspectionValuation', [
    element('EstimatedReplCostAmt', [element('Amt', String(cover.dwelling))]),
  ])
}
