import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { currentInsurer } from '../kinds/current-insurer/current-insurer.ts'
import { driver } from '../kinds/driver/driver.ts'
import { drivers } from '../kinds/drivers/drivers.ts'
import { carName } from '../kinds/vehicle/car-name.ts'
import { vehicle } from '../kinds/vehicle/vehicle.ts'
import { type VehicleDetails, vehicleDetails } from '../kinds/vehicle-details/vehicle-details.ts'
import { vehicles } from '../kinds/vehicles/vehicles.ts'
import { type Text, told } from '../language/text.ts'
import { alike, composed } from '../language/texts.ts'
import { coverChoices } from '../law/auto-covers.ts'
import { coversMinimum, minimumSentence, minimumText, paysInjuries } from '../law/auto-minimums.ts'
import { placeName, type State, stateChoices } from '../law/jurisdictions.ts'
import { mayRate, ruleFor } from '../law/law.ts'
import { policyAge } from '../law/policy-age.ts'
import { type Factor, isSure } from '../law/rule.ts'
import { insurers } from '../reference/insurers.ts'
import { modelYears } from '../reference/vehicles/model-years.ts'
import type { Day } from '../units/day.ts'
import { type Application, type LineStart, line } from '../wizard/line.ts'
import {
  deductibles,
  deductiblesByCar,
  limitSums,
  mayChoosePayments,
  mayChooseProtection,
  mayChooseUnderinsured,
  mayChooseUninsured,
  medicalPayments,
  ownProtection,
  rentalCar,
  underinsuredDrivers,
  uninsuredDrivers,
} from './auto-covers.ts'
import { howFar, incidentsToPlace, whoAndWhen, whoDrivesWhat } from './auto-refinements.ts'
import { lawPage } from './law-page.ts'
import {
  driverDiscounts,
  mayNameDriverDiscounts,
  mayNamePolicyDiscounts,
  policyDiscounts,
} from './questions/auto-discounts.ts'
import {
  comprehensiveDeductible,
  fullGlass,
  mayChooseStacking,
  mayCoverGlass,
  mayDivideDeductible,
  roadside,
  uninsuredStacked,
} from './questions/auto-extra-covers.ts'
import { emailQuestion } from './questions/contact-question.ts'
import { creditQuestion } from './questions/credit.ts'
import { mayInsureMore, withHome } from './questions/multi-policy.ts'
import { mayChoosePropertyDamage, propertyDamage } from './questions/property-damage.ts'
import { startDate } from './questions/start-date.ts'

/** How many years ago a current policy may have begun (spec 9.2). */
const policyStartYears = 40

const limits = [
  {
    value: 'MIN',
    title: { en: 'State minimum', es: 'Mínimo del estado' },
    description: { en: '{limits of the state}', es: '{límites del estado}' },
  },
  { value: 'L50', title: alike('$50,000 / $100,000 / $50,000'), description: alike('50/100/50') },
  {
    value: 'L100',
    title: alike('$100,000 / $300,000 / $100,000'),
    description: { en: '100/300/100. Often recommended', es: '100/300/100. Se recomienda a menudo' },
  },
  {
    value: 'L250',
    title: alike('$250,000 / $500,000 / $250,000'),
    description: {
      en: '250/500/250. If you have savings to protect',
      es: '250/500/250. Si tiene ahorros que proteger',
    },
  },
] as const

const damage = [
  {
    value: 'FULL',
    title: { en: 'Yes, full coverage', es: 'Sí, cobertura completa' },
    description: {
      en: 'Collision and comprehensive: crashes, theft, weather',
      es: 'Choque y otras causas (comprehensive): accidentes, robo, mal tiempo',
    },
    icon: 'crash',
  },
  {
    value: 'COMP',
    title: { en: 'Only theft, weather and glass', es: 'Solo robo, mal tiempo y cristales' },
    description: { en: 'Comprehensive', es: 'Daños por otras causas (comprehensive)' },
    icon: 'storm',
  },
  {
    value: 'LIABILITY',
    title: { en: 'No', es: 'No' },
    description: { en: 'Liability only', es: 'Solo responsabilidad civil' },
    icon: 'none',
  },
] as const

/** The first driver holds the policy. */
const firstMinAge = {
  years: policyAge,
  message: {
    en: `The first driver needs to be at least ${policyAge}. A parent or guardian can be listed first`,
    es: `El primer conductor debe tener al menos ${policyAge} años. El padre, la madre o un tutor puede ir primero en la lista.`,
  },
} as const

/** The visitor's state according to the start page, and the day. */
type StartAndDay = Pick<LineStart, 'start' | 'today'>

function homeOf({ start, today }: StartAndDay) {
  // The start page looked up the state of the ZIP code.
  return { state: start.state as State, on: today }
}

function homeAt({ state }: { state: string }, on: Day) {
  // The address step accepts only the 51 states.
  return { state: state as State, on }
}

function isRated(factor: Factor, { state, on }: { state: State; on: Day }): boolean {
  return mayRate({ line: 'auto', state, factor, on })
}

/** A sentence for states where the question does not affect the price, or the one for states where it does. */
function orUncounted(answers: StartAndDay, factor: Factor, counted: Text): Text {
  const home = homeOf(answers)
  return isRated(factor, home) ? counted : uncounted(factor, home)
}

const leftOut: Text = { en: 'This doesn’t affect your price.', es: 'Esto no afecta su precio.' }

/** It mentions the state only if its law is sure; elsewhere the factor is kept from carriers to be on the safe side. */
function uncounted(factor: Factor, home: ReturnType<typeof homeOf>): Text {
  const rule = ruleFor({ line: 'auto', factor, ...home })
  const isLaw = rule.status === 'banned' && isSure(rule)
  return isLaw
    ? {
        en: `This doesn’t affect your price in ${placeName(home.state)}.`,
        es: `En ${placeName(home.state, 'es')}, esto no afecta su precio.`,
      }
    : leftOut
}

/** The driver fields that do not affect the price in the visitor's state. */
function uncountedOf(answers: StartAndDay) {
  const home = homeOf(answers)
  const factors = {
    gender: 'gender',
    maritalStatus: 'maritalStatus',
    education: 'education',
    employment: 'occupation',
    firstLicenseAge: 'yearsLicensed',
  } as const
  const fields = Object.entries(factors).filter(([, factor]) => !isRated(factor, home))
  return Object.fromEntries(fields.map(([field, factor]) => [field, uncounted(factor, home)]))
}

/** The page about the state's law, if a note of the driver form is about it. */
function driverLaw(answers: StartAndDay) {
  const isAboutLaw = Object.values(uncountedOf(answers)).some(note => note !== leftOut)
  return isAboutLaw ? lawPage(homeOf(answers).state) : {}
}

/** The page about the state's law, if the question says that it does not count. */
function lawAbout(answers: StartAndDay, factor: Factor) {
  const home = homeOf(answers)
  return !isRated(factor, home) && uncounted(factor, home) !== leftOut ? lawPage(home.state) : {}
}

/** What the text under the driver form says: age and experience only as far as they count in the state. */
function driverPromise(answers: StartAndDay): Text {
  const home = homeOf(answers)
  if (isRated('age', home))
    return {
      en: 'Age and years behind the wheel affect the price the most.',
      es: 'La edad y los años al volante son lo que más influye en el precio.',
    }
  if (isRated('seniorAge', home))
    return {
      en: 'Years behind the wheel affect the price the most. Age counts only as a discount from 65 on.',
      es: 'Los años al volante son lo que más influye en el precio. La edad solo cuenta como descuento a partir de los 65.',
    }
  return isRated('yearsLicensed', home)
    ? {
        en: 'Years behind the wheel affect the price the most. Age itself doesn’t count.',
        es: 'Los años al volante son lo que más influye en el precio. La edad en sí no cuenta.',
      }
    : {
        en: 'Insurers need to know who drives. Neither age nor years behind the wheel change your price.',
        es: 'Las aseguradoras necesitan saber quién maneja. Ni la edad ni los años al volante cambian su precio.',
      }
}

/** The limits on offer: the state's minimum, and everything above it. */
function limitsAbove(answers: StartAndDay) {
  const home = homeOf(answers)
  return limits
    .filter(({ value }) => value === 'MIN' || !coversMinimum(limitSums[value], home))
    .map(limit => (limit.value === 'MIN' ? { ...limit, description: aboutMinimum(home) } : limit))
}

/** The minimum, and whether it leaves out the people whom the driver injures. */
function aboutMinimum(home: ReturnType<typeof homeOf>): Text {
  if (paysInjuries(home)) return minimumText(home)
  return composed(
    tell =>
      `${tell(minimumText(home))}. ${tell({ en: 'No liability coverage for people you injure', es: 'Sin responsabilidad civil por las personas a las que usted lesione' })}`,
  )
}

/** What policies call the two rights to sue, if that is chosen with a policy. */
const tortWords: Readonly<
  Record<string, { readonly title: Text; readonly full: Text; readonly limited: Text }>
> = {
  NJ: {
    title: {
      en: 'Do you want a full or limited right to sue?',
      es: '¿Quiere un derecho a demandar completo o limitado?',
    },
    full: {
      en: '“No limitation on lawsuit”: after any injury',
      es: '“No limitation on lawsuit”: después de cualquier lesión',
    },
    limited: {
      en: '“Limitation on lawsuit”: only after a serious injury',
      es: '“Limitation on lawsuit”: solo después de una lesión grave',
    },
  },
  PA: {
    title: {
      en: 'Do you want full or limited tort?',
      es: '¿Quiere un derecho a demandar completo (full tort) o limitado (limited tort)?',
    },
    full: { en: '“Full tort”: after any injury', es: '“Full tort”: después de cualquier lesión' },
    limited: {
      en: '“Limited tort”: only after a serious injury',
      es: '“Limited tort”: solo después de una lesión grave',
    },
  },
}
const anyTortWords = {
  title: {
    en: 'Do you want a full or limited right to sue?',
    es: '¿Quiere un derecho a demandar completo o limitado?',
  },
  full: { en: 'After any injury', es: 'Después de cualquier lesión' },
  limited: { en: 'Only after a serious injury', es: 'Solo después de una lesión grave' },
}

function tortIn({ state }: { readonly state: string }) {
  return tortWords[state] ?? anyTortWords
}

/** Whether a bank or a dealer owns one of the cars. */
function isLent(vehicles: readonly { readonly details: Pick<VehicleDetails, 'ownership'> }[]): boolean {
  return vehicles.some(({ details }) => details.ownership !== 'OWNED')
}

/** Whole years from one down to another. */
function yearsDown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index)
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Private passenger auto: what the household drives, and who drives it. */
export const auto = line('auto')
  .chapter({ en: 'Your insurance now', es: 'Su seguro actual' })
  .ask('1', 'status', answers =>
    choice({
      title: { en: 'Do you have car insurance right now?', es: '¿Tiene seguro de auto en este momento?' },
      short: { en: 'Insured now', es: 'Seguro actual' },
      choices: [
        {
          value: 'YES',
          title: { en: 'Yes', es: 'Sí' },
          description: {
            en: 'On your own or a family member’s policy',
            es: 'En su propia póliza o en la de un familiar',
          },
          icon: 'shield',
        },
        {
          value: 'EXPIRED_30',
          title: { en: 'It ended in the past 30 days', es: 'Terminó en los últimos 30 días' },
          icon: 'clock',
        },
        {
          value: 'EXPIRED_LONG',
          title: { en: 'It ended more than 30 days ago', es: 'Terminó hace más de 30 días' },
          icon: 'calendar',
        },
        { value: 'NEVER', title: { en: 'I’ve never had it', es: 'Nunca lo he tenido' }, icon: 'none' },
      ],
      ...lawAbout(answers, 'priorInsurance'),
      privacyShort: orUncounted(answers, 'priorInsurance', {
        en: 'Drivers who are already insured often pay less.',
        es: 'Los conductores que ya tienen seguro suelen pagar menos.',
      }),
      privacyInfo: {
        en: 'In most states, insurers charge less if you come to them without a gap in coverage. I ask this first because the next few questions depend on it.',
        we: 'In most states, insurers charge less if you come to them without a gap in coverage. We ask this first because the next few questions depend on it.',
        es: 'En la mayoría de los estados, las aseguradoras cobran menos a quien llega sin una interrupción en su cobertura. Esto va primero porque de ello dependen las siguientes preguntas.',
      },
    }),
  )
  .ask(
    '1e',
    'continuous',
    answers =>
      choice({
        title: {
          en: 'How long have you been insured without a gap?',
          es: '¿Cuánto tiempo lleva con seguro sin interrupción?',
        },
        short: { en: 'Insured for', es: 'Tiempo con seguro' },
        subtitle: { en: 'Any insurer counts.', es: 'Cuenta cualquier aseguradora.' },
        choices: [
          { value: 'LT6M', title: { en: 'Less than 6 months', es: 'Menos de 6 meses' } },
          { value: 'M6_12', title: { en: '6 to 12 months', es: 'De 6 a 12 meses' } },
          { value: 'Y1_3', title: { en: '1 to 3 years', es: 'De 1 a 3 años' } },
          { value: 'Y3_5', title: { en: '3 to 5 years', es: 'De 3 a 5 años' } },
          { value: 'Y5', title: { en: '5 years or more', es: '5 años o más' } },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'Years without a gap bring the price down.',
          es: 'Los años sin interrupción bajan el precio.',
        }),
        privacyInfo: {
          en: 'In most states, insurers give credit for years of coverage without a gap, no matter which insurer it was with. They check a shared record before they issue a policy.',
          es: 'En la mayoría de los estados, los años de cobertura sin interrupción cuentan a su favor, sin importar con qué aseguradora. Las aseguradoras consultan un registro compartido antes de emitir una póliza.',
        },
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1g',
    'priorLimits',
    answers =>
      choice({
        title: {
          en: 'What are your bodily injury limits now?',
          es: '¿Cuáles son sus límites actuales de lesiones corporales?',
        },
        short: { en: 'Current limits', es: 'Límites actuales' },
        subtitle: {
          en: 'Look for two numbers, like 50/100, on your declarations page. That’s the summary that came with your policy.',
          es: 'Busque dos números, como 50/100, en su página de declaraciones (declarations page). Es el resumen que vino con su póliza.',
        },
        choices: [
          { value: 'MIN', title: { en: 'State minimum', es: 'Mínimo del estado' } },
          { value: 'L50', title: alike('$50,000 / $100,000') },
          { value: 'L100', title: alike('$100,000 / $300,000') },
          { value: 'L250', title: alike('$250,000 / $500,000') },
          { value: 'UNKNOWN', title: { en: 'I’m not sure', es: 'No lo sé' } },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'Higher limits in the past can bring the price down.',
          es: 'Haber tenido límites más altos puede bajar el precio.',
        }),
        privacyInfo: {
          en: 'These limits are the most your policy pays for people you injure: for each person, then for each accident. Drivers who carry more than the minimum tend to have fewer claims, so some insurers charge them less. If you skip this, it won’t count for or against you.',
          es: 'Estos límites son lo máximo que su póliza paga por las personas a las que usted lesione: por cada persona y luego por cada accidente. Los conductores con más cobertura que el mínimo suelen tener menos reclamos, así que algunas aseguradoras les cobran menos. Si omite esta pregunta, no contará ni a favor ni en contra.',
        },
      }),
    { skippable: true, part: true, when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1m',
    'insurer',
    ({ today }) =>
      currentInsurer({
        title: { en: 'Who insures your car now?', es: '¿Quién asegura su auto ahora?' },
        short: { en: 'Insurer', es: 'Aseguradora' },
        insurers,
        years: yearsDown(yearOf(today), yearOf(today) - policyStartYears + 1),
        privacyShort: {
          en: 'So I don’t show you what you already have.',
          we: 'So we don’t show you what you already have.',
          es: 'Para no mostrarle lo que ya tiene.',
        },
        privacyInfo: {
          en: 'I leave your current insurer off the list. From the month your policy began I can work out when it renews, and renewal is a good time to switch.',
          we: 'We leave your current insurer off the list. From the month your policy began we can work out when it renews, and renewal is a good time to switch.',
          es: 'Su aseguradora actual queda fuera de la lista. El mes en que empezó su póliza indica cuándo se renueva, y la renovación es un buen momento para cambiar.',
        },
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1n',
    'lapse',
    answers =>
      choice({
        title: { en: 'Why don’t you have car insurance now?', es: '¿Por qué no tiene seguro de auto ahora?' },
        short: { en: 'Why not insured', es: 'Motivo de no tener seguro' },
        choices: [
          { value: 'FIRST_CAR', title: { en: 'This is my first car', es: 'Es el primer auto' }, icon: 'car' },
          { value: 'NO_CAR', title: { en: 'I didn’t have a car', es: 'No tenía auto' }, icon: 'no-car' },
          {
            value: 'MILITARY',
            title: {
              en: 'I was deployed or serving overseas',
              es: 'Despliegue o servicio militar en el extranjero',
            },
            icon: 'shield',
          },
          {
            value: 'MISSED',
            title: { en: 'I missed a payment', es: 'Un pago atrasado' },
            icon: 'calendar',
          },
          {
            value: 'CANCELLED',
            title: { en: 'My insurer canceled it', es: 'La aseguradora lo canceló' },
            icon: 'alert',
          },
          { value: 'OTHER', title: { en: 'Another reason', es: 'Otro motivo' }, icon: 'question' },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'With a good reason, a gap may not cost you more.',
          es: 'Con un buen motivo, es posible que una interrupción no le cueste más.',
        }),
        privacyInfo: {
          en: 'A gap in coverage usually raises the price, but much less, or not at all, if you had no car or were deployed or serving overseas.',
          es: 'Una interrupción en la cobertura suele subir el precio, pero mucho menos, o nada, si no tenía auto o si estaba en un despliegue o en servicio militar en el extranjero.',
        },
      }),
    { part: true, when: ({ status }) => status.choice !== 'YES' },
  )
  .chapter({ en: 'Your cars', es: 'Sus autos' })
  .collect(
    '6',
    'vehicles',
    vehicles({
      title: { en: 'Your cars', es: 'Sus autos' },
      short: { en: 'Cars', es: 'Autos' },
      privacyShort: {
        en: 'Insurers usually charge less for a second car.',
        es: 'Las aseguradoras suelen cobrar menos por un segundo auto.',
      },
      privacyInfo: {
        en: 'List every car in your household that should be on this policy. Two cars on one policy usually cost less than two policies.',
        es: 'Incluya todos los autos de su hogar que deban estar en esta póliza. Dos autos en una póliza suelen costar menos que dos pólizas.',
      },
    }),
    item =>
      item
        .ask('3', 'vehicle', ({ today }) =>
          vehicle({
            title: { en: 'Which car do you want to insure?', es: '¿Qué auto quiere asegurar?' },
            short: { en: 'Car', es: 'Auto' },
            subtitle: { en: 'You can add more cars in a moment.', es: 'Enseguida podrá agregar más autos.' },
            years: modelYears(today),
            privacyShort: {
              en: 'Some models cost more to repair, and some are stolen more often.',
              es: 'Algunos modelos son más caros de reparar y otros se roban con más frecuencia.',
            },
            privacyInfo: {
              en: 'Insurers know what each model costs to repair, how often it’s stolen and how well it protects the people inside. The year shows about what the car is worth.',
              es: 'Las aseguradoras saben cuánto cuesta reparar cada modelo, con qué frecuencia se roba y qué tan bien protege a quienes van adentro. El año indica más o menos cuánto vale el auto.',
            },
          }),
        )
        .ask('5', 'details', answers =>
          vehicleDetails({
            title: {
              en: `Tell me about your ${carName(answers.vehicle).en}`,
              we: `Tell us about your ${carName(answers.vehicle).en}`,
              es: `Los datos de su ${told(carName(answers.vehicle), 'es')}`,
            },
            short: { en: 'Car details', es: 'Datos del auto' },
            car: answers.vehicle,
            privacyShort: {
              en: 'The VIN identifies your exact car. More miles mean more time in traffic.',
              es: 'El VIN identifica exactamente su auto. Más millas significan más tiempo en el tráfico.',
            },
            privacyInfo: {
              en: 'You’ll find the VIN, or vehicle identification number, on your registration and at the base of the windshield. It goes only to the insurers that quote you. Lenders and leasing companies usually require full coverage. Cars that are driven more have more accidents.',
              es: 'Encontrará el VIN, el número de identificación del vehículo, en el registro del auto (registration) y en la base del parabrisas. Solo llega a las aseguradoras que le cotizan. Las entidades financieras y las compañías de arrendamiento (leasing) suelen exigir cobertura completa. Los autos que se usan más tienen más accidentes.',
            },
          }),
        ),
  )
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .ask('5a', 'limits', answers =>
    choice({
      title: {
        en: 'If you cause an accident, how much should your policy pay?',
        es: 'Si usted causa un accidente, ¿cuánto debe pagar su póliza?',
      },
      short: { en: 'Liability limits', es: 'Límites de responsabilidad civil' },
      subtitle: composed(
        tell =>
          `${tell(minimumSentence(homeOf(answers)))} ${tell({ en: 'The three liability amounts are the most the policy pays for each injured person, each accident and property damage.', es: 'Las tres cantidades de responsabilidad civil son lo máximo que paga la póliza: por cada persona lesionada, por cada accidente y por daños a la propiedad.' })}`,
      ),
      choices: limitsAbove(answers),
      privacyShort: {
        en: 'You pay anything above the limit yourself.',
        es: 'Lo que pase del límite lo paga usted.',
      },
      privacyInfo: {
        en: 'This is your liability coverage. Your policy may write $100,000 / $300,000 / $100,000 as 100/300/100: for one injured person, for everyone injured in one accident, and for damaged property. If you cause more harm than that, you could owe the rest yourself.',
        es: 'Esta es su cobertura de responsabilidad civil. Es posible que su póliza escriba $100,000 / $300,000 / $100,000 como 100/300/100: por una persona lesionada, por todas las personas lesionadas en un accidente y por daños a la propiedad. Si usted causa daños mayores, podría tener que pagar el resto de su bolsillo.',
      },
    }),
  )
  .ask(
    '5b',
    'physicalDamage',
    choice({
      title: {
        en: 'Should the policy cover your own car too?',
        es: '¿Debe la póliza cubrir también su propio auto?',
      },
      short: { en: 'Your own car', es: 'Su propio auto' },
      choices: damage,
      privacyShort: {
        en: 'Collision and comprehensive pay for your own car.',
        es: 'Las coberturas de choque y de otras causas (comprehensive) pagan por su propio auto.',
      },
      privacyInfo: {
        en: 'Collision pays to fix your car after a crash, no matter who’s at fault. Comprehensive pays if it’s stolen or vandalized, if weather, fire or an animal damages it, or if the glass breaks.',
        es: 'La cobertura de choque (collision) paga la reparación de su auto después de un choque, sin importar quién tenga la culpa. La de daños por otras causas (comprehensive) paga si lo roban o lo vandalizan, si lo daña el mal tiempo, un incendio o un animal, o si se rompen los cristales.',
      },
    }),
    // Lenders usually require all of it, so there is nothing to choose.
    { part: true, when: ({ vehicles }) => !isLent(vehicles) },
  )
  .ask(
    '5c',
    'deductible',
    ({ vehicles }) =>
      choice({
        title: { en: 'What deductible would you like?', es: '¿Qué deducible prefiere?' },
        short: { en: 'Deductible', es: 'Deducible' },
        subtitle: isLent(vehicles)
          ? {
              en: 'Lenders and leasing companies usually require collision and comprehensive, so I’ve included both. The deductible is what you pay toward damage to your own car before the policy pays.',
              we: 'Lenders and leasing companies usually require collision and comprehensive, so we’ve included both. The deductible is what you pay toward damage to your own car before the policy pays.',
              es: 'Las entidades financieras y las compañías de arrendamiento (leasing) suelen exigir las coberturas de choque y de otras causas (comprehensive), así que ambas están incluidas. El deducible es lo que usted paga por los daños a su propio auto antes de que pague la póliza.',
            }
          : {
              en: 'It’s what you pay toward damage to your own car before the policy pays.',
              es: 'Es lo que usted paga por los daños a su propio auto antes de que pague la póliza.',
            },
        choices: deductibles,
        privacyShort: isLent(vehicles)
          ? {
              en: 'A higher deductible means a lower price. If a car is totaled, the policy pays what it was worth, even if you owe more: ask your lender about gap coverage.',
              es: 'Un deducible más alto significa un precio más bajo. Si un auto es pérdida total, la póliza paga lo que valía, aunque usted deba más: pregunte a su entidad financiera por la cobertura de diferencia (gap).',
            }
          : {
              en: 'A higher deductible means a lower price.',
              es: 'Un deducible más alto significa un precio más bajo.',
            },
        privacyInfo: {
          en: 'If your own car is damaged, you pay this much. The insurer pays the rest, up to what the car is worth. Pick an amount you could pay on short notice.',
          es: 'Si su propio auto sufre daños, usted paga esta cantidad. La aseguradora paga el resto, hasta lo que vale el auto. Elija una cantidad que podría pagar sin mucho aviso.',
        },
      }),
    { part: true, when: ({ physicalDamage }) => physicalDamage?.choice !== 'LIABILITY' },
  )
  .chapter({ en: 'Your drivers', es: 'Sus conductores' })
  .collect(
    '10',
    'drivers',
    drivers({
      title: { en: 'Your drivers', es: 'Sus conductores' },
      short: { en: 'Drivers', es: 'Conductores' },
      firstMinAge,
      privacyShort: {
        en: 'Everyone in the household who drives belongs on the list.',
        es: 'En la lista van todas las personas del hogar que manejan.',
      },
      privacyInfo: {
        en: 'Insurers price for everyone who drives your cars. If someone is left off now, the insurer may change the price, or refuse a claim, later.',
        es: 'Las aseguradoras fijan el precio según todas las personas que manejan sus autos. Si alguien queda fuera ahora, la aseguradora puede cambiar el precio, o rechazar un reclamo, más adelante.',
      },
    }),
    item =>
      item.ask('9', 'driver', answers =>
        driver({
          title:
            answers.position === 0
              ? { en: 'Tell me about yourself', we: 'Tell us about yourself', es: 'Sus datos' }
              : {
                  en: 'Tell me about this driver',
                  we: 'Tell us about this driver',
                  es: 'Los datos de este conductor',
                },
          short: { en: 'Driver', es: 'Conductor' },
          subtitle:
            answers.position === 0
              ? {
                  en: 'You’re the first driver on the policy.',
                  es: 'Usted es el primer conductor de la póliza.',
                }
              : { en: 'Someone else in your household.', es: 'Otra persona de su hogar.' },
          first: answers.position === 0,
          ...(answers.position === 0 && { minAge: firstMinAge }),
          unrated: uncountedOf(answers),
          ...driverLaw(answers),
          privacyShort: driverPromise(answers),
          privacyInfo: {
            en: 'Insurers look at who drives: years of experience first and, in many states, age, sex and marital status. Where one of these doesn’t count in your state, it stays out of your price. Names and birth dates go to the insurers that quote you.',
            es: 'Las aseguradoras se fijan en quién maneja: primero en los años de experiencia y, en muchos estados, en la edad, el sexo y el estado civil. Si alguno de estos datos no cuenta en su estado, queda fuera de su precio. Los nombres y las fechas de nacimiento llegan a las aseguradoras que le cotizan.',
          },
        }),
      ),
  )
  .ask(
    '12',
    'incidents',
    choices({
      title: {
        en: 'Any accidents, tickets or claims in the past 5 years?',
        es: '¿Algún accidente, multa o reclamo en los últimos 5 años?',
      },
      short: { en: 'Past 5 years', es: 'Últimos 5 años' },
      subtitle: {
        en: 'Include every driver in the household.',
        es: 'Incluya a todos los conductores del hogar.',
      },
      onlyOneOf: ['AT_FAULT_1', 'AT_FAULT_2'],
      choices: [
        {
          value: 'AT_FAULT_1',
          title: { en: 'One at-fault accident', es: 'Un accidente por culpa propia' },
          icon: 'crash',
        },
        {
          value: 'AT_FAULT_2',
          title: { en: 'Two or more at-fault accidents', es: 'Dos o más accidentes por culpa propia' },
          icon: 'crash',
        },
        {
          value: 'NOT_AT_FAULT',
          title: { en: 'An accident that wasn’t our fault', es: 'Un accidente sin culpa propia' },
          icon: 'car',
        },
        {
          value: 'SPEEDING',
          title: { en: 'A speeding ticket', es: 'Una multa por exceso de velocidad' },
          icon: 'speed',
        },
        {
          value: 'OTHER_VIOLATION',
          title: { en: 'Another moving violation', es: 'Otra infracción de tránsito' },
          icon: 'sign',
        },
        {
          value: 'DUI',
          title: { en: 'A DUI or DWI', es: 'Manejar bajo los efectos del alcohol o las drogas (DUI o DWI)' },
          icon: 'alert',
        },
        {
          value: 'SUSPENDED',
          title: { en: 'A suspended license', es: 'Una licencia de conducir suspendida' },
          icon: 'alert',
        },
        {
          value: 'COMP_CLAIM',
          title: { en: 'A theft, glass or weather claim', es: 'Un reclamo por robo, cristales o mal tiempo' },
          icon: 'storm',
        },
        {
          value: 'NONE',
          title: { en: 'None of these', es: 'Nada de esto' },
          description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
          icon: 'none',
        },
      ],
      privacyShort: {
        en: 'Insurers check before they issue a policy.',
        es: 'Las aseguradoras lo verifican antes de emitir una póliza.',
      },
      privacyInfo: {
        en: 'Insurers order driving records before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
        es: 'Las aseguradoras piden los historiales de manejo antes de emitir una póliza. Una respuesta sincera ahora ayuda a que el precio que ve sea el que pague.',
      },
    }),
  )
  .chapter({ en: 'Your home', es: 'Su casa' })
  .ask(
    '20',
    'address',
    address({
      title: { en: 'Where are your cars parked overnight?', es: '¿Dónde pasan la noche sus autos?' },
      short: { en: 'Parked at', es: 'Dónde se estacionan' },
      states: stateChoices,
      privacyShort: {
        en: 'Traffic and theft vary from place to place.',
        es: 'El tráfico y los robos varían de un lugar a otro.',
      },
      privacyInfo: {
        en: 'Where a car spends the night says a lot about the traffic and theft around it. If this address is in a different state from the ZIP code you started with, that state’s rules and prices apply.',
        es: 'El lugar donde un auto pasa la noche dice mucho del tráfico y los robos a su alrededor. Si esta dirección está en un estado distinto al del código postal con el que empezó, se aplican las normas y los precios de ese estado.',
      },
    }),
  )
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .ask(
    '21',
    'injuryProtection',
    choice({
      title: {
        en: 'How much medical care should your policy pay for?',
        es: '¿Cuánta atención médica debe pagar su póliza?',
      },
      short: { en: 'Injury protection', es: 'Protección contra lesiones' },
      subtitle: {
        en: 'In Michigan you choose how much personal injury protection (PIP) pays if you or your family are hurt in a crash.',
        es: 'En Michigan usted elige cuánto paga la protección contra lesiones personales (PIP) si usted o su familia se lesionan en un choque.',
      },
      choices: [
        {
          value: 'UNLIMITED',
          title: { en: 'No limit', es: 'Sin límite' },
          description: { en: 'Care for as long as you need it', es: 'Atención mientras la necesite' },
        },
        { value: '500000', title: alike('$500,000') },
        { value: '250000', title: alike('$250,000') },
        {
          value: 'EXCLUDED',
          title: { en: '$250,000, with exclusions', es: '$250,000, con exclusiones' },
          description: {
            en: 'Leaves out people whose health coverage pays after a crash',
            es: 'Deja fuera a quienes tienen una cobertura de salud que paga después de un choque',
          },
        },
        {
          value: '50000',
          title: alike('$50,000'),
          description: { en: 'Only if you’re on Medicaid', es: 'Solo si tiene Medicaid' },
        },
        {
          value: 'OPTED_OUT',
          title: { en: 'No medical care', es: 'Sin atención médica' },
          description: {
            en: 'Only if you have Medicare Parts A and B',
            es: 'Solo si tiene las Partes A y B de Medicare',
          },
        },
      ],
      privacyShort: {
        en: 'A lower limit means a lower price.',
        es: 'Un límite más bajo significa un precio más bajo.',
      },
      privacyInfo: {
        en: 'After a serious crash, care can last for years. Without a limit, the policy keeps paying. With one, your health insurance pays the rest, or you do. For $50,000, you need Medicaid. To leave out medical care, you need Medicare Parts A and B. For both, everyone in your family at home needs health coverage that pays after a crash. You can exclude yourself from the $250,000 only with such coverage other than Medicare. The insurer will ask you to sign a form and to prove the coverage.',
        es: 'Después de un choque grave, la atención puede durar años. Sin límite, la póliza sigue pagando. Con un límite, el resto lo paga su seguro médico, o usted. Para los $50,000 necesita Medicaid. Para dejar fuera la atención médica necesita las Partes A y B de Medicare. En ambos casos, todos los familiares que viven con usted necesitan una cobertura de salud que pague después de un choque. Usted puede excluirse de los $250,000 solo si tiene una cobertura así que no sea Medicare. La aseguradora le pedirá firmar un formulario y comprobar la cobertura.',
      },
    }),
    {
      part: true,
      when: ({ address, today }) =>
        coverChoices(homeAt(address, today).state).injuryProtectionLevels !== undefined,
    },
  )
  .ask(
    '22',
    'tort',
    ({ address }) =>
      choice({
        title: tortIn(address).title,
        short: { en: 'Right to sue', es: 'Derecho a demandar' },
        subtitle: {
          en: 'This decides when you can sue another driver for pain and suffering.',
          es: 'Esto decide cuándo puede demandar a otro conductor por dolor y sufrimiento.',
        },
        choices: [
          {
            value: 'FULL',
            title: { en: 'Full right to sue', es: 'Derecho completo a demandar' },
            description: tortIn(address).full,
          },
          {
            value: 'LIMITED',
            title: { en: 'Limited right to sue', es: 'Derecho limitado a demandar' },
            description: tortIn(address).limited,
          },
        ],
        privacyShort: {
          en: 'A limited right to sue means a lower price.',
          es: 'Un derecho limitado a demandar significa un precio más bajo.',
        },
        privacyInfo: {
          en: 'Either way, you can be paid for what an injury costs you. With the limited right, you can ask for more than that only if the law calls the injury serious.',
          es: 'En ambos casos puede cobrar lo que le cueste una lesión. Con el derecho limitado, solo puede pedir más que eso si la ley considera grave la lesión.',
        },
      }),
    {
      part: true,
      when: ({ address, today }) =>
        coverChoices(homeAt(address, today).state).tortChoice?.isOfPolicy === true,
    },
  )
  .chapter({ en: 'Your home', es: 'Su casa' })
  .ask(
    '20m',
    'ownership',
    choice({
      title: { en: 'Do you own or rent your home?', es: '¿Su casa es propia o rentada?' },
      short: { en: 'Home', es: 'Casa' },
      choices: [
        { value: 'OWN_HOUSE', title: { en: 'I own a house', es: 'Casa propia' }, icon: 'home' },
        { value: 'OWN_CONDO', title: { en: 'I own a condo', es: 'Condominio propio' }, icon: 'condo' },
        { value: 'RENT', title: { en: 'I rent', es: 'Rentada' }, icon: 'key' },
        { value: 'FAMILY', title: { en: 'I live with family', es: 'Casa de familiares' }, icon: 'townhouse' },
        { value: 'OTHER', title: { en: 'Something else', es: 'Otra situación' }, icon: 'question' },
      ],
      privacyShort: {
        en: 'Some insurers charge homeowners less.',
        es: 'Algunas aseguradoras cobran menos a quienes tienen casa propia.',
      },
      privacyInfo: {
        en: 'Homeowners tend to have fewer claims, so some insurers charge them less where the state allows it.',
        es: 'Quienes tienen casa propia suelen tener menos reclamos, así que algunas aseguradoras les cobran menos donde el estado lo permite.',
      },
    }),
    {
      part: true,
      when: ({ address, today }) => isRated('homeOwnership', homeAt(address, today)),
    },
  )
  .chapter({ en: 'You', es: 'Usted' })
  .ask('25', 'credit', ({ address, today }) => creditQuestion(homeAt(address, today).state), {
    skippable: true,
    part: true,
    when: ({ address, today }) => isRated('credit', homeAt(address, today)),
  })
  .chapter({ en: 'Contact', es: 'Contacto' })
  .ask(
    '30',
    'contact',
    emailQuestion({
      title: {
        en: 'Almost done. Where should I send your quotes?',
        we: 'Almost done. Where should we send your quotes?',
        es: 'Ya casi termina. ¿Adónde se envían sus cotizaciones?',
      },
    }),
  )
  .chapter({ en: 'Your drivers', es: 'Sus conductores' })
  .refine('record', 'record', whoAndWhen, { when: answers => incidentsToPlace(answers).length > 0 })
  .refine('miles', 'carMiles', howFar, {
    when: ({ address, today }) => isRated('annualMiles', homeAt(address, today)),
  })
  .refine('mostdriven', 'carDrivers', whoDrivesWhat, {
    when: ({ vehicles, drivers }) => vehicles.length > 1 && drivers.length > 1,
  })
  .refine('driverdiscounts', 'driverDiscounts', driverDiscounts, { when: mayNameDriverDiscounts })
  .refine('policydiscounts', 'policyDiscounts', policyDiscounts, { when: mayNamePolicyDiscounts })
  .refine('multipolicy', 'multiPolicy', withHome, { when: mayInsureMore('auto') })
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .refine('propertydamage', 'propertyDamage', propertyDamage, { when: mayChoosePropertyDamage })
  .refine('uninsured', 'uninsured', uninsuredDrivers, { when: mayChooseUninsured })
  .refine('underinsured', 'underinsured', underinsuredDrivers, { when: mayChooseUnderinsured })
  .refine('stackeduninsured', 'uninsuredStacked', uninsuredStacked, { when: mayChooseStacking })
  .refine('pip', 'pip', ownProtection, { when: mayChooseProtection })
  .refine('medicalpayments', 'medicalPayments', medicalPayments, { when: mayChoosePayments })
  .refine('cardeductibles', 'carDeductibles', deductiblesByCar, {
    when: ({ vehicles, physicalDamage }) => vehicles.length > 1 && physicalDamage?.choice !== 'LIABILITY',
  })
  .refine('comprehensivedeductible', 'comprehensiveDeductible', comprehensiveDeductible, {
    when: mayDivideDeductible,
  })
  .refine('fullglass', 'fullGlass', fullGlass, { when: mayCoverGlass })
  .refine('rental', 'rental', rentalCar, {
    when: ({ physicalDamage }) => physicalDamage?.choice !== 'LIABILITY',
  })
  .refine('roadside', 'roadside', roadside)
  .refine('starts', 'starts', startDate)

export type AutoApplication = Application<typeof auto>
