import type { Fact } from '../../../../contract/prices/status.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
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

const exams = { never: 'examNever', always: 'examAlways' } as const

/**
 * The health class that a price is for, and what comes with a life policy. An insurer with an API may know classes of its own: what it
 * was told is no promise that it priced by it.
 */
export function lifeFacts(
  { carrier, price }: OfferView,
  { life: { healthClass, tobacco } }: LifeRisk,
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
    { title: say.contest, text: say.contestable },
    { title: say.freeLook, text: say.lifeReturn },
  ]
}
