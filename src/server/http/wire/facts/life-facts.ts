import type { Fact } from '../../../../contract/prices/status.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { State } from '../../../../law/jurisdictions.ts'
import type { LifeRisk } from '../../../../risk/life.ts'
import type { HealthClass } from '../../../../risk/words.ts'
import type { OfferView } from '../../../results/offer-view.ts'

const words = wordsIn({
  en: {
    healthClass: 'Health class',
    pricedAs: (health: string) => `Priced as ${health}. The insurer decides your class after its own review.`,
    askedAs: (health: string) =>
      `By your answers, ${health}. The insurer decides your class after its own review.`,
    withTobacco: (healthClass: string, tobacco: string) => `${healthClass}, ${tobacco}`,
    tobaccoNOW: 'tobacco',
    tobaccoQUIT_LATELY: 'tobacco until 1 to 2 years ago',
    tobaccoQUIT: 'tobacco until 2 to 3 years ago',
    tobaccoNONE: 'no tobacco',
    exam: 'Medical exam',
    examNever: 'Not required.',
    examAlways: 'Required.',
    examUnknown: 'The insurer may ask for one.',
    contest: 'First two years',
    contestable:
      'If you die in that time, the insurer can usually check your answers, and refuse to pay if they were wrong.',
    suicide: 'Suicide',
    suicideTwoYears:
      'If the death is a suicide in the first two years (one year in some states), the insurer usually pays back the premiums instead of the benefit.',
    suicideOneYear:
      'If the death is a suicide in the first year, the insurer usually pays back the premiums instead of the benefit. Your state allows no longer exclusion.',
    level: 'Your price over time',
    levelPrice: 'Usually the same for the whole term. Ask the insurer to confirm it.',
    current: 'If you have life insurance now',
    keep: 'Don’t cancel it until the new policy has begun.',
    freeLook: 'Changing your mind',
    lifeReturn:
      'You can usually return the policy within 10 days of getting it for a full refund. Some states give you longer.',
  },
  es: {
    healthClass: 'Categoría de salud',
    pricedAs: health =>
      `Precio calculado como ${health}. La aseguradora decide su categoría después de su propia revisión.`,
    askedAs: health =>
      `Según sus respuestas, ${health}. La aseguradora decide su categoría después de su propia revisión.`,
    withTobacco: (healthClass, tobacco) => `${healthClass}, ${tobacco}`,
    tobaccoNOW: 'con tabaco',
    tobaccoQUIT_LATELY: 'sin tabaco desde hace 1 a 2 años',
    tobaccoQUIT: 'sin tabaco desde hace 2 a 3 años',
    tobaccoNONE: 'sin tabaco',
    exam: 'Examen médico',
    examNever: 'No se exige.',
    examAlways: 'Se exige.',
    examUnknown: 'La aseguradora puede pedirlo.',
    contest: 'Primeros dos años',
    contestable:
      'Si usted muere en ese tiempo, la aseguradora por lo general puede revisar sus respuestas y negarse a pagar si eran incorrectas.',
    suicide: 'Suicidio',
    suicideTwoYears:
      'Si la muerte es un suicidio en los primeros dos años (un año en algunos estados), la aseguradora por lo general devuelve las primas en lugar de pagar el beneficio.',
    suicideOneYear:
      'Si la muerte es un suicidio en el primer año, la aseguradora por lo general devuelve las primas en lugar de pagar el beneficio. Su estado no permite una exclusión más larga.',
    level: 'Su precio con el tiempo',
    levelPrice: 'Por lo general, el mismo durante todo el plazo. Pida a la aseguradora que lo confirme.',
    current: 'Si ya tiene un seguro de vida',
    keep: 'No lo cancele hasta que haya empezado la póliza nueva.',
    freeLook: 'Si cambia de opinión',
    lifeReturn:
      'Por lo general puede devolver la póliza dentro de los 10 días de recibirla, con un reembolso completo. Algunos estados dan más tiempo.',
  },
})

/** As underwriters write them, in every language. */
const healthClasses: Readonly<Record<HealthClass, string>> = {
  PREFERRED_PLUS: 'Preferred Plus',
  PREFERRED: 'Preferred',
  STANDARD_PLUS: 'Standard Plus',
  STANDARD: 'Standard',
  TABLE_2: 'Table 2',
  TABLE_4: 'Table 4',
}

/**
 * Where a policy may leave out suicide for a year and no longer: C.R.S. 10-7-109 (read at lpdirect.net), and North Dakota, as the
 * Interstate Insurance Compact tells insurers that file there (insurancecompact.org, "Adding North Dakota Reminders").
 */
const oneYear: ReadonlySet<State> = new Set(['CO', 'ND'])

const exams = { never: 'examNever', always: 'examAlways' } as const

/**
 * The health class that a price is for, and what comes with a life policy. An insurer with an API may have its own classes: that it
 * was given ours does not mean that it priced by it.
 */
export function lifeFacts(
  { carrier, price }: OfferView,
  { state, life: { healthClass, tobacco } }: LifeRisk,
  speech: Speech,
): readonly Fact[] {
  const say = spoken(words, speech)
  const exam = carrier.policies?.life?.exam
  const health = say.withTobacco(healthClasses[healthClass], say[`tobacco${tobacco}`])
  return [
    {
      title: say.healthClass,
      text: price?.source === 'insurer' ? say.askedAs(health) : say.pricedAs(health),
    },
    { title: say.exam, text: say[exam ? exams[exam] : 'examUnknown'] },
    { title: say.level, text: say.levelPrice },
    { title: say.contest, text: say.contestable },
    { title: say.suicide, text: oneYear.has(state) ? say.suicideOneYear : say.suicideTwoYears },
    { title: say.current, text: say.keep },
    { title: say.freeLook, text: say.lifeReturn },
  ]
}
