import * as v from 'valibot'
import { carDeductibles } from '../kinds/car-deductibles/car-deductibles.ts'
import { type Choice, type ChoiceProps, choice } from '../kinds/choice/choice.ts'
import { carName } from '../kinds/vehicle/car-name.ts'
import type { Vehicle } from '../kinds/vehicle/vehicle.ts'
import { capitalized } from '../language/letters.ts'
import { wholeDollars } from '../language/money.ts'
import type { Text } from '../language/text.ts'
import { alike } from '../language/texts.ts'
import {
  autoCovers,
  dutySentence,
  isIncluded,
  isOneWithUninsured,
  isRequired,
  mayTurnDown,
  type OtherCover,
  protectionChoice,
} from '../law/auto-covers.ts'
import { minimumLimits } from '../law/auto-minimums.ts'
import { mostUsualPayments, offerOf } from '../law/auto-offers.ts'
import type { State } from '../law/jurisdictions.ts'
import type { Day } from '../units/day.ts'
import { oneOf, said } from '../wizard/check.ts'
import type { Step } from '../wizard/step.ts'

/** The covers other than liability that visitors choose beside their prices, as far as their state lets them. */

/** Dollars for one person, for one accident, and for property. */
export const limitSums = {
  L50: { perPerson: 50_000, perAccident: 100_000, property: 50_000 },
  L100: { perPerson: 100_000, perAccident: 300_000, property: 100_000 },
  L250: { perPerson: 250_000, perAccident: 500_000, property: 250_000 },
} as const

const limitNames = ['MIN', 'L50', 'L100', 'L250'] as const
type LimitName = (typeof limitNames)[number]

interface Home {
  readonly address: { readonly state: string }
  readonly today: Day
}

export interface Insured extends Home {
  readonly limits: { readonly choice: LimitName }
  readonly uninsured?: { readonly choice: LimitName | 'NONE' } | undefined
}

function isCompulsory({ address }: Home, cover: OtherCover): boolean {
  // The address step accepts only the 51 states.
  return isRequired(address.state as State, cover)
}

/** The words for having none of a cover: as on a policy that says so, if the law includes it until it is turned down. */
function noneOf<Value extends string>(value: Value, cover: OtherCover, home: Home): Choice<Value> {
  const state = home.address.state as State
  const [none, it] = cover === 'medicalPayments' ? ['Ninguno', 'los'] : ['Ninguna', 'la']
  if (!mayTurnDown(state, cover)) return { value, title: { en: 'None', es: none } }
  return {
    value,
    title: { en: 'I reject it', es: `${capitalized(it)} rechazo` },
    description: autoCovers(state)[cover]?.isWritten
      ? { en: 'You reject it in writing', es: `Usted ${it} rechaza por escrito` }
      : { en: 'You turn it down', es: `Usted ${it} rechaza` },
  }
}

/** What is known about a cover in general, and what the state's law says about turning it down. */
function withDuty(general: Text, cover: OtherCover, { address }: Home): Text {
  const law = dutySentence(address.state as State, cover)
  return law ? { en: `${general.en} ${law.en}`, es: `${general.es} ${law.es}` } : general
}

/** Dollars for one person and for one accident; null if the state requires injury protection instead. */
function injurySums(name: LimitName, { address, today }: Home): readonly [number, number] | null {
  const sums = name === 'MIN' ? minimumLimits({ state: address.state as State, on: today }) : limitSums[name]
  return 'injuryProtection' in sums ? null : [sums.perPerson, sums.perAccident]
}

/** Whether the state lets a policy pay nothing for what uninsured drivers do. */
function mayHaveNone(answers: Insured): boolean {
  const { isOnlyBesideMinimum } = autoCovers(answers.address.state as State).uninsured ?? {}
  return !isCompulsory(answers, 'uninsured') && !(isOnlyBesideMinimum && answers.limits.choice !== 'MIN')
}

/** The step with the statute in its refusal, if nobody may turn the cover down. */
function withStatute<Value extends string>(
  step: Step<{ choice: Value }, ChoiceProps<Value>>,
  cover: OtherCover,
  home: Home,
): Step<{ choice: Value }, ChoiceProps<Value>> {
  const law = isCompulsory(home, cover) ? dutySentence(home.address.state as State, cover) : undefined
  if (!law) return step
  const values = step.props.choices.map(({ value }) => value)
  const message = said({
    en: `${law.en} Please choose an amount.`,
    es: `${law.es} Elija una cantidad.`,
  })
  const schema = v.object({ choice: oneOf(values, message) })
  return { ...step, answer: () => schema }
}

/** Up to the limits of liability, each sum once; none at all only if it may be turned down. */
function uninsuredChoices(answers: Insured): readonly Choice<LimitName | 'NONE'>[] {
  const own = answers.limits.choice
  const levels = limitNames.slice(0, limitNames.indexOf(own) + 1).flatMap(value => {
    const sums = injurySums(value, answers)
    return sums ? [{ value, title: alike(sums.map(wholeDollars).join(' / ')) }] : []
  })
  const limits = levels.filter(
    ({ title }, at) => !levels.slice(at + 1).some(later => later.title.en === title.en),
  )
  return [
    ...(limits.length > 0 && mayHaveNone(answers) ? [noneOf('NONE', 'uninsured', answers)] : []),
    ...limits.map(one =>
      one.value === own
        ? {
            ...one,
            description: {
              en: 'Same as your liability limits',
              es: 'Igual que sus límites de responsabilidad civil',
            },
          }
        : one,
    ),
  ]
}

/** Whether there is more than one choice of limits for uninsured drivers. */
export function mayChooseUninsured(answers: Insured): boolean {
  return uninsuredChoices(answers).length > 1
}

/** What the policy pays when the driver at fault has no insurance. */
export function uninsuredDrivers(answers: Insured): ReturnType<typeof choice<LimitName | 'NONE'>> {
  const choices = uninsuredChoices(answers)
  const step = choice({
    title: {
      en: 'How much uninsured motorist (UM) coverage do you want?',
      es: '¿Cuánta cobertura contra conductores sin seguro (UM) quiere?',
    },
    short: { en: 'Uninsured motorist (UM)', es: 'Conductor sin seguro (UM)' },
    subtitle: {
      en: 'The most the policy pays for one injured person, then for everyone in one crash.',
      es: 'Lo máximo que la póliza paga por una persona lesionada y luego por todas las de un mismo choque.',
    },
    choices,
    privacyShort: {
      en: 'It pays if the driver at fault has no insurance.',
      es: 'Paga si el conductor que tuvo la culpa no tiene seguro.',
    },
    privacyInfo: withDuty(
      {
        en: 'Uninsured motorist (UM) coverage pays if you or your passengers are hurt and the driver at fault has no insurance or drives away.',
        es: 'La cobertura contra conductores sin seguro (uninsured motorist, UM) paga si usted o sus pasajeros se lesionan y el conductor que tuvo la culpa no tiene seguro o se da a la fuga.',
      },
      'uninsured',
      answers,
    ),
  })
  return {
    ...withStatute(step, 'uninsured', answers),
    stillFits: stored => ({ answer: fitting(stored, choices), notes: [] }),
  }
}

const storedLimits = v.object({ choice: v.picklist(['NONE', ...limitNames]) })

/** Limits that are now above those of liability come down with them; of two names for the same sums, the later one is on offer. */
function fitting(stored: unknown, choices: readonly Choice<LimitName | 'NONE'>[]) {
  const read = v.safeParse(storedLimits, stored)
  if (!read.success) return null
  const { choice } = read.output
  if (choice === 'NONE') return choices.some(({ value }) => value === 'NONE') ? { choice } : null
  const names = limitNames.filter(name => choices.some(({ value }) => value === name))
  const next = names.find(name => limitNames.indexOf(name) >= limitNames.indexOf(choice)) ?? names.at(-1)
  return next ? { choice: next } : null
}

/** Whether the policy covers what uninsured drivers do. */
export function hasUninsured(answers: Insured): boolean {
  const isUsual =
    isIncluded(answers.address.state as State, 'uninsured') &&
    injurySums(answers.limits.choice, answers) !== null
  return answers.uninsured ? answers.uninsured.choice !== 'NONE' : isUsual
}

/** Whether it may be added to the cover for uninsured drivers, or left out of it. */
export function mayChooseUnderinsured(answers: Insured): boolean {
  const isFixed = isCompulsory(answers, 'underinsured') || isOneWithUninsured(answers.address.state as State)
  return hasUninsured(answers) && !isFixed
}

/** What the policy pays when the driver at fault has too little insurance. */
export const underinsuredDrivers = (home: Home) =>
  choice({
    title: {
      en: 'Do you want underinsured motorist (UIM) coverage too?',
      es: '¿Quiere también cobertura contra conductores con seguro insuficiente (UIM)?',
    },
    short: { en: 'Underinsured motorist (UIM)', es: 'Conductor con seguro insuficiente (UIM)' },
    choices: [
      mayTurnDown(home.address.state as State, 'underinsured')
        ? noneOf('NO', 'underinsured', home)
        : { value: 'NO', title: { en: 'No', es: 'No' } },
      {
        value: 'YES',
        title: { en: 'Yes', es: 'Sí' },
        description: {
          en: 'Up to your uninsured motorist (UM) limits',
          es: 'Hasta los límites de su cobertura contra conductores sin seguro (UM)',
        },
      },
    ],
    privacyShort: {
      en: 'It helps pay what the other driver’s insurance doesn’t.',
      es: 'Ayuda a pagar lo que el seguro del otro conductor no paga.',
    },
    privacyInfo: withDuty(
      {
        en: 'Underinsured motorist (UIM) coverage pays when the limits of the driver at fault are used up. Many drivers carry only their state’s minimum. A few days in a hospital can cost more than that.',
        es: 'La cobertura contra conductores con seguro insuficiente (underinsured motorist, UIM) paga cuando se agotan los límites del conductor que tuvo la culpa. Muchos conductores solo tienen el mínimo de su estado. Unos días en el hospital pueden costar más que eso.',
      },
      'underinsured',
      home,
    ),
  })

const payments = ['0', '1000', '2000', '5000', '10000', '100000'] as const

/**
 * No less than the state requires in every policy. With the injury protection of every policy there are none, unless the law
 * mentions both; then no less than the law has insurers offer.
 */
function paymentChoices(answers: Home): readonly Choice<(typeof payments)[number]>[] {
  const state = answers.address.state as State
  const isBesideProtection = isCompulsory(answers, 'injuryProtection')
  const { amounts } = offerOf('medicalPayments', state) ?? {}
  if (isBesideProtection && !amounts) return []
  const least = autoCovers(state).medicalPayments?.least ?? 0
  const mayHaveNone = !isCompulsory(answers, 'medicalPayments')
  const leastSold = Math.max(least, isBesideProtection ? (amounts?.[0] ?? 0) : 0)
  return payments
    .filter(value => {
      const amount = Number(value)
      if (amount > mostUsualPayments) return amounts?.includes(amount)
      return amount === 0 ? mayHaveNone : amount >= leastSold
    })
    .map(value =>
      value === '0'
        ? noneOf(value, 'medicalPayments', answers)
        : { value, title: alike(wholeDollars(Number(value))) },
    )
}

interface Cars {
  readonly vehicles: readonly { readonly uuid: string; readonly vehicle: Vehicle }[]
  readonly deductible?: { readonly choice: string } | undefined
}

/** Dollars of a loss that the visitor pays, the same for each car unless chosen otherwise. */
export const deductibles = [
  { value: '250', title: alike('$250') },
  { value: '500', title: alike('$500'), description: { en: 'Most common', es: 'El más común' } },
  { value: '1000', title: alike('$1,000') },
  { value: '2000', title: alike('$2,000') },
] as const

/** A different deductible for some of several cars. */
export function deductiblesByCar({ vehicles, deductible }: Cars) {
  return carDeductibles({
    title: { en: 'What deductible do you want for each car?', es: '¿Qué deducible quiere para cada auto?' },
    short: { en: 'Deductible by car', es: 'Deducible por auto' },
    subtitle: {
      en: 'You might choose a higher deductible for an older car.',
      es: 'Para un auto más viejo podría elegir un deducible más alto.',
    },
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    skipLabel: { en: 'Same for all', es: 'Igual para todos' },
    skipAnswers: true,
    cars: vehicles.map(({ uuid, vehicle }) => ({ id: uuid, name: carName(vehicle) })),
    deductibles,
    usual: deductible?.choice ?? '500',
    privacyShort: {
      en: 'Changing one car’s deductible changes only that car’s price.',
      es: 'Cambiar el deducible de un auto cambia solo el precio de ese auto.',
    },
    privacyInfo: {
      en: 'If one car is worth much less than another, you may want to pay less to cover it. Each car keeps the policy’s deductible until you pick a different one.',
      es: 'Si un auto vale mucho menos que otro, quizás quiera pagar menos por cubrirlo. Cada auto conserva el deducible de la póliza hasta que elija otro.',
    },
  })
}

/** Whether there is an amount of medical payments to choose. */
export function mayChoosePayments(answers: Home): boolean {
  return paymentChoices(answers).length > 1
}

/** Whether there is an amount of injury protection to choose beside the prices. */
export function mayChooseProtection({ address }: Home): boolean {
  return protectionChoice(address.state as State) !== undefined
}

/** The injury protection of states where buyers may have none, or more than the least. */
export function ownProtection(home: Home) {
  const state = home.address.state as State
  const { isRefusable = true, least = 0, more = [] } = protectionChoice(state) ?? {}
  const step = choice({
    title: isRefusable
      ? {
          en: 'Do you want personal injury protection (PIP)?',
          es: '¿Quiere protección contra lesiones personales (PIP)?',
        }
      : {
          en: 'How much personal injury protection (PIP) do you want?',
          es: '¿Cuánta protección contra lesiones personales (PIP) quiere?',
        },
    short: { en: 'PIP', es: 'PIP' },
    subtitle: {
      en: 'It pays your medical bills and lost wages, no matter who’s at fault. The amount is for each person who’s hurt.',
      es: 'Paga sus gastos médicos y los salarios que pierda, sin importar quién tenga la culpa. La cantidad es por cada persona lesionada.',
    },
    choices: [
      ...(isRefusable ? [noneOf('0', 'injuryProtection', home)] : []),
      ...[least, ...more].map(amount => ({ value: String(amount), title: alike(wholeDollars(amount)) })),
    ],
    privacyShort: offerOf('injuryProtection', state)?.detail ?? {
      en: 'It pays right away, before anyone asks who caused the crash.',
      es: 'Paga de inmediato, antes de que alguien pregunte quién causó el choque.',
    },
    privacyInfo: withDuty(
      {
        en: 'Personal injury protection (PIP) pays doctors, part of lost wages and help at home for you and your passengers. Medical payments coverage pays only the doctors.',
        es: 'La protección contra lesiones personales (PIP) paga los médicos, parte de los salarios perdidos y la ayuda en casa para usted y sus pasajeros. La cobertura de pagos médicos paga solo los médicos.',
      },
      'injuryProtection',
      home,
    ),
  })
  return withStatute(step, 'injuryProtection', home)
}

/** Doctors’ bills after a crash, whoever caused it. */
export function medicalPayments(answers: Home) {
  const step = choice({
    title: {
      en: 'How much medical payments coverage do you want?',
      es: '¿Cuánta cobertura de pagos médicos quiere?',
    },
    short: { en: 'Medical payments', es: 'Pagos médicos' },
    subtitle: {
      en: 'It pays medical bills for each person in your car, no matter who’s at fault.',
      es: 'Paga las cuentas médicas de cada persona en su auto, sin importar quién tenga la culpa.',
    },
    choices: paymentChoices(answers),
    privacyShort: offerOf('medicalPayments', answers.address.state as State)?.detail ?? {
      en: 'It pays doctors right away, before anyone asks who caused the crash.',
      es: 'Paga a los médicos de inmediato, antes de que alguien pregunte quién causó el choque.',
    },
    privacyInfo: withDuty(
      {
        en: 'Medical payments (MedPay) coverage pays for you and your passengers, no matter who caused the crash. It can also help with your health insurance deductible and copays.',
        es: 'La cobertura de pagos médicos (MedPay) paga por usted y sus pasajeros, sin importar quién haya causado el choque. También puede ayudar con el deducible y los copagos de su seguro médico.',
      },
      'medicalPayments',
      answers,
    ),
  })
  return withStatute(step, 'medicalPayments', answers)
}

/** A car to drive while one’s own is repaired. */
export const rentalCar = choice({
  title: {
    en: 'Do you want coverage for a rental car while yours is in the shop?',
    es: '¿Quiere cobertura para un auto rentado mientras el suyo está en el taller?',
  },
  short: { en: 'Rental car', es: 'Auto rentado' },
  subtitle: {
    en: 'It pays after damage that your policy covers.',
    es: 'Paga después de un daño que su póliza cubre.',
  },
  choices: [
    { value: '0', title: { en: 'No', es: 'No' } },
    {
      value: '30',
      title: { en: '$30 a day', es: '$30 al día' },
      description: { en: 'A small car', es: 'Un auto pequeño' },
    },
    {
      value: '50',
      title: { en: '$50 a day', es: '$50 al día' },
      description: { en: 'A midsize car or an SUV', es: 'Un auto mediano o una SUV' },
    },
  ],
  privacyShort: {
    en: 'Repairs often take two weeks or more.',
    es: 'Las reparaciones suelen tardar dos semanas o más.',
  },
  privacyInfo: {
    en: 'Rental reimbursement pays for a car while yours is in the shop after damage that collision or comprehensive covers. If you have another car at home, you may not need it.',
    es: 'El reembolso por auto rentado (rental reimbursement) paga un auto mientras el suyo está en el taller por un daño que cubre la cobertura de choque o la de otras causas (comprehensive). Si tiene otro auto en casa, quizás no lo necesite.',
  },
})
