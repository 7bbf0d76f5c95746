import { choice } from '../../kinds/choice/choice.ts'
import { wholeDollars } from '../../language/money.ts'
import { alike } from '../../language/texts.ts'
import type { State } from '../../law/jurisdictions.ts'
import { stackingIn } from '../../law/stacking.ts'
import { hasUninsured, type Insured } from '../auto-covers.ts'

/**
 * What a car policy may have in addition to its usual covers: asked only beside the prices, and left out until somebody wants it.
 */

interface Cars {
  readonly physicalDamage?: { readonly choice: 'FULL' | 'COMP' | 'LIABILITY' } | undefined
}

const damageOf = ({ physicalDamage }: Cars) => physicalDamage?.choice ?? 'FULL'

/** Without collisions there is one deductible anyway. */
export function mayDivideDeductible(answers: Cars): boolean {
  return damageOf(answers) === 'FULL'
}

/** A deductible of its own for theft, weather and glass. */
export const comprehensiveDeductible = choice({
  title: {
    en: 'What deductible do you want for theft, weather and glass?',
    es: '¿Qué deducible quiere para robo, mal tiempo y cristales?',
  },
  short: { en: 'Comprehensive deductible', es: 'Deducible por otras causas (comprehensive)' },
  choices: [
    { value: 'SAME', title: { en: 'Same as for a crash', es: 'El mismo que en un choque' } },
    ...(['100', '250', '500', '1000'] as const).map(value => ({
      value,
      title: alike(wholeDollars(Number(value))),
    })),
  ],
  privacyShort: {
    en: 'Comprehensive claims are usually small, so many people choose a lower deductible for them.',
    es: 'Los reclamos por otras causas (comprehensive) suelen ser pequeños, así que muchas personas eligen un deducible más bajo para ellos.',
  },
  privacyInfo: {
    en: 'A policy can have two deductibles: one for a crash (collision) and one for everything else, such as theft, hail, a deer or a broken window (comprehensive). It applies to all your cars.',
    es: 'Una póliza puede tener dos deducibles: uno para un choque (collision) y otro para todo lo demás, como robo, granizo, un venado o un cristal roto (comprehensive). Se aplica a todos sus autos.',
  },
})

/**
 * Insurers there waive the deductible for a windshield anyway: Fla. Stat. 627.7288, KRS 304.20-060, S.C. Code 38-77-280, all
 * recalled and not mentioned to anybody.
 */
const withFreeGlass: readonly string[] = ['FL', 'KY', 'SC']

/** Whether glass without a deductible can be bought. */
export function mayCoverGlass(answers: Cars & Pick<Insured, 'address'>): boolean {
  return damageOf(answers) !== 'LIABILITY' && !withFreeGlass.includes(answers.address.state)
}

/** Glass without a deductible. */
export const fullGlass = choice({
  title: {
    en: 'Should broken glass be paid for without a deductible?',
    es: '¿Quiere que los cristales rotos se paguen sin deducible?',
  },
  short: { en: 'Full glass', es: 'Cristales sin deducible' },
  choices: [
    { value: 'NO', title: { en: 'No', es: 'No' } },
    {
      value: 'YES',
      title: { en: 'Yes', es: 'Sí' },
      description: { en: 'Windshield and windows', es: 'Parabrisas y ventanas' },
    },
  ],
  privacyShort: {
    en: 'A new windshield often costs less than the deductible.',
    es: 'Un parabrisas nuevo suele costar menos que el deducible.',
  },
  privacyInfo: {
    en: 'Comprehensive coverage pays for broken glass above your deductible. With full glass, you pay nothing for it.',
    es: 'La cobertura de otras causas (comprehensive) paga los cristales rotos por encima de su deducible. Con cristales sin deducible (full glass), usted no paga nada por ellos.',
  },
})

/** Towing, and roadside help. */
export const roadside = choice({
  title: {
    en: 'Do you want towing and roadside assistance?',
    es: '¿Quiere servicio de grúa y asistencia en carretera?',
  },
  short: { en: 'Roadside assistance', es: 'Asistencia en carretera' },
  choices: [
    { value: 'NO', title: { en: 'No', es: 'No' } },
    {
      value: 'YES',
      title: { en: 'Yes', es: 'Sí' },
      description: { en: 'For each of your cars', es: 'Para cada uno de sus autos' },
    },
  ],
  privacyShort: {
    en: 'It helps with a tow, a dead battery, a flat tire or a lockout.',
    es: 'Ayuda con una grúa, una batería descargada, una llanta ponchada o si se queda sin llaves.',
  },
  privacyInfo: {
    en: 'Roadside assistance sends help when a car won’t go. You may have it already through a club, a credit card or the car’s warranty.',
    es: 'La asistencia en carretera (roadside assistance) envía ayuda cuando un auto no anda. Quizás ya la tenga por un club, una tarjeta de crédito o la garantía del auto.',
  },
})

/** Whether the uninsured motorist limits are stacked over the cars, which the buyer may turn down. */
export function mayChooseStacking(answers: Insured & { readonly vehicles: readonly unknown[] }): boolean {
  // The address step accepts only the 51 states.
  const state = answers.address.state as State
  return stackingIn(state) !== undefined && answers.vehicles.length > 1 && hasUninsured(answers)
}

/** Whether the limits of several cars are stacked. */
export const uninsuredStacked = choice({
  title: {
    en: 'Should your uninsured motorist (UM) limits add up across your cars?',
    es: '¿Quiere que se sumen los límites contra conductores sin seguro (UM) de sus autos?',
  },
  short: { en: 'Stacked UM', es: 'UM acumulada' },
  choices: [
    {
      value: 'YES',
      title: { en: 'Yes, stacked', es: 'Sí, acumulada (stacked)' },
      description: { en: 'Two cars, twice the limit', es: 'Con dos autos, el doble del límite' },
    },
    { value: 'NO', title: { en: 'No, not stacked', es: 'No, sin acumular (non-stacked)' } },
  ],
  privacyShort: {
    en: 'It’s stacked unless you turn that down, and costs less without it.',
    es: 'Es acumulada a menos que usted lo rechace, y sin eso cuesta menos.',
  },
  privacyInfo: {
    en: 'If you or your family are hurt by a driver without enough insurance, stacked limits of all your cars count together. Without it, only the limit of one car counts.',
    es: 'Si un conductor sin seguro suficiente lo lesiona a usted o a su familia, los límites acumulados de todos sus autos cuentan juntos. Sin eso, solo cuenta el límite de un auto.',
  },
})
