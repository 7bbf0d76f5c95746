import * as v from 'valibot'
import { injuryProtectionLevels, tortOptions } from '../../law/auto-covers.ts'
import { stateCodes } from '../../law/jurisdictions.ts'
import { homeownerInputs } from '../../rating/inputs/homeowner.ts'
import { lifeInputs } from '../../rating/inputs/life.ts'
import { petInputs } from '../../rating/inputs/pet.ts'
import { territoryInput } from '../../rating/inputs/place.ts'
import { rentersInputs } from '../../rating/inputs/renters.ts'
import { travelInputs } from '../../rating/inputs/travel.ts'
import { assumptions } from '../../risk/assumptions.ts'
import {
  autoDeductibles,
  autoLimits,
  comprehensiveDeductibles,
  deductibles,
  driverDiscounts,
  faceAmounts,
  homeDeductibles,
  incidentKinds,
  incidents,
  liabilityLimits,
  maritalStatuses,
  medicalPayments,
  petPlans,
  physicalDamages,
  policyDiscounts,
  priorInsurances,
  priorLimits,
  propertyDamages,
  propertyLimits,
  ratedEducations,
  ratedEmployments,
  relations,
  rentalAllowances,
  sexes,
  terms,
  vehicleGroups,
  vehicleOwnerships,
  vehicleUses,
  windDeductibles,
  windPerils,
} from '../../risk/words.ts'
import { home, valuables } from './contract-home.ts'
import * as household from './contract-household.ts'
import { count, day, dollars, textUpTo } from './contract-text.ts'

/**
 * The question to a carrier, line by line: the canonical risk (docs/carrier-fields.md), split into the facts (`risk`) and the cover
 * that the visitor wants (`cover`). Nothing else is sent: no contact data except what this visitor gave this particular carrier, no
 * name except of people whose record affects the price, no price from today's insurer, and nothing that the state bans from prices.
 */

const name = v.pipe(v.string(), v.maxLength(100))

const location = v.strictObject({
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  city: name,
  county: name,
  countyFips: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  /** Degrees; the middle of the ZIP area. */
  lat: v.number(),
  lon: v.number(),
  territory: v.picklist(territoryInput.values),
  address1: v.exactOptional(name),
  address2: v.exactOptional(name),
})

// The keys of the record of texts are the assumptions.
/** What we assume in place of an answer. */
const assumed = v.array(v.picklist(assumptions))

const insured = v.strictObject({
  first: name,
  last: name,
  /** Absent when the visitor skipped the question. */
  dob: v.exactOptional(day),
  /** Completed years on the effective date. */
  age: count,
})

const shared = {
  state: v.picklist(stateCodes),
  /** The first day of the policy. */
  effectiveDate: day,
  consent: v.strictObject({
    /** The day on which the visitor passed a page that shows the information disclosure. */
    informationDisclosure: day,
  }),
  /** What the visitor gave this particular carrier, if its folder says that it needs it. */
  contact: v.exactOptional(
    v.strictObject({
      email: v.exactOptional(v.pipe(v.string(), v.maxLength(254))),
      /** As +15125550142. */
      phone: v.exactOptional(v.pipe(v.string(), v.regex(/^\+1\d{10}$/))),
    }),
  ),
  /** Answers to the carrier's own questions, by the names that its folder or its reply gave them. */
  answers: v.exactOptional(
    v.record(v.pipe(v.string(), v.maxLength(120)), v.union([v.string(), v.number(), v.boolean()])),
  ),
}

const renters = v.strictObject({
  line: v.literal('renters'),
  ...shared,
  risk: v.strictObject({
    location,
    insured,
    household: household.tenants,
    renters: v.strictObject({
      propertyType: v.picklist(rentersInputs.propertyType.values),
      losses: v.picklist(rentersInputs.losses.values),
      protections: v.array(v.picklist(rentersInputs.protections.values)),
    }),
    assumed,
  }),
  cover: v.strictObject({
    /** Whole dollars as text, like every sum that is a choice among a few. */
    personalProperty: v.picklist(propertyLimits),
    liability: v.picklist(liabilityLimits),
    deductible: v.picklist(deductibles),
    settlement: v.picklist(rentersInputs.settlement.values),
    valuables: v.exactOptional(valuables),
  }),
})

const driver = v.strictObject({
  first: name,
  last: name,
  dob: day,
  age: count,
  /** Absent if the state keeps it out of prices, like sex and marital status. */
  yearsLicensed: v.exactOptional(count),
  /** Relation to the applicant; only the insured has one if the state does not let insurers price by marital status. */
  relation: v.exactOptional(v.picklist(relations)),
  /** Absent if the state does not let insurers price by it, like marital status. */
  sex: v.exactOptional(v.picklist(sexes)),
  maritalStatus: v.exactOptional(v.picklist(maritalStatuses)),
  /** NOT_GIVEN if the state keeps it out of prices, like employment. */
  education: v.picklist(ratedEducations),
  employment: v.picklist(ratedEmployments),
  /** What the visitor reported about this driver; `auto.incidents` also counts what nobody attributed to a driver. */
  record: v.exactOptional(
    v.array(
      v.strictObject({
        incident: v.picklist(incidentKinds),
        /** Completed months before the effective date. */
        monthsAgo: count,
      }),
    ),
  ),
  /** What the visitor reported that lowers this driver’s price in many plans; absent if there is nothing. */
  discounts: v.exactOptional(v.array(v.picklist(driverDiscounts))),
  /** What the visitor gave this particular carrier about the driver's license; absent if nothing. */
  license: v.exactOptional(
    v.strictObject({
      number: v.exactOptional(textUpTo(25)),
      state: v.exactOptional(v.picklist(stateCodes)),
      since: v.exactOptional(day),
    }),
  ),
})

const vehicle = v.strictObject({
  year: v.pipe(v.number(), v.integer()),
  make: name,
  model: name,
  vin: v.pipe(v.string(), v.maxLength(17)),
  group: v.picklist(vehicleGroups),
  age: count,
  use: v.picklist(vehicleUses),
  annualMiles: count,
  ownership: v.picklist(vehicleOwnerships),
  /** Its own deductible; absent if the policy's applies. */
  deductible: v.exactOptional(v.picklist(autoDeductibles)),
  /** The position in `drivers`, from 0, of the person who drives it most; absent if nobody said. */
  principalDriver: v.exactOptional(count),
  /** It has an anti-theft device that arms itself; absent if nobody said so. */
  hasAntiTheft: v.exactOptional(v.literal(true)),
})

const auto = v.strictObject({
  line: v.literal('auto'),
  ...shared,
  risk: v.strictObject({
    location,
    insured: v.strictObject({ ...insured.entries, dob: day }),
    household: household.drivers,
    /** Absent if the state keeps it out of prices. */
    prior: v.exactOptional(
      v.strictObject({
        insurance: v.picklist(priorInsurances),
        limits: v.picklist(priorLimits),
        carrier: v.exactOptional(name),
        tenureYears: count,
      }),
    ),
    auto: v.strictObject({
      /** In the past five years, by any driver in the household. */
      incidents: v.array(v.picklist(incidents)),
      /** What the visitor agreed to that lowers the price in many plans; absent if there is nothing. */
      discounts: v.exactOptional(v.array(v.picklist(policyDiscounts))),
    }),
    drivers: v.pipe(v.array(driver), v.minLength(1)),
    vehicles: v.array(vehicle),
    assumed,
  }),
  cover: v.strictObject({
    /**
     * MIN is the state's minimum, the others 50/100/50, 100/300/100 and 250/500/250; property damage is absent if it is that
     * of the limits.
     */
    limits: v.picklist(autoLimits),
    propertyDamage: v.exactOptional(v.picklist(propertyDamages)),
    /** Full, without collisions, none. */
    physicalDamage: v.picklist(physicalDamages),
    deductible: v.picklist(autoDeductibles),
    /** Dollars, or UNLIMITED; NONE if the buyer turns down what the law includes, absent if nobody chose. */
    injuryProtection: v.exactOptional(v.picklist(['NONE', ...injuryProtectionLevels])),
    /** The right to sue, where the state lets the buyer choose it. */
    tort: v.exactOptional(v.picklist(tortOptions)),
    /**
     * These four, too, are absent if nobody chose: then they are what the state puts into every policy whose buyer says nothing.
     */
    uninsured: v.exactOptional(v.picklist(['NONE', ...autoLimits])),
    /** With the limits for uninsured drivers. */
    underinsured: v.exactOptional(v.boolean()),
    /** Dollars for each person. */
    medicalPayments: v.exactOptional(v.picklist(medicalPayments)),
    /** Dollars a day for a rental car. */
    rental: v.exactOptional(v.picklist(rentalAllowances)),
    /** For losses other than collisions; absent if each car has one deductible for everything. */
    comprehensiveDeductible: v.exactOptional(v.picklist(comprehensiveDeductibles)),
    /** Glass without a deductible, and towing and roadside help; absent if nobody wants them. */
    fullGlass: v.exactOptional(v.literal(true)),
    roadside: v.exactOptional(v.literal(true)),
    /** False if the visitor turned down stacking the uninsured motorist limits over the cars. */
    uninsuredStacked: v.exactOptional(v.literal(false)),
  }),
})

const homeowner = v.strictObject({
  line: v.literal('homeowner'),
  ...shared,
  risk: v.strictObject({
    location,
    insured,
    household: household.owners,
    /** Absent if the state keeps it out of prices. */
    prior: v.exactOptional(v.strictObject({ isInsured: v.boolean(), carrier: v.exactOptional(name) })),
    home,
    assumed,
  }),
  cover: v.strictObject({
    /** Coverages A to F. */
    dwelling: dollars,
    otherStructures: dollars,
    belongings: dollars,
    lossOfUse: dollars,
    liability: dollars,
    medicalPayments: dollars,
    /** Ordinance or law; if nobody chose, 10 percent of the dwelling, or 25 for a house in Florida. */
    ordinance: dollars,
    /** Water that backs up through sewers and drains; 0 for none. */
    waterBackup: dollars,
    /** Things insured one by one; absent if there are none. */
    valuables: v.exactOptional(valuables),
    /** How a roof over 10 years old is paid for. */
    roofSettlement: v.picklist(homeownerInputs.roofSettlement.values),
    deductible: v.picklist(homeDeductibles),
    /** Percent of the dwelling. */
    windDeductible: v.picklist(windDeductibles),
    /** `none` if the deductible for all perils is the only one. */
    windPeril: v.picklist(windPerils),
  }),
})

const life = v.strictObject({
  line: v.literal('life'),
  ...shared,
  risk: v.strictObject({
    location,
    insured: v.strictObject({
      ...insured.entries,
      dob: day,
      /** Completed years, plus one once half a year has passed since the birthday. */
      ageNearest: count,
      /** Absent if the state keeps it out of prices. */
      sex: v.exactOptional(v.picklist(lifeInputs.sex.values)),
      heightIn: count,
      weightLb: count,
    }),
    life: v.strictObject({
      tobacco: v.picklist(lifeInputs.tobacco.values),
      conditions: v.array(v.picklist(lifeInputs.conditions.values)),
      /** Body mass index, to one decimal. */
      bmi: v.number(),
      healthClass: v.picklist(lifeInputs.healthClass.values),
    }),
    assumed,
  }),
  cover: v.strictObject({
    faceAmount: v.picklist(faceAmounts),
    /** Years. */
    term: v.picklist(terms),
  }),
})

const pet = v.strictObject({
  line: v.literal('pet'),
  ...shared,
  risk: v.strictObject({
    location,
    pet: v.strictObject({
      species: v.picklist(petInputs.species.values),
      breedGroup: v.picklist(petInputs.breedGroup.values),
      dob: v.exactOptional(day),
      ageMonths: count,
      ageWeeks: count,
    }),
    assumed,
  }),
  /** What the visitor wants: quote the nearest plan. */
  cover: v.strictObject({
    plan: v.picklist(petPlans),
    deductible: dollars,
    /** Percent of a bill that the insurer pays back. */
    reimbursement: count,
    /** 0 for no limit. */
    annualLimit: dollars,
  }),
})

const travel = v.strictObject({
  line: v.literal('travel'),
  ...shared,
  risk: v.strictObject({
    location,
    /** The first traveler, who buys for all. */
    insured,
    trip: v.strictObject({
      start: day,
      end: day,
      /** The days of departure and return both count. */
      days: count,
      /** ISO codes of countries. */
      destinations: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
      zone: v.picklist(travelInputs.zone.values),
      isEmbargoed: v.boolean(),
      /** Whole dollars for all travelers; 0 for medical cover alone. */
      cost: dollars,
      costPerTraveler: dollars,
      travelers: v.pipe(v.array(v.strictObject({ age: count })), v.minLength(1)),
    }),
    assumed,
  }),
  cover: v.strictObject({
    /** Whether the cost of the trip is to be insured. */
    cancellation: v.boolean(),
    /** Canceling for any reason at all. */
    anyReason: v.literal(false),
  }),
})

/** The body of `POST /v1/quotes`, by line. */
export const questions = { auto, homeowner, life, pet, renters, travel }

export const question = v.variant('line', [auto, homeowner, life, pet, renters, travel])
export type Question = v.InferOutput<typeof question>
