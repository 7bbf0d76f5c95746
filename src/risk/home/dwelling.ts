import type { Construction, HomeType, Valuables } from '../words.ts'

/** The limits of a homeowner policy, in whole dollars. */
export interface HomeCover {
  /** Coverage A: to rebuild the home, or the inside of a condo. */
  readonly dwelling: number
  /** Coverage B: fences, sheds, a detached garage. */
  readonly otherStructures: number
  /** Coverage C. */
  readonly belongings: number
  /** Coverage D: living elsewhere. */
  readonly lossOfUse: number
  /** Coverage E. */
  readonly liability: number
  /** Coverage F: medical payments to guests. */
  readonly medicalPayments: number
  /** Ordinance or law: the added cost of rebuilding to today's codes. */
  readonly ordinance: number
  /** Water that backs up through sewers and drains. */
  readonly waterBackup: number
  /** Things insured one by one; absent if there are none. */
  readonly valuables?: Valuables
}

/** Percent of the usual cost to rebuild; brick and stone veneer cost like siding. */
const quality: Readonly<Record<Construction, number>> = {
  FRAME: 100,
  BRICK_VENEER: 100,
  MASONRY: 110,
  STUCCO: 102,
  OTHER: 115,
}

/** Percent of a home that its owner rebuilds: a quarter of a condo, the inside; modeled. */
const ownShare = { house: 100, condo: 25 }

/** Coverages B, C and D in percent of Coverage A. */
const houseShares = { otherStructures: 10, belongings: 60, lossOfUse: 25 }
const condoShares = { otherStructures: 0, belongings: 100, lossOfUse: 40 }

interface Dwelling {
  readonly type: HomeType
  readonly construction: Construction
  readonly squareFeet: number
  /** Dollars per square foot. */
  readonly rebuildCost: number
  /** Percent of the cost that the owner wants covered. */
  readonly share: number
  /** Percent of what is usual for belongings. */
  readonly belongingsShare: number
  readonly liability: number
  readonly medicalPayments: number
  /** Percent of the coverage on the home. */
  readonly ordinanceShare: number
  readonly waterBackup: number
}

/** The coverage on belongings that is usual for a home. */
export function usualBelongings(type: HomeType, dwelling: number): number {
  return (dwelling * (type === 'CONDO' ? condoShares : houseShares).belongings) / 100
}

/** The limits for a home: square feet times cost times quality, rounded up to the next thousand dollars. */
export function coverFor(home: Dwelling): HomeCover {
  const { type, construction, squareFeet, rebuildCost, share, belongingsShare } = home
  const isCondo = type === 'CONDO'
  const percents = quality[construction] * (isCondo ? ownShare.condo : ownShare.house)
  // Whole numbers until the one division, so that rounding never adds a thousand.
  const dwelling = Math.ceil((squareFeet * rebuildCost * percents * share) / 1_000_000_000) * 1_000
  const { otherStructures, lossOfUse } = isCondo ? condoShares : houseShares
  return {
    dwelling,
    otherStructures: (dwelling * otherStructures) / 100,
    belongings: (usualBelongings(type, dwelling) * belongingsShare) / 100,
    lossOfUse: (dwelling * lossOfUse) / 100,
    liability: home.liability,
    medicalPayments: home.medicalPayments,
    ordinance: (dwelling * home.ordinanceShare) / 100,
    waterBackup: home.waterBackup,
  }
}
