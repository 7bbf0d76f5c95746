import { type AverageCover, type PublishedAverage, publishedAverage } from '../../../market/averages.ts'
import type { AutoRisk } from '../../../risk/auto.ts'
import type { HomeownerRisk } from '../../../risk/homeowner.ts'
import type { RentersRisk } from '../../../risk/renters.ts'
import type { Risk } from '../../../risk/risk.ts'

/**
 * The published average to show on the results page; null if nobody publishes one for a risk like this. An average for one car is
 * no measure for a household with three, nor that of a $300,000 house for one of twice the size.
 */
export function averageFor(risk: Risk): PublishedAverage | null {
  const cover = coverOf(risk)
  return cover === null ? null : publishedAverage({ line: risk.line, cover, state: risk.state })
}

function coverOf(risk: Risk): AverageCover | null {
  switch (risk.line) {
    case 'auto':
      return isAverageDriver(risk) ? autoCover(risk) : null
    case 'homeowner':
      return isAverageHome(risk) ? 'usual' : null
    case 'renters':
      return isAverageRental(risk) ? 'usual' : null
    case 'life':
    case 'pet':
    case 'travel':
      return null
  }
}

/** Publishers distinguish two kinds of coverage for a car: full coverage, and no more than the state requires. */
function autoCover({ auto: { limits, physicalDamage } }: AutoRisk): AverageCover | null {
  if (physicalDamage === 'FULL') return 'full'
  return physicalDamage === 'LIABILITY' && limits === 'MIN' ? 'minimum' : null
}

/** The published figure is for one car of a driver of 40 with a clean record; prices hardly change with age from 30 to 60. */
function isAverageDriver({ vehicles, drivers, auto }: AutoRisk): boolean {
  const [driver, ...others] = drivers
  if (!driver || others.length > 0 || vehicles.length !== 1) return false
  return driver.age >= 30 && driver.age <= 60 && auto.incidents.length === 0
}

/** For a dwelling of $300,000, here within a tenth, and a deductible of $1,000, whose owner lives there and has had no claims. */
function isAverageHome({ home: { type, use, cover, deductible, claims } }: HomeownerRisk): boolean {
  const isNear = Math.abs(cover.dwelling - 300_000) <= 30_000
  const isHouse = type === 'SINGLE_FAMILY' || type === 'TOWNHOUSE'
  return isHouse && use === 'PRIMARY' && claims === 'NONE' && isNear && deductible === '1000'
}

/** For belongings of $30,000, $100,000 of liability, a deductible of $500, and nothing lost before. */
function isAverageRental({ renters }: RentersRisk): boolean {
  const { personalProperty, liability, deductible, losses } = renters
  return personalProperty === '30000' && liability === '100000' && deductible === '500' && losses === 'NONE'
}
