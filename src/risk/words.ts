import type { LiabilityLimits } from '../law/auto-minimums.ts'

export { type PropertyDamage, propertyDamages } from '../law/property-damage.ts'
export { type WindPool, windPools } from '../reference/perils/wind-pools.ts'
export { type VehicleGroup, vehicleGroups } from '../reference/vehicles/vehicles-file.ts'

/**
 * The words of the answers that carriers rate, each list defined once: plans, connectors and the carrier contract take
 * them from here. docs/carrier-fields.md says what each means.
 */

/** What a vehicle is driven for. */
export const vehicleUses = ['BUSINESS', 'COMMUTE_PLEASURE'] as const
export type VehicleUse = (typeof vehicleUses)[number]

/** Limits of liability; MIN is what the state requires. */
export const autoLimits = ['MIN', 'L50', 'L100', 'L250'] as const
export type AutoLimits = (typeof autoLimits)[number]

/** The same in whole dollars; the law decides what MIN is (src/law/auto-minimums.ts). */
export const limitsOf: Readonly<Record<Exclude<AutoLimits, 'MIN'>, LiabilityLimits>> = {
  L50: { perPerson: 50_000, perAccident: 100_000, property: 50_000 },
  L100: { perPerson: 100_000, perAccident: 300_000, property: 100_000 },
  L250: { perPerson: 250_000, perAccident: 500_000, property: 250_000 },
}

/** Coverage of the insured's own cars: full, all except collisions, none. */
export const physicalDamages = ['FULL', 'COMP', 'LIABILITY'] as const
export type PhysicalDamage = (typeof physicalDamages)[number]

/** What medical payments pay for each person, in dollars. */
export const medicalPayments = ['0', '1000', '2000', '5000', '10000', '100000'] as const
export type MedicalPayments = (typeof medicalPayments)[number]

/** Dollars a day for a rental car while one's own is repaired. */
export const rentalAllowances = ['0', '30', '50'] as const
export type RentalAllowance = (typeof rentalAllowances)[number]

/**
 * What lowers a driver's price: good grades, driver training, a school far away without a car, and an accident prevention course.
 * The first three are for students.
 */
export const driverDiscounts = [
  'GOOD_STUDENT',
  'DRIVER_TRAINING',
  'AWAY_AT_SCHOOL',
  'PREVENTION_COURSE',
] as const
export type DriverDiscount = (typeof driverDiscounts)[number]

/** What lowers a policy's price: documents by email, automatic payments, a program that watches how one drives. */
export const policyDiscounts = ['PAPERLESS', 'AUTOMATIC_PAYMENT', 'TELEMATICS'] as const
export type PolicyDiscount = (typeof policyDiscounts)[number]

/** Dollars of a loss that the insured pays. */
export const autoDeductibles = ['250', '500', '1000', '2000'] as const
export type AutoDeductible = (typeof autoDeductibles)[number]

/** The same for losses other than collisions, if they have their own. */
export const comprehensiveDeductibles = ['100', '250', '500', '1000'] as const
export type ComprehensiveDeductible = (typeof comprehensiveDeductibles)[number]

const otherIncidents = [
  'NOT_AT_FAULT',
  'SPEEDING',
  'OTHER_VIOLATION',
  'DUI',
  'SUSPENDED',
  'COMP_CLAIM',
] as const

export const incidents = ['AT_FAULT_1', 'AT_FAULT_2', ...otherIncidents] as const
export type Incident = (typeof incidents)[number]

/** The same as single events: two accidents are two of them. */
export const incidentKinds = ['AT_FAULT', ...otherIncidents] as const
export type IncidentKind = (typeof incidentKinds)[number]

export const homeOwnerships = ['OWN_HOUSE', 'OWN_CONDO', 'RENT', 'FAMILY', 'OTHER'] as const
export type HomeOwnership = (typeof homeOwnerships)[number]

export const credits = ['EXCELLENT', 'GOOD', 'FAIR', 'POOR', 'UNKNOWN'] as const
export type Credit = (typeof credits)[number]

export const sexes = ['F', 'M'] as const
export type Sex = (typeof sexes)[number]

export const maritalStatuses = ['S', 'M', 'D'] as const
export type MaritalStatus = (typeof maritalStatuses)[number]

/** How a driver is related to the first one, who is the insured. */
export const relations = ['Insured', 'Spouse', 'Child', 'OtherRelated'] as const
export type Relation = (typeof relations)[number]

export const educations = [
  'HIGH_SCHOOL_OR_EQUIVALENT',
  'ASSOCIATES_OR_SOME_COLLEGE',
  'BACHELORS',
  'MASTERS_OR_ABOVE',
  'VOCATIONAL',
  'OTHER',
] as const
export type Education = (typeof educations)[number]

export const employments = [
  'EMPLOYED',
  'STUDENT',
  'RETIRED',
  'MILITARY',
  'NOT_SEEKING_EMPLOYMENT',
  'UNEMPLOYED',
] as const
export type Employment = (typeof employments)[number]

export const vehicleOwnerships = ['FINANCED', 'OWNED', 'LEASED'] as const
export type VehicleOwnership = (typeof vehicleOwnerships)[number]

/** Classes of life underwriting, best first. Each table step adds a quarter of the standard rate. */
export const healthClasses = [
  'PREFERRED_PLUS',
  'PREFERRED',
  'STANDARD_PLUS',
  'STANDARD',
  'TABLE_2',
  'TABLE_4',
] as const
export type HealthClass = (typeof healthClasses)[number]

export const homeDevices = [
  'CENTRAL_BURGLAR',
  'CENTRAL_FIRE',
  'SPRINKLER',
  'LEAK_SENSOR',
  'DEADBOLT',
  'IMPACT',
] as const
export type HomeDevice = (typeof homeDevices)[number]

/** What a home runs on, which an inspection of an old one examines in addition to the roof. */
export const homeSystems = ['WIRING', 'PLUMBING', 'HEATING'] as const
export type HomeSystem = (typeof homeSystems)[number]

/** What protects a home from the wind, as Florida's inspection report names it (form OIR-B1-1802). */
export const windFeatures = [
  'ROOF_COVER',
  'ROOF_DECK',
  'ROOF_STRAPS',
  'HIP_ROOF',
  'WATER_BARRIER',
  'OPENINGS',
] as const
export type WindFeature = (typeof windFeatures)[number]

/** What insurers that price by wildfire danger have to count in California (10 CCR 2644.9(d)(1)). */
export const wildfireMeasures = [
  'FIRE_RISK_COMMUNITY',
  'FIREWISE',
  'CLEAR_DECKS',
  'CLEAR_5_FEET',
  'BARE_5_FEET',
  'SHEDS_30_FEET',
  'DEFENSIBLE_SPACE',
  'CLASS_A_ROOF',
  'CLOSED_EAVES',
  'EMBER_VENTS',
  'MULTIPANE_WINDOWS',
  'WALL_BASE',
] as const
export type WildfireMeasure = (typeof wildfireMeasures)[number]

export const hazards = ['POOL', 'TRAMPOLINE', 'WOOD_STOVE'] as const
export type Hazard = (typeof hazards)[number]

export const dogs = ['NONE', 'DOG', 'DOG_LISTED'] as const
export type Dog = (typeof dogs)[number]

export const homeTypes = ['SINGLE_FAMILY', 'TOWNHOUSE', 'MULTI_2_4', 'CONDO', 'MANUFACTURED'] as const
export type HomeType = (typeof homeTypes)[number]

export const homeUses = ['PRIMARY', 'SECONDARY', 'SEASONAL', 'RENTED', 'VACANT'] as const
export type HomeUse = (typeof homeUses)[number]

export const roofAges = ['R0_5', 'R6_10', 'R11_15', 'R16_20', 'R21'] as const
export type RoofAge = (typeof roofAges)[number]

/** What covers the roof. */
export const roofMaterials = ['ASPHALT', 'METAL', 'TILE', 'WOOD_SHAKE', 'OTHER'] as const
export type RoofMaterial = (typeof roofMaterials)[number]

/** Sloping down on two sides, on all sides, or hardly at all. */
export const roofShapes = ['GABLE', 'HIP', 'FLAT'] as const
export type RoofShape = (typeof roofShapes)[number]

export const homeClaims = ['NONE', 'ONE_WEATHER', 'ONE_WATER', 'ONE_OTHER', 'TWO', 'THREE_PLUS'] as const
export type HomeClaims = (typeof homeClaims)[number]

/** What the outside walls are made of. */
export const constructions = ['FRAME', 'BRICK_VENEER', 'MASONRY', 'STUCCO', 'OTHER'] as const
export type Construction = (typeof constructions)[number]

/** The coverage on the house in percent of its estimated cost to rebuild. */
export const dwellingShares = ['80', '90', '100', '110', '125', '150'] as const
export type DwellingShare = (typeof dwellingShares)[number]

/** The coverage on belongings in percent of what is usual for the coverage on the home. */
export const belongingsShares = ['50', '75', '100', '125', '150'] as const
export type BelongingsShare = (typeof belongingsShares)[number]

/** Medical payments to guests, in dollars. */
export const guestPayments = ['1000', '5000', '10000'] as const
export type GuestPayments = (typeof guestPayments)[number]

/** The added cost of rebuilding to today's codes, in percent of the coverage on the house; the first is in every policy. */
export const ordinanceShares = ['10', '25', '50'] as const
export type OrdinanceShare = (typeof ordinanceShares)[number]

/** Dollars for water that backs up through sewers and drains. */
export const waterBackups = ['0', '5000', '10000', '25000'] as const
export type WaterBackup = (typeof waterBackups)[number]

/** Things insured one by one, on a schedule of their own. */
export const valuableKinds = ['jewelry', 'fineArt', 'cameras', 'instruments'] as const
export type ValuableKind = (typeof valuableKinds)[number]

/** What the things of a kind are worth together, in dollars; absent if there are none. */
export type Valuables = Readonly<Partial<Record<ValuableKind, number>>>

/** Dollars of a loss that the insured pays. */
export const homeDeductibles = ['1000', '1500', '2000', '2500', '5000'] as const
export type HomeDeductible = (typeof homeDeductibles)[number]

/** Percent of the dwelling limit that the insured pays after wind; 0 if the all-perils deductible applies. */
export const windDeductibles = ['0', '1', '2', '5', '10'] as const
export type WindDeductible = (typeof windDeductibles)[number]

export const faceAmounts = ['100000', '250000', '500000', '1000000'] as const
export type FaceAmount = (typeof faceAmounts)[number]

export const terms = ['10', '15', '20', '25', '30'] as const
export type Term = (typeof terms)[number]

/** The latest use first: in the past year; quit one to two years ago; quit two to three years ago; longer ago, or never. */
export const tobaccoUses = ['NOW', 'QUIT_LATELY', 'QUIT', 'NONE'] as const
export type Tobacco = (typeof tobaccoUses)[number]

export const healthConditions = [
  'BP',
  'CHOLESTEROL',
  'DIABETES',
  'HEART',
  'CANCER',
  'APNEA',
  'FAMILY',
  'DUI',
  'RISKY',
] as const
export type HealthCondition = (typeof healthConditions)[number]

export const species = ['DOG', 'CAT'] as const
export type Species = (typeof species)[number]

/** Dogs by weight and build, cats by breed: what affects the cost of their illnesses most. */
export const breedGroups = [
  'DOG_SMALL',
  'DOG_MEDIUM',
  'DOG_LARGE',
  'DOG_GIANT',
  'DOG_FLAT',
  'CAT_MIXED',
  'CAT_PEDIGREE',
] as const
export type BreedGroup = (typeof breedGroups)[number]

/** What a pet's policy pays for: accidents, illness too, or routine care as well. */
export const petPlans = ['ACCIDENT_ONLY', 'ACCIDENT_AND_ILLNESS', 'WELLNESS'] as const
export type PetPlan = (typeof petPlans)[number]

/** Dollars of a year's bills that the owner pays. */
export const petDeductibles = ['250', '500', '1000'] as const
export type PetDeductible = (typeof petDeductibles)[number]

/** Percent of a bill that the insurer pays back. */
export const reimbursements = ['70', '80', '90'] as const
export type Reimbursement = (typeof reimbursements)[number]

/** The most that is paid back in a year, in dollars; 0 for no limit. */
export const annualLimits = ['5000', '10000', '0'] as const
export type AnnualLimit = (typeof annualLimits)[number]

export const priorStatuses = ['YES', 'EXPIRED_30', 'EXPIRED_LONG', 'NEVER'] as const
export type PriorStatus = (typeof priorStatuses)[number]

/** How long somebody has been insured without a gap. */
export const continuities = ['LT6M', 'M6_12', 'Y1_3', 'Y3_5', 'Y5'] as const
export type Continuous = (typeof continuities)[number]

export const lapseReasons = ['FIRST_CAR', 'NO_CAR', 'MILITARY', 'MISSED', 'CANCELLED', 'OTHER'] as const
export type LapseReason = (typeof lapseReasons)[number]

export const priorLimits = ['MIN', 'L50', 'L100', 'L250', 'UNKNOWN'] as const
export type PriorLimits = (typeof priorLimits)[number]

export const animals = ['NONE', 'CAT_SMALL', 'DOG', 'DOG_LISTED', 'BITE', 'EXOTIC'] as const
export type Animal = (typeof animals)[number]

export const propertyTypes = [
  'APT_LARGE',
  'APT_SMALL',
  'CONDO',
  'TOWNHOUSE',
  'HOUSE',
  'MOBILE',
  'ROOM',
] as const
export type PropertyType = (typeof propertyTypes)[number]

export const protections = [
  'SMOKE_ALARM',
  'EXTINGUISHER',
  'DEADBOLT',
  'CENTRAL_BURGLAR',
  'CENTRAL_FIRE',
  'SPRINKLER',
  'GATED',
  'LEAK_SENSOR',
] as const
export type Protection = (typeof protections)[number]

export const rentersLosses = ['NONE', 'ONE_THEFT', 'ONE_OTHER', 'TWO', 'THREE_PLUS'] as const
export type RentersLosses = (typeof rentersLosses)[number]

/** How lost belongings are paid for. */
export const settlements = ['ACTUAL_CASH_VALUE', 'REPLACEMENT_COST'] as const
export type Settlement = (typeof settlements)[number]

export const propertyLimits = [
  '10000',
  '15000',
  '20000',
  '30000',
  '40000',
  '50000',
  '75000',
  '100000',
] as const
export type PropertyLimit = (typeof propertyLimits)[number]

export const liabilityLimits = ['100000', '300000', '500000'] as const
export type LiabilityLimit = (typeof liabilityLimits)[number]

export const deductibles = ['250', '500', '1000', '2500'] as const
export type Deductible = (typeof deductibles)[number]

/** A driver's education for rating. */
export const ratedEducations = [...educations, 'NOT_GIVEN'] as const

/** A driver's employment for rating. */
export const ratedEmployments = [...employments, 'NOT_GIVEN'] as const

/** The current insurance in one word, as rating manuals use it: how long it has lasted, or how and why it ended. */
export const priorInsurances = [
  ...continuities,
  'LAPSED_30',
  'LAPSED',
  'NO_CAR',
  'MILITARY',
  'CANCELLED',
] as const
export type PriorInsurance = (typeof priorInsurances)[number]

/** How built up a ZIP code area is, from rural to metropolitan; AVERAGE if unknown. */
export const territories = ['T1', 'T2', 'T3', 'T4', 'T5', 'AVERAGE'] as const
export type Territory = (typeof territories)[number]

/** What the wind deductible applies to; `none` if insurers have no such deductible. */
export const windPerils = ['none', 'wind', 'hurricane'] as const
export type WindPeril = (typeof windPerils)[number]

/** Whether a policy insures the cost of a trip, or only medical care along the way. */
export const tripPlans = ['TRIP', 'MEDICAL'] as const
export type TripPlan = (typeof tripPlans)[number]

/** How long ago the first payment for a trip was: up to 14 days, up to 21, or more. */
export type FirstPayment = 'D14' | 'D21' | 'EARLIER'

/**
 * Where a trip goes, from the least to the most expensive for an insurer: the US and its territories; Canada, Mexico
 * and the Caribbean; western Europe and similar countries; the rest of the world; countries where care, transport or
 * theft cost more than elsewhere; countries under a travel ban or at war.
 */
export const zones = ['US', 'NEAR', 'WEST', 'WORLD', 'DEAR', 'BANNED'] as const
export type Zone = (typeof zones)[number]
