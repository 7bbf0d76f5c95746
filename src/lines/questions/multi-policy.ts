import { choice } from '../../kinds/choice/choice.ts'
import type { Text } from '../../language/text.ts'
import type { State } from '../../law/jurisdictions.ts'
import { mayRate } from '../../law/law.ts'
import type { InsuranceLine } from '../../law/rule.ts'
import type { Day } from '../../units/day.ts'

/** Whether a visitor would insure a car and a home with one company, asked beside the prices: until they say so, they would not. */

interface HomeAndDay {
  readonly address: { readonly state: string }
  readonly today: Day
}

/** Whether a second policy with the same insurer may change a price of the line there. */
export function mayInsureMore(line: InsuranceLine): (home: HomeAndDay) => boolean {
  return ({ address, today: on }) =>
    // The address step accepts only the 51 states.
    mayRate({ line, state: address.state as State, factor: 'multiPolicy', on })
}

/** Beside the prices of a car. */
export const withHome = multiPolicy({
  title: {
    en: 'Would you also insure your home with the same company?',
    es: '¿Aseguraría también su casa con la misma aseguradora?',
  },
  subtitle: {
    en: 'A home you own or rent. You’d buy both policies.',
    es: 'Su casa propia o rentada. Tendría que comprar las dos pólizas.',
  },
})

/** Beside the prices of a home, owned or rented. */
export const withCar = multiPolicy({
  title: {
    en: 'Would you also insure your car with the same company?',
    es: '¿Aseguraría también su auto con la misma aseguradora?',
  },
  subtitle: { en: 'You’d buy both policies.', es: 'Tendría que comprar las dos pólizas.' },
})

function multiPolicy(words: { readonly title: Text; readonly subtitle: Text }) {
  return choice({
    ...words,
    short: { en: 'Home and car together', es: 'Casa y auto juntos' },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    choices: [
      { value: 'YES', title: { en: 'Yes', es: 'Sí' } },
      { value: 'NO', title: { en: 'No', es: 'No' } },
    ],
    privacyShort: {
      en: 'Some insurers charge less for both if you buy two policies from them.',
      es: 'Algunas aseguradoras cobran menos por las dos si usted les compra dos pólizas.',
    },
    privacyInfo: {
      en: 'Until you tell me, I assume that you’d buy only this policy. Two policies from different insurers may still cost less together.',
      we: 'Until you tell us, we assume that you’d buy only this policy. Two policies from different insurers may still cost less together.',
      es: 'Mientras usted no lo indique, se supone que compraría solo esta póliza. Dos pólizas de aseguradoras distintas pueden costar menos aun así.',
    },
  })
}
