import {
  type HomeClaimsAnswer,
  type HomeClaimsProps,
  homeClaims,
} from '../../kinds/home-claims/home-claims.ts'
import { type PerilWord, perilWords } from '../../kinds/home-claims/words.ts'
import type { Day } from '../../units/day.ts'
import { keysOf } from '../../wizard/keys-of.ts'
import type { Step } from '../../wizard/step.ts'

interface Claims {
  readonly claims: { readonly choice: string }
  readonly today: Day
}

/** What a single claim may have been for, by the choice in the wizard; several may have been for anything. */
const perilsOf: Readonly<Record<string, readonly PerilWord[]>> = {
  ONE_WEATHER: ['WIND_HAIL', 'OTHER_WEATHER'],
  ONE_WATER: ['WATER'],
  ONE_OTHER: ['FIRE', 'THEFT', 'LIABILITY', 'OTHER'],
}

const rowsOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  TWO: [2, 2],
  // More than any insurer would take.
  THREE_PLUS: [3, 6],
}

/** What each claim of a home was for, and when: a question beside the prices. */
export function whatAndWhen({ claims: { choice }, today }: Claims): Step<HomeClaimsAnswer, HomeClaimsProps> {
  const [least, most] = rowsOf[choice] ?? [1, 1]
  return homeClaims({
    title:
      most > 1
        ? { en: 'What were your claims for, and when?', es: '¿Por qué fueron sus reclamos y cuándo?' }
        : { en: 'When was your claim?', es: '¿Cuándo fue su reclamo?' },
    short: { en: 'Claims by date', es: 'Reclamos por fecha' },
    subtitle: {
      en: 'A claim from more than 5 years ago counts for nothing. One that you leave blank counts as recent.',
      es: 'Un reclamo de hace más de 5 años no cuenta. El que deje en blanco cuenta como reciente.',
    },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    skipLabel: { en: 'I don’t remember', es: 'No lo recuerdo' },
    perils: perilsOf[choice] ?? keysOf(perilWords),
    least,
    most,
    today,
    privacyShort: {
      en: 'The longer ago it was, the less it costs.',
      es: 'Cuanto más tiempo haya pasado, menos cuesta.',
    },
    privacyInfo: {
      en: 'Many insurers count an older claim for less, and some count a small one for less, too. They find your claims in a shared record later. Until you tell me, I assume that each was recent.',
      we: 'Many insurers count an older claim for less, and some count a small one for less, too. They find your claims in a shared record later. Until you tell us, we assume that each was recent.',
      es: 'Muchas aseguradoras cuentan menos un reclamo antiguo, y algunas también uno pequeño. Más adelante encuentran sus reclamos en un registro compartido. Mientras usted no lo indique, se supone que cada uno fue reciente.',
    },
  })
}
