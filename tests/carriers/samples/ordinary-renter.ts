import type { RentersAnswers, RentersRisk } from '../../../src/risk/renters.ts'
import { pickBy } from '../panel.ts'
import { everyPlace } from './places.ts'
import { rentersIn } from './sample-renters.ts'

/** A renter like many, drawn at random, anywhere in the country. */
export function ordinaryRenter(random: () => number): RentersRisk {
  const pick = pickBy(random)
  const { state, territory } = pick(everyPlace)
  const answers: Partial<RentersAnswers> = {
    home: {
      choice: pick([
        'APT_LARGE',
        'APT_LARGE',
        'APT_LARGE',
        'APT_SMALL',
        'CONDO',
        'TOWNHOUSE',
        'HOUSE',
        'HOUSE',
      ]),
    },
    dob: { month: 6, day: 1, year: 1945 + Math.floor(random() * 62) },
    protections: {
      choices: (['SMOKE_ALARM', 'DEADBOLT', 'CENTRAL_FIRE', 'SPRINKLER', 'GATED'] as const).filter(
        () => random() < 0.3,
      ),
    },
    animal: { choice: pick(['NONE', 'NONE', 'NONE', 'CAT_SMALL', 'DOG']) },
    property: { choice: pick(['10000', '20000', '20000', '30000', '30000', '40000', '50000', '75000']) },
    liability: { choice: pick(['100000', '100000', '300000']) },
    deductible: { choice: pick(['250', '500', '500', '500', '1000']) },
    losses: { choice: random() < 0.05 ? 'ONE_THEFT' : 'NONE' },
  }
  return rentersIn({ state, territory, answers })
}
