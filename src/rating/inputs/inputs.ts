import type { InsuranceLine } from '../../law/rule.ts'
import type { AskableRisk } from '../../risk/askable.ts'
import { autoInputs, autoInputsOf } from './auto.ts'
import { homeownerInputs, homeownerInputsOf } from './homeowner.ts'
import type { Inputs, Vocabulary } from './input.ts'
import { lifeInputs, lifeInputsOf } from './life.ts'
import { petInputs, petInputsOf } from './pet.ts'
import { rentersInputs, rentersInputsOf } from './renters.ts'
import { travelInputs, travelInputsOf } from './travel.ts'

const byLine: Readonly<Record<InsuranceLine, Vocabulary>> = {
  auto: autoInputs,
  homeowner: homeownerInputs,
  life: lifeInputs,
  pet: petInputs,
  renters: rentersInputs,
  travel: travelInputs,
}

/** Every input that plans of a line may use. */
export function vocabularyOf(line: InsuranceLine): Vocabulary {
  return byLine[line]
}

/** The values of a risk, as the plans of its line read them. */
export function inputsOfRisk(risk: AskableRisk): Inputs {
  switch (risk.line) {
    case 'auto':
      return autoInputsOf(risk)
    case 'homeowner':
      return homeownerInputsOf(risk)
    case 'life':
      return lifeInputsOf(risk)
    case 'pet':
      return petInputsOf(risk)
    case 'renters':
      return rentersInputsOf(risk)
    case 'travel':
      return travelInputsOf(risk)
  }
}
