import * as v from 'valibot'
import type { Choice } from '../../kinds/choice/choice.ts'
import { choices } from '../../kinds/choices/choices.ts'
import type { Driver } from '../../kinds/driver/driver.ts'
import { carName } from '../../kinds/vehicle/car-name.ts'
import type { Vehicle } from '../../kinds/vehicle/vehicle.ts'
import { type Text, told } from '../../language/text.ts'
import { placeName, type State } from '../../law/jurisdictions.ts'
import { mayRate, ruleFor } from '../../law/law.ts'
import { type Factor, isSure } from '../../law/rule.ts'
import { ageOn, type Day } from '../../units/day.ts'
import { none } from '../../wizard/none.ts'
import type { Step } from '../../wizard/step.ts'
import { namedDrivers } from './named-drivers.ts'

/**
 * What lowers a price and is asked only beside the prices: until a visitor says so, none of it is true. A card about a driver or a
 * car is named by both: "GOOD_STUDENT:<uuid>".
 */

interface Home {
  readonly address: { readonly state: string }
  readonly today: Day
}

interface Drivers extends Home {
  readonly drivers: readonly { readonly uuid: string; readonly driver: Driver }[]
}

interface Cars extends Home {
  readonly vehicles: readonly { readonly uuid: string; readonly vehicle: Vehicle }[]
  readonly physicalDamage?: { readonly choice: string } | undefined
}

type Discounts = Step<{ choices: string[] }>

/** Age in completed years up to which a driver may be a student. */
const studentsUntil = 24

/**
 * Age in completed years from which an accident prevention course counts: for drivers over 55 in Illinois, and at any age in New
 * York.
 */
const courseFrom = 55
const courseFromIn: Readonly<Record<string, number>> = { IL: 56, NY: 0 }

function isRated(factor: Factor, { address, today: on }: Home): boolean {
  // The address step accepts only the 51 states.
  return mayRate({ line: 'auto', state: address.state as State, factor, on })
}

function isForCourse(age: number, { address }: Home): boolean {
  return age >= (courseFromIn[address.state] ?? courseFrom)
}

function driverCards(household: Drivers): readonly Choice[] {
  const ages = household.drivers.map(({ driver }) => ageOn(driver.dateBirth, household.today))
  const mayStudy = isRated('studentDiscount', household)
  const mayLearn = isRated('preventionCourse', household)
  return namedDrivers(household).flatMap(({ id, name }, at) => {
    const age = ages[at] ?? 0
    return [
      ...(mayStudy && age <= studentsUntil ? studentCards(id, name, ages.length > 1) : []),
      ...(mayLearn && isForCourse(age, household) ? [courseCard(id, name)] : []),
    ]
  })
}

/** The only driver can't have left the cars at home. */
function studentCards(id: string, name: string, hasOthers: boolean): readonly Choice[] {
  return [
    {
      value: `GOOD_STUDENT:${id}`,
      title: { en: `${name}: good grades`, es: `${name}: buenas calificaciones` },
      description: {
        en: 'A full-time student with a B average or better',
        es: 'Estudia a tiempo completo y tiene un promedio de B o mejor',
      },
    },
    {
      value: `DRIVER_TRAINING:${id}`,
      title: { en: `${name}: driver training`, es: `${name}: curso de manejo` },
      description: { en: 'A course with lessons behind the wheel', es: 'Un curso con clases al volante' },
    },
    ...(hasOthers
      ? [
          {
            value: `AWAY_AT_SCHOOL:${id}`,
            title: { en: `${name}: away at school without a car`, es: `${name}: estudia lejos y sin auto` },
            description: { en: 'More than 100 miles from home', es: 'A más de 100 millas de casa' },
          },
        ]
      : []),
  ]
}

function courseCard(id: string, name: string): Choice {
  return {
    value: `PREVENTION_COURSE:${id}`,
    title: {
      en: `${name}: accident prevention course`,
      es: `${name}: curso de prevención de accidentes`,
    },
    description: {
      en: 'An approved course in the past 3 years',
      es: 'Un curso autorizado en los últimos 3 años',
    },
  }
}

/** Whether anything about a driver can lower the price. */
export function mayNameDriverDiscounts(household: Drivers): boolean {
  return driverCards(household).length > 0
}

/** Who gets good grades, took a course or studies far away. */
export function driverDiscounts(household: Drivers): Discounts {
  return ofCards(driverCards(household), {
    title:
      household.drivers.length > 1
        ? { en: 'Does any of this apply to your drivers?', es: '¿Algo de esto aplica a sus conductores?' }
        : { en: 'Does any of this apply to you?', es: '¿Algo de esto aplica a usted?' },
    short: { en: 'Driver discounts', es: 'Descuentos por conductor' },
    privacyShort: lawOnCourse(household) ?? {
      en: 'Many insurers charge less for good grades, training or a course.',
      es: 'Muchas aseguradoras cobran menos por buenas calificaciones o por un curso.',
    },
    privacyInfo: {
      en: 'Until you tell me, I assume that none of this applies. Not every insurer gives each of these discounts. Most ask for proof, such as a report card or a certificate.',
      we: 'Until you tell us, we assume that none of this applies. Not every insurer gives each of these discounts. Most ask for proof, such as a report card or a certificate.',
      es: 'Mientras usted no lo indique, se supone que nada de esto aplica. No todas las aseguradoras ofrecen cada uno de estos descuentos. La mayoría pide un comprobante, como una boleta de calificaciones o un certificado.',
    },
  })
}

/** What the state's law says about the course, if it may be presented as law. */
function lawOnCourse({ address, today: on }: Home): Text | undefined {
  const state = address.state as State
  const rule = ruleFor({ line: 'auto', state, factor: 'preventionCourse', on })
  if (rule.status !== 'mandatory' || !isSure(rule)) return undefined
  return {
    en: `In ${placeName(state)}: ${rule.detail.en}`,
    es: `En ${placeName(state, 'es')}: ${told(rule.detail, 'es')}`,
  }
}

function policyCards(household: Cars): readonly Choice[] {
  const isCovered = household.physicalDamage?.choice !== 'LIABILITY'
  return [
    ...(isRated('buying', household) ? buyingCards : []),
    ...(isRated('telematics', household) ? [telematicsCard] : []),
    ...(isCovered && isRated('antiTheft', household) ? household.vehicles.map(antiTheftCard) : []),
  ]
}

const buyingCards: readonly Choice[] = [
  {
    value: 'PAPERLESS',
    title: { en: 'Documents by email', es: 'Documentos por correo electrónico' },
    description: { en: 'Nothing on paper', es: 'Nada en papel' },
  },
  {
    value: 'AUTOMATIC_PAYMENT',
    title: { en: 'Automatic payments', es: 'Pagos automáticos' },
    description: { en: 'From a bank account or a card', es: 'De una cuenta bancaria o una tarjeta' },
  },
]

const telematicsCard: Choice = {
  value: 'TELEMATICS',
  title: { en: 'A program that tracks driving', es: 'Un programa que registra cómo se maneja' },
  description: {
    en: 'Through an app or a device. How you drive can change the price later',
    es: 'Con una app o un dispositivo. Su manera de manejar puede cambiar el precio después',
  },
}

function antiTheftCard({ uuid, vehicle }: Cars['vehicles'][number]): Choice {
  const name = carName(vehicle)
  return {
    value: `ANTI_THEFT:${uuid}`,
    title: { en: `${name.en}: anti-theft device`, es: `${told(name, 'es')}: dispositivo antirrobo` },
    description: { en: 'Built in, and it arms itself', es: 'De fábrica, y se activa solo' },
  }
}

/** Whether anything about the policy or a car can lower the price. */
export function mayNamePolicyDiscounts(household: Cars): boolean {
  return policyCards(household).length > 0
}

/** How the visitor would take documents and pay, and what protects the cars. */
export function policyDiscounts(household: Cars): Discounts {
  return ofCards(policyCards(household), {
    title: { en: 'Which of these would be true for you?', es: '¿Qué de esto sería cierto en su caso?' },
    short: { en: 'Policy discounts', es: 'Descuentos de la póliza' },
    privacyShort: {
      en: 'Many insurers take a few percent off for each.',
      es: 'Muchas aseguradoras descuentan un pequeño porcentaje por cada cosa.',
    },
    privacyInfo: {
      en: 'Until you tell me, I assume that none of this is true. Not every insurer gives each of these discounts. You agree to them with the insurer when you buy.',
      we: 'Until you tell us, we assume that none of this is true. Not every insurer gives each of these discounts. You agree to them with the insurer when you buy.',
      es: 'Mientras usted no lo indique, se supone que nada de esto es cierto. No todas las aseguradoras ofrecen cada uno de estos descuentos. Los acepta ante la aseguradora al comprar.',
    },
  })
}

type Words = Required<Pick<Discounts['props'], 'title' | 'short' | 'privacyShort' | 'privacyInfo'>>

/** Cards, and one for none of them. Those of removed drivers and cars are removed with them. */
function ofCards(cards: readonly Choice[], words: Words): Discounts {
  const step = choices({
    ...words,
    action: { en: 'Update my prices', es: 'Actualizar los precios' },
    choices: [
      ...cards,
      {
        value: none,
        title: { en: 'None of these', es: 'Nada de esto' },
        description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
        icon: 'none',
      },
    ],
  })
  return { ...step, stillFits: stored => ({ answer: fitting(stored, step.props.choices), notes: [] }) }
}

const storedCards = v.object({ choices: v.array(v.string()) })

function fitting(stored: unknown, cards: readonly Choice[]): { choices: string[] } | null {
  const read = v.safeParse(storedCards, stored)
  const kept = read.success ? read.output.choices.filter(one => cards.some(({ value }) => value === one)) : []
  return kept.length > 0 ? { choices: kept } : null
}

/** What was chosen for one driver or car, or for the policy if there is no id. */
export function discountsOf<Discount extends string>(
  discounts: readonly Discount[],
  answer: { readonly choices: readonly string[] } | undefined,
  id?: string,
): readonly Discount[] {
  return discounts.filter(one => answer?.choices.includes(id === undefined ? one : `${one}:${id}`))
}
