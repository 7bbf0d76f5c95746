import * as v from 'valibot'
import { stateCodes } from '../../law/jurisdictions.ts'
import { every } from '../../rating/inputs/every.ts'
import { homeownerInputs } from '../../rating/inputs/homeowner.ts'
import { lifeInputs } from '../../rating/inputs/life.ts'
import { petInputs } from '../../rating/inputs/pet.ts'
import { territoryInput } from '../../rating/inputs/place.ts'
import { rentersInputs } from '../../rating/inputs/renters.ts'
import { travelInputs } from '../../rating/inputs/travel.ts'
import type { VehicleUse } from '../../risk/annual-miles.ts'
import { type Assumption, assumptionTexts } from '../../risk/assumptions.ts'
import type { RatedDriver, RatedVehicle } from '../../risk/auto.ts'
import type {
  AutoDeductible,
  AutoLimits,
  Credit,
  HomeOwnership,
  Incident,
  PhysicalDamage,
  Relation,
  VehicleOwnership,
} from '../../risk/auto-answers.ts'
import type { Dog, Hazard, HomeDevice } from '../../risk/home-features.ts'
import type { HomeDeductible, WindDeductible } from '../../risk/homeowner.ts'
import type { FaceAmount, Term } from '../../risk/life.ts'
import type { PriorInsurance, PriorLimits } from '../../risk/prior-insurance.ts'
import type { Animal, Deductible, LiabilityLimit, PropertyLimit } from '../../risk/renters.ts'
import { count, day, dollars } from './contract-text.ts'

/**
 * What a carrier is asked, line by line: the canonical risk (domain: canonical risk), parted into what is so (`risk`)
 * and what the visitor wishes (`cover`). It is all that leaves the house: no contact, no name but of those whose record
 * prices a policy, no price of today's insurer, nothing that the state keeps out of prices.
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
const assumptions = Object.keys(assumptionTexts) as Assumption[]
/** What no answer gave. */
const assumed = v.array(v.picklist(assumptions))

const insured = v.strictObject({
  first: name,
  last: name,
  /** Absent when the visitor passed the question. */
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
}

const renters = v.strictObject({
  line: v.literal('renters'),
  ...shared,
  risk: v.strictObject({
    location,
    insured,
    household: v.strictObject({
      animal: v.picklist(
        every<Animal>({ NONE: true, CAT_SMALL: true, DOG: true, DOG_LISTED: true, BITE: true, EXOTIC: true }),
      ),
    }),
    renters: v.strictObject({
      propertyType: v.picklist(rentersInputs.propertyType.values),
      losses: v.picklist(rentersInputs.losses.values),
      protections: v.array(v.picklist(rentersInputs.protections.values)),
    }),
    assumed,
  }),
  cover: v.strictObject({
    /** Whole dollars as text, as all sums that are one of a few. */
    personalProperty: v.picklist(
      every<PropertyLimit>({
        10000: true,
        15000: true,
        20000: true,
        30000: true,
        40000: true,
        50000: true,
        75000: true,
        100000: true,
      }),
    ),
    liability: v.picklist(every<LiabilityLimit>({ 100000: true, 300000: true, 500000: true })),
    deductible: v.picklist(every<Deductible>({ 250: true, 500: true, 1000: true, 2500: true })),
    settlement: v.picklist(rentersInputs.settlement.values),
  }),
})

const driver = v.strictObject({
  first: name,
  last: name,
  dob: day,
  age: count,
  /** Absent where the state keeps it out of prices, as sex and marital status. */
  yearsLicensed: v.exactOptional(count),
  /** To the one who asks; of the insured alone where the state does not let insurers price by the marital status. */
  relation: v.exactOptional(
    v.picklist(every<Relation>({ Insured: true, Spouse: true, Child: true, OtherRelated: true })),
  ),
  /** Absent where the state does not let insurers price by it, as the marital status. */
  sex: v.exactOptional(v.picklist(every<RatedDriver['sex']>({ F: true, M: true }))),
  maritalStatus: v.exactOptional(
    v.picklist(every<RatedDriver['maritalStatus']>({ S: true, M: true, D: true })),
  ),
  /** NOT_GIVEN where the state keeps it out of prices, as the employment. */
  education: v.picklist(
    every<RatedDriver['education']>({
      HIGH_SCHOOL_OR_EQUIVALENT: true,
      ASSOCIATES_OR_SOME_COLLEGE: true,
      BACHELORS: true,
      MASTERS_OR_ABOVE: true,
      VOCATIONAL: true,
      OTHER: true,
      NOT_GIVEN: true,
    }),
  ),
  employment: v.picklist(
    every<RatedDriver['employment']>({
      EMPLOYED: true,
      STUDENT: true,
      RETIRED: true,
      MILITARY: true,
      NOT_SEEKING_EMPLOYMENT: true,
      UNEMPLOYED: true,
      NOT_GIVEN: true,
    }),
  ),
})

const vehicle = v.strictObject({
  year: v.pipe(v.number(), v.integer()),
  make: name,
  model: name,
  vin: v.pipe(v.string(), v.maxLength(17)),
  group: v.picklist(
    every<RatedVehicle['group']>({
      MID_SEDAN: true,
      ECONOMY: true,
      HYBRID: true,
      SMALL_SUV: true,
      WAGON_SUV: true,
      MINIVAN: true,
      PICKUP: true,
      OFF_ROAD: true,
      LUXURY_SUV: true,
      LUXURY_SEDAN: true,
      ELECTRIC: true,
      SPORTS: true,
      LARGE_LUXURY: true,
      OTHER: true,
    }),
  ),
  age: count,
  use: v.picklist(every<VehicleUse>({ BUSINESS: true, COMMUTE_PLEASURE: true })),
  annualMiles: count,
  ownership: v.picklist(every<VehicleOwnership>({ FINANCED: true, OWNED: true, LEASED: true })),
})

const auto = v.strictObject({
  line: v.literal('auto'),
  ...shared,
  risk: v.strictObject({
    location,
    insured: v.strictObject({ ...insured.entries, dob: day }),
    household: v.strictObject({
      /** Absent where the state keeps it out of prices. */
      home: v.exactOptional(
        v.picklist(
          every<HomeOwnership>({ OWN_HOUSE: true, OWN_CONDO: true, RENT: true, FAMILY: true, OTHER: true }),
        ),
      ),
      /** UNKNOWN where the state keeps it out of prices. */
      credit: v.picklist(
        every<Credit>({ EXCELLENT: true, GOOD: true, FAIR: true, POOR: true, UNKNOWN: true }),
      ),
    }),
    /** Absent where the state keeps it out of prices. */
    prior: v.exactOptional(
      v.strictObject({
        insurance: v.picklist(
          every<PriorInsurance>({
            LT6M: true,
            M6_12: true,
            Y1_3: true,
            Y3_5: true,
            Y5: true,
            LAPSED_30: true,
            LAPSED: true,
            NO_CAR: true,
            MILITARY: true,
            CANCELLED: true,
          }),
        ),
        limits: v.picklist(
          every<PriorLimits>({ MIN: true, L50: true, L100: true, L250: true, UNKNOWN: true }),
        ),
        carrier: v.exactOptional(name),
        tenureYears: count,
      }),
    ),
    auto: v.strictObject({
      /** Of the past five years, of any driver in the household. */
      incidents: v.array(
        v.picklist(
          every<Incident>({
            AT_FAULT_1: true,
            AT_FAULT_2: true,
            NOT_AT_FAULT: true,
            SPEEDING: true,
            OTHER_VIOLATION: true,
            DUI: true,
            SUSPENDED: true,
            COMP_CLAIM: true,
          }),
        ),
      ),
    }),
    drivers: v.pipe(v.array(driver), v.minLength(1)),
    vehicles: v.array(vehicle),
    assumed,
  }),
  cover: v.strictObject({
    /** MIN is what the state asks for; the others are 50/100/50, 100/300/100 and 250/500/100. */
    limits: v.picklist(every<AutoLimits>({ MIN: true, L50: true, L100: true, L250: true })),
    /** All of it, all but collisions, none. */
    physicalDamage: v.picklist(every<PhysicalDamage>({ FULL: true, COMP: true, LIABILITY: true })),
    deductible: v.picklist(every<AutoDeductible>({ 250: true, 500: true, 1000: true, 2000: true })),
  }),
})

const homeowner = v.strictObject({
  line: v.literal('homeowner'),
  ...shared,
  risk: v.strictObject({
    location,
    insured,
    household: v.strictObject({ dog: v.picklist(every<Dog>({ NONE: true, DOG: true, DOG_LISTED: true })) }),
    /** Absent where the state keeps it out of prices. */
    prior: v.exactOptional(v.strictObject({ isInsured: v.boolean(), carrier: v.exactOptional(name) })),
    home: v.strictObject({
      type: v.picklist(homeownerInputs.homeType.values),
      use: v.picklist(homeownerInputs.use.values),
      yearBuilt: v.pipe(v.number(), v.integer()),
      roofAge: v.picklist(homeownerInputs.roofAge.values),
      squareFeet: count,
      construction: v.picklist(homeownerInputs.construction.values),
      devices: v.array(
        v.picklist(
          every<HomeDevice>({
            CENTRAL_BURGLAR: true,
            CENTRAL_FIRE: true,
            SPRINKLER: true,
            LEAK_SENSOR: true,
            DEADBOLT: true,
            IMPACT: true,
          }),
        ),
      ),
      hazards: v.array(v.picklist(every<Hazard>({ POOL: true, TRAMPOLINE: true, WOOD_STOVE: true }))),
      claims: v.picklist(homeownerInputs.claims.values),
      /** To the nearest coast that hurricanes reach. */
      coastMiles: count,
      isCoastal: v.boolean(),
    }),
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
    deductible: v.picklist(
      every<HomeDeductible>({ 1000: true, 1500: true, 2000: true, 2500: true, 5000: true }),
    ),
    /** Percent of the dwelling. */
    windDeductible: v.picklist(every<WindDeductible>({ 0: true, 1: true, 2: true, 5: true })),
    windPeril: v.picklist(['wind', 'hurricane']),
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
      /** Completed years, plus one from half a year after the birthday on. */
      ageNearest: count,
      /** Absent where the state keeps it out of prices. */
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
    faceAmount: v.picklist(every<FaceAmount>({ 100000: true, 250000: true, 500000: true, 1000000: true })),
    /** Years. */
    term: v.picklist(every<Term>({ 10: true, 20: true, 30: true })),
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
  /** The same for everyone: quote the nearest plan (domain: assumptions for what is not asked). */
  cover: v.strictObject({
    plan: v.literal('ACCIDENT_AND_ILLNESS'),
    deductible: dollars,
    /** Percent of a bill that is paid back. */
    reimbursement: count,
    annualLimit: dollars,
  }),
})

const travel = v.strictObject({
  line: v.literal('travel'),
  ...shared,
  risk: v.strictObject({
    location,
    /** The first of the travelers, who buys for all. */
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
      /** Whole dollars of all travelers; 0 for medical cover alone. */
      cost: dollars,
      costPerTraveler: dollars,
      travelers: v.pipe(v.array(v.strictObject({ age: count })), v.minLength(1)),
    }),
    assumed,
  }),
  cover: v.strictObject({
    /** Whether the cost of the trip is to be insured. */
    cancellation: v.boolean(),
    /** Cancelling for any reason at all. */
    anyReason: v.literal(false),
  }),
})

/** The body of `POST /v1/quotes`, by line. */
export const questions = { auto, homeowner, life, pet, renters, travel }

export const question = v.variant('line', [auto, homeowner, life, pet, renters, travel])
export type Question = v.InferOutput<typeof question>
