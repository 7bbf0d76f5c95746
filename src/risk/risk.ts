import type { AutoRisk } from './auto.ts'
import type { HomeownerRisk } from './homeowner.ts'
import type { LifeRisk } from './life.ts'
import type { PetRisk } from './pet.ts'
import type { RentersRisk } from './renters.ts'
import type { TravelRisk } from './travel.ts'

/** The canonical risk: what plans and connectors read, one shape per line. */
export type Risk = AutoRisk | HomeownerRisk | LifeRisk | PetRisk | RentersRisk | TravelRisk
