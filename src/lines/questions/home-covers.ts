import { choice } from '../../kinds/choice/choice.ts'
import { alike } from '../../language/texts.ts'
import { homeCoverRule } from '../../law/home-covers.ts'
import type { State } from '../../law/jurisdictions.ts'

/** What these questions need to know of a home. */
interface Home {
  readonly address: { readonly state: string }
  readonly home: { readonly choice: string }
}

/** Ordinance or law, with what the state's law puts into the policy of a house. */
export function ordinanceQuestion({ address, home }: Home) {
  // The address step accepts only the 51 states.
  const rule = home.choice === 'CONDO' ? undefined : homeCoverRule(address.state as State, 'ordinance')
  const usual = { en: 'Most common', es: 'Lo más común' }
  return choice({
    title: {
      en: 'How much coverage do you want for new building rules?',
      es: '¿Cuánta cobertura quiere para las normas de construcción nuevas?',
    },
    short: { en: 'Ordinance or law', es: 'Ordenanza o ley' },
    subtitle: {
      en: 'It’s a share of your dwelling coverage, on top of it.',
      es: 'Es una parte de su cobertura de vivienda, además de esta.',
    },
    choices: [
      {
        value: '10',
        title: alike('10%'),
        description: rule
          ? { en: 'You reject 25% in writing', es: 'Usted rechaza el 25% por escrito' }
          : usual,
      },
      {
        value: '25',
        title: alike('25%'),
        ...(rule
          ? { description: { en: 'Included unless you reject it', es: 'Incluido a menos que lo rechace' } }
          : {}),
      },
      {
        value: '50',
        title: alike('50%'),
        description: { en: 'If your home is old', es: 'Si su vivienda es antigua' },
      },
    ],
    privacyShort: rule?.detail ?? {
      en: 'Rebuilding an older home to today’s rules costs more.',
      es: 'Reconstruir una vivienda antigua según las normas de hoy cuesta más.',
    },
    privacyInfo: {
      en: 'After a fire, your city may want new wiring, sprinklers or a higher foundation, or have you tear down what’s left. Ordinance or law coverage pays for that, up to the share you choose.',
      es: 'Después de un incendio, su ciudad puede exigir una instalación eléctrica nueva, rociadores o cimientos más altos, o que se derribe lo que quedó. La cobertura de ordenanza o ley (ordinance or law) lo paga, hasta la parte que elija.',
    },
  })
}

const sameDeductible = {
  value: '0',
  title: { en: 'Same as other losses', es: 'El mismo que para otras pérdidas' },
  description: { en: 'One deductible for everything', es: 'Un solo deducible para todo' },
} as const
const percent = <Value extends string>(value: Value) => ({ value, title: alike(`${value}%`) })

/** The deductible for wind, or for hurricanes if the state's law names those that insurers have to offer. */
export function windDeductibleQuestion({ address }: Home) {
  const rule = homeCoverRule(address.state as State, 'hurricaneDeductible')
  return choice({
    ...(rule ? forHurricanes : forWind),
    choices: rule
      ? [sameDeductible, ...rule.percents.map(percent)]
      : [sameDeductible, percent('1'), percent('2'), percent('5')],
    ...(rule ? { privacyShort: rule.detail } : {}),
  })
}

const forWind = {
  title: { en: 'What wind deductible do you want?', es: '¿Qué deducible por viento quiere?' },
  short: { en: 'Wind deductible', es: 'Deducible por viento' },
  subtitle: {
    en: 'It’s a percentage of your dwelling coverage. It applies where wind or hurricane damage has a separate deductible.',
    es: 'Es un porcentaje de su cobertura de vivienda. Se aplica donde los daños por viento o huracán tienen un deducible aparte.',
  },
  privacyShort: {
    en: 'A higher wind deductible means a lower price.',
    es: 'Un deducible por viento más alto significa un precio más bajo.',
  },
  privacyInfo: {
    en: 'In hurricane and hail areas, policies often have a separate wind deductible. It’s a share of your dwelling coverage: 2% of $300,000 is $6,000.',
    es: 'En zonas de huracanes y granizo, las pólizas suelen tener un deducible por viento aparte. Es una parte de su cobertura de vivienda: el 2% de $300,000 son $6,000.',
  },
}

const forHurricanes = {
  title: { en: 'What hurricane deductible do you want?', es: '¿Qué deducible por huracán quiere?' },
  short: { en: 'Hurricane deductible', es: 'Deducible por huracán' },
  subtitle: {
    en: 'It’s a percentage of your dwelling coverage. You pay it once a year at most, however many hurricanes there are.',
    es: 'Es un porcentaje de su cobertura de vivienda. Lo paga a lo sumo una vez al año, aunque haya varios huracanes.',
  },
  privacyInfo: {
    en: 'After a hurricane you pay this share of your dwelling coverage yourself: 2% of $300,000 is $6,000. A higher share means a lower price. Other storms have the deductible of other losses.',
    es: 'Después de un huracán, usted paga esta parte de su cobertura de vivienda: el 2% de $300,000 son $6,000. Una parte más alta significa un precio más bajo. Otras tormentas tienen el deducible de otras pérdidas.',
  },
}
