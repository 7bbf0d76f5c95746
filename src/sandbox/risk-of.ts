import type { Question } from '../connectors/json-http/contract-risk.ts'
import { perilsAt } from '../reference/perils/perils.ts'
import type { Location } from '../risk/any-line.ts'
import type { Risk } from '../risk/risk.ts'
import { neutralAnswers } from './neutral-answers.ts'

/**
 * The risk of a question, for a carrier's side that rates by our plans. What the question leaves out gets values that change no
 * price there: names are empty, and what the state bans from prices is neutral.
 */
export function riskOf(question: Question): Risk {
  const { state, effectiveDate: effective } = question
  const shared = { state, effective, assumed: question.risk.assumed, location: locationOf(question) }
  switch (question.line) {
    case 'auto': {
      const { household, prior = neutralAnswers.prior, insured, auto, drivers, vehicles } = question.risk
      return {
        ...{ line: 'auto', ...shared, prior, insured, vehicles },
        household: { home: neutralAnswers.home, ...household },
        auto: { ...auto, ...question.cover },
        drivers: drivers.map(({ license: _, ...driver }) => ({ ...neutralAnswers.driver, ...driver })),
      }
    }
    case 'homeowner': {
      const { insured, household, prior = { isInsured: true }, home } = question.risk
      const { deductible, windDeductible, windPeril, roofSettlement, ...cover } = question.cover
      const perils = perilsAt(shared.location)
      return {
        ...{ line: 'homeowner', ...shared, insured, household, prior },
        home: { ...home, perils, cover, deductible, windDeductible, windPeril, roofSettlement },
      }
    }
    case 'life': {
      const { insured, life } = question.risk
      return {
        line: 'life',
        ...shared,
        insured: { sex: 'F', ...insured },
        life: { ...life, ...question.cover },
      }
    }
    case 'pet':
      return { line: 'pet', ...shared, pet: question.risk.pet, cover: question.cover }
    case 'renters': {
      const { insured, household, renters } = question.risk
      return { line: 'renters', ...shared, insured, household, renters: { ...renters, ...question.cover } }
    }
    case 'travel': {
      const { insured, trip } = question.risk
      const travelers = trip.travelers.map(({ age }) => ({ first: '', last: '', age }))
      return { line: 'travel', ...shared, insured, buyBy: trip.start, trip: { ...trip, travelers } }
    }
  }
}

function locationOf({ state, risk: { location } }: Question): Location {
  return { ...location, state, zip3: location.zip.slice(0, 3) }
}
