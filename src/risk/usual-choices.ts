import { usualOrdinance } from '../law/home-covers.ts'
import { liabilityOf } from './auto/liability.ts'
import { otherCoversOf } from './other-covers.ts'
import type { Risk } from './risk.ts'
import { usualCover } from './usual-cover.ts'

/** The default choices of a risk, until the visitor makes others, by the name of the question. */
export function usualChoices(risk: Risk): Readonly<Record<string, string>> {
  return { ...usualCovers(risk), starts: risk.effective }
}

/** What the law requires in every auto policy depends on the state. */
function usualCovers(risk: Risk): Readonly<Record<string, string>> {
  switch (risk.line) {
    case 'auto': {
      const { underinsured, injuryProtection, ...covers } = otherCoversOf(risk)
      return {
        ...covers,
        propertyDamage: String(liabilityOf({ ...risk, auto: { limits: risk.auto.limits } }).property),
        underinsured: underinsured === 'NONE' ? 'NO' : 'YES',
        pip: String(injuryProtection),
        comprehensiveDeductible: 'SAME',
        fullGlass: 'NO',
        roadside: 'NO',
        uninsuredStacked: 'YES',
      }
    }
    case 'homeowner':
      return {
        ...usualCover.homeowner,
        ordinance: usualOrdinance({ state: risk.state, isHouse: risk.home.type !== 'CONDO' }),
      }
    case 'pet':
    case 'renters':
    case 'travel':
      return usualCover[risk.line]
    default:
      return {}
  }
}
