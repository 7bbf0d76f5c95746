import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { dob } from '../kinds/dob/dob.ts'
import { alike } from '../language/texts.ts'
import { stateChoices } from '../law/jurisdictions.ts'
import { type Application, line } from '../wizard/line.ts'
import { nameAndEmailQuestion } from './questions/contact-question.ts'
import { breedIn } from './questions/dog-breed.ts'
import { mayInsureMore, withCar } from './questions/multi-policy.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'
import { valuablesQuestion } from './questions/valuables-question.ts'

const animals = [
  { value: 'NONE', title: { en: 'No pets', es: 'Sin mascotas' }, icon: 'none' },
  {
    value: 'CAT_SMALL',
    title: { en: 'Cats or small pets', es: 'Gatos o mascotas pequeñas' },
    description: { en: 'Fish and caged animals too', es: 'También peces y animales de jaula' },
    icon: 'cat',
  },
  {
    value: 'DOG',
    title: { en: 'A dog', es: 'Un perro' },
    description: { en: 'It has never bitten anyone', es: 'Nunca ha mordido a nadie' },
    icon: 'dog',
  },
  {
    value: 'DOG_LISTED',
    title: { en: 'A dog of a restricted breed', es: 'Un perro de raza restringida' },
    description: {
      en: 'Such as a pit bull, Rottweiler, Akita or wolf mix',
      es: 'Como un pit bull, rottweiler, akita o cruce de lobo',
    },
    icon: 'dog',
  },
  {
    value: 'BITE',
    title: { en: 'An animal that has bitten someone', es: 'Un animal que ha mordido a alguien' },
    icon: 'alert',
  },
  {
    value: 'EXOTIC',
    title: { en: 'An exotic animal', es: 'Un animal exótico' },
    description: { en: 'Such as a large reptile', es: 'Como un reptil grande' },
    icon: 'exotic',
  },
] as const

/** Renters insurance, HO-4: a tenant's belongings and liability. */
export const renters = line('renters')
  .chapter({ en: 'Your home', es: 'Su casa' })
  .ask(
    '1',
    'address',
    address({
      title: { en: 'Where’s the home you rent?', es: '¿Dónde está la vivienda que renta?' },
      short: { en: 'Address', es: 'Dirección' },
      subtitle: {
        en: 'Insurers price by location.',
        es: 'Las aseguradoras fijan el precio según la ubicación.',
      },
      states: stateChoices,
      privacyShort: { en: 'Prices vary from place to place.', es: 'Los precios varían de un lugar a otro.' },
      privacyInfo: {
        en: 'The risk of fire, theft and storms varies from place to place, and so do prices. Your address goes to the insurers that quote you.',
        es: 'El riesgo de incendio, robo y tormentas varía de un lugar a otro, y los precios también. Su dirección llega a las aseguradoras que le cotizan.',
      },
    }),
  )
  .ask(
    '1c',
    'home',
    choice({
      title: { en: 'What kind of home is it?', es: '¿Qué tipo de vivienda es?' },
      short: { en: 'Kind of home', es: 'Tipo de vivienda' },
      columns: 2,
      choices: [
        {
          value: 'APT_LARGE',
          title: { en: 'Apartment in a large building', es: 'Apartamento en un edificio grande' },
          description: { en: '5 or more units', es: '5 unidades o más' },
          icon: 'building',
        },
        {
          value: 'APT_SMALL',
          title: { en: 'Apartment in a small building', es: 'Apartamento en un edificio pequeño' },
          description: { en: '2 to 4 units', es: 'De 2 a 4 unidades' },
          icon: 'building-small',
        },
        {
          value: 'CONDO',
          title: { en: 'Condo', es: 'Condominio' },
          description: { en: 'Rented from the owner', es: 'Rentado al dueño' },
          icon: 'condo',
        },
        {
          value: 'TOWNHOUSE',
          title: { en: 'Townhouse', es: 'Casa adosada (townhouse)' },
          description: { en: 'Shared walls, your own entrance', es: 'Paredes compartidas, entrada propia' },
          icon: 'townhouse',
        },
        {
          value: 'HOUSE',
          title: { en: 'House', es: 'Casa' },
          description: { en: 'No shared walls', es: 'Sin paredes compartidas' },
          icon: 'home',
        },
        {
          value: 'MOBILE',
          title: { en: 'Mobile home', es: 'Casa móvil' },
          description: { en: 'Manufactured housing', es: 'Casa prefabricada (manufactured home)' },
          icon: 'mobile-home',
        },
        {
          value: 'ROOM',
          title: { en: 'Room or student housing', es: 'Cuarto o residencia estudiantil' },
          description: {
            en: 'Part of a home, or a dorm',
            es: 'Parte de una vivienda o una residencia (dorm)',
          },
          icon: 'bed',
        },
      ],
      privacyShort: {
        en: 'A fire spreads differently in each kind of building.',
        es: 'Un incendio se propaga de forma distinta en cada tipo de edificio.',
      },
      privacyInfo: {
        en: 'Shared walls, shared stairs and the way a building is built affect how likely a loss is and how far it spreads. Each insurer weighs that differently.',
        es: 'Las paredes y escaleras compartidas y la forma en que está construido un edificio influyen en qué tan probable es una pérdida y hasta dónde se extiende. Cada aseguradora lo valora de forma distinta.',
      },
    }),
  )
  .chapter({ en: 'You', es: 'Usted' })
  .ask(
    '1e',
    'dob',
    dob({
      title: { en: 'When were you born?', es: '¿Cuál es su fecha de nacimiento?' },
      short: { en: 'Birth date', es: 'Fecha de nacimiento' },
      subtitle: {
        en: 'Some insurers price by age. You can skip this one.',
        es: 'Algunas aseguradoras fijan el precio según la edad. Puede omitir esta pregunta.',
      },
      minAge: oldEnough,
      privacyShort: {
        en: 'Some insurers price by age.',
        es: 'Algunas aseguradoras fijan el precio según la edad.',
      },
      privacyInfo: {
        en: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume you’re between 25 and 49 and mark any price that depends on it as an estimate.',
        we: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, we’ll assume you’re between 25 and 49 and mark any price that depends on it as an estimate.',
        es: 'Las aseguradoras la usan para confirmar su identidad y, en algunos estados, para fijar el precio. Si omite esta pregunta, se supone que tiene entre 25 y 49 años, y todo precio que dependa de ello se marca como estimado.',
      },
    }),
    { skippable: true },
  )
  .chapter({ en: 'Your home', es: 'Su casa' })
  .ask(
    '1h',
    'protections',
    choices({
      title: {
        en: 'Which of these does your home have?',
        es: '¿Qué medidas de seguridad tiene su vivienda?',
      },
      short: { en: 'Safety features', es: 'Medidas de seguridad' },
      subtitle: { en: 'Choose all that apply.', es: 'Elija todo lo que corresponda.' },
      columns: 2,
      choices: [
        {
          value: 'SMOKE_ALARM',
          title: { en: 'Smoke alarms', es: 'Detectores de humo' },
          icon: 'smoke-alarm',
        },
        {
          value: 'EXTINGUISHER',
          title: { en: 'Fire extinguisher', es: 'Extintor de incendios' },
          icon: 'extinguisher',
        },
        {
          value: 'DEADBOLT',
          title: { en: 'Deadbolt locks', es: 'Cerrojos de seguridad (deadbolt)' },
          icon: 'lock',
        },
        {
          value: 'CENTRAL_BURGLAR',
          title: { en: 'Monitored burglar alarm', es: 'Alarma antirrobo monitoreada' },
          description: { en: 'Calls a monitoring center', es: 'Avisa a una central de monitoreo' },
          icon: 'alarm',
        },
        {
          value: 'CENTRAL_FIRE',
          title: { en: 'Monitored fire alarm', es: 'Alarma contra incendios monitoreada' },
          description: { en: 'Calls a monitoring center', es: 'Avisa a una central de monitoreo' },
          icon: 'flame',
        },
        {
          value: 'SPRINKLER',
          title: { en: 'Fire sprinklers', es: 'Rociadores contra incendios' },
          icon: 'sprinkler',
        },
        {
          value: 'GATED',
          title: { en: 'Doorman or gated entry', es: 'Portero o entrada controlada' },
          icon: 'gate',
        },
        {
          value: 'LEAK_SENSOR',
          title: { en: 'Water leak sensor', es: 'Sensor de fugas de agua' },
          icon: 'droplet',
        },
        {
          value: 'NONE',
          title: { en: 'None of these', es: 'Nada de esto' },
          description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
          icon: 'none',
        },
      ],
      privacyShort: {
        en: 'Each of these can bring the price down.',
        es: 'Cada medida puede bajar el precio.',
      },
      privacyInfo: {
        en: 'Insurers give discounts for devices that prevent a loss or call for help. If you skip this, I’ll assume the home has none of them.',
        we: 'Insurers give discounts for devices that prevent a loss or call for help. If you skip this, we’ll assume the home has none of them.',
        es: 'Las aseguradoras dan descuentos por dispositivos que previenen una pérdida o piden ayuda. Si omite esta pregunta, se supone que la vivienda no tiene ninguno.',
      },
    }),
    { skippable: true },
  )
  .ask('1k', 'animal', answers =>
    choice({
      title: { en: 'Do you have a dog or any other pets?', es: '¿Tiene un perro u otras mascotas?' },
      short: { en: 'Pets', es: 'Mascotas' },
      subtitle: {
        en: 'If more than one fits, choose the last one.',
        es: 'Si corresponde más de una opción, elija la última.',
      },
      choices: animals.filter(({ value }) => value !== 'DOG_LISTED' || breedIn('renters', answers).isAsked),
      ...breedIn('renters', answers).link,
      privacyShort: {
        en: 'Liability coverage may pay if your pet hurts someone.',
        es: 'La cobertura de responsabilidad civil puede pagar si su mascota lastima a alguien.',
      },
      privacyInfo: {
        en: `Liability coverage may pay if your animal hurts someone, so insurers ask.${breedIn('renters', answers).promise}`,
        es: `La cobertura de responsabilidad civil puede pagar si su animal lastima a alguien, por eso las aseguradoras lo preguntan.${breedIn('renters', answers, 'es').promise}`,
      },
    }),
  )
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .ask(
    '2',
    'property',
    choice({
      title: { en: 'What are your belongings worth?', es: '¿Cuánto valen sus pertenencias?' },
      short: { en: 'Belongings', es: 'Pertenencias' },
      subtitle: {
        en: 'Think of what it would cost to buy everything again.',
        es: 'Piense en lo que costaría volver a comprarlo todo.',
      },
      columns: 2,
      choices: [
        { value: '10000', title: alike('$10,000'), description: { en: 'A room', es: 'Un cuarto' } },
        { value: '15000', title: alike('$15,000'), description: { en: 'A studio', es: 'Un estudio' } },
        { value: '20000', title: alike('$20,000'), description: { en: 'One bedroom', es: 'Un dormitorio' } },
        { value: '30000', title: alike('$30,000'), description: { en: 'Most common', es: 'Lo más común' } },
        {
          value: '40000',
          title: alike('$40,000'),
          description: { en: 'Two bedrooms', es: 'Dos dormitorios' },
        },
        {
          value: '50000',
          title: alike('$50,000'),
          description: { en: 'Three bedrooms', es: 'Tres dormitorios' },
        },
        {
          value: '75000',
          title: alike('$75,000'),
          description: { en: 'Four bedrooms', es: 'Cuatro dormitorios' },
        },
        {
          value: '100000',
          title: alike('$100,000'),
          description: { en: 'A whole house', es: 'Una casa entera' },
        },
      ],
      privacyShort: {
        en: 'It’s the most the policy pays for your belongings.',
        es: 'Es lo máximo que la póliza paga por sus pertenencias.',
      },
      privacyInfo: {
        en: 'This is the most the policy pays for your belongings (personal property). Too little leaves you short after a fire, and too much costs you more every month. Policies often pay less for jewelry, watches and cash.',
        es: 'Es lo máximo que la póliza paga por sus pertenencias (personal property). Si es muy poco, no le alcanzará después de un incendio, y si es demasiado, le cuesta más cada mes. Las pólizas suelen pagar menos por joyas, relojes y dinero en efectivo.',
      },
    }),
  )
  .ask(
    '2b',
    'liability',
    choice({
      title: {
        en: 'How much liability coverage do you want?',
        es: '¿Cuánta cobertura de responsabilidad civil quiere?',
      },
      short: { en: 'Liability', es: 'Responsabilidad civil' },
      subtitle: {
        en: 'It pays if you hurt someone or damage the building. Landlords often require $100,000.',
        es: 'Paga si usted lastima a alguien o daña el edificio. Los arrendadores suelen exigir $100,000.',
      },
      choices: [
        {
          value: '100000',
          title: alike('$100,000'),
          description: {
            en: 'What most landlords require',
            es: 'Lo que exige la mayoría de los arrendadores',
          },
        },
        {
          value: '300000',
          title: alike('$300,000'),
          description: { en: 'A little more each month', es: 'Un poco más cada mes' },
        },
        {
          value: '500000',
          title: alike('$500,000'),
          description: { en: 'The most you can choose here', es: 'Lo máximo que puede elegir aquí' },
        },
      ],
      privacyShort: {
        en: 'It’s the most the insurer pays on your behalf.',
        es: 'Es lo máximo que la aseguradora paga por usted.',
      },
      privacyInfo: {
        en: 'If a guest gets hurt in your home, or a fire you accidentally started spreads, liability coverage pays for the injury or damage, up to the amount you choose. It also pays for your legal defense.',
        es: 'Si una visita se lastima en su casa, o se extiende un incendio que usted provocó sin querer, la cobertura de responsabilidad civil paga la lesión o los daños, hasta la cantidad que elija. También paga su defensa legal.',
      },
    }),
  )
  .ask(
    '2c',
    'deductible',
    choice({
      title: { en: 'What deductible would you like?', es: '¿Qué deducible prefiere?' },
      short: { en: 'Deductible', es: 'Deducible' },
      subtitle: {
        en: 'It’s what you pay yourself after a loss, before the policy pays.',
        es: 'Es lo que usted paga después de una pérdida, antes de que pague la póliza.',
      },
      choices: [
        { value: '250', title: alike('$250'), description: { en: 'Higher price', es: 'Sube el precio' } },
        { value: '500', title: alike('$500'), description: { en: 'Most common', es: 'El más común' } },
        { value: '1000', title: alike('$1,000'), description: { en: 'Lower price', es: 'Baja el precio' } },
        {
          value: '2500',
          title: alike('$2,500'),
          description: { en: 'Lowest price', es: 'El precio más bajo de todos' },
        },
      ],
      privacyShort: {
        en: 'A higher deductible means a lower price.',
        es: 'Un deducible más alto significa un precio más bajo.',
      },
      privacyInfo: {
        en: 'After a loss, you pay this much. The insurer pays the rest, up to your limits. Pick an amount you could pay on short notice.',
        es: 'Después de una pérdida, usted paga esta cantidad. La aseguradora paga el resto, hasta sus límites. Elija una cantidad que podría pagar sin mucho aviso.',
      },
    }),
  )
  .chapter({ en: 'Your claims', es: 'Sus reclamos' })
  .ask(
    '2g',
    'losses',
    choice({
      title: {
        en: 'Any losses or claims in the past 5 years?',
        es: '¿Alguna pérdida o reclamo en los últimos 5 años?',
      },
      short: { en: 'Claims', es: 'Reclamos' },
      subtitle: { en: 'At any address.', es: 'Cuentan los de cualquier lugar donde haya vivido.' },
      choices: [
        { value: 'NONE', title: { en: 'None', es: 'Ninguno' } },
        { value: 'ONE_THEFT', title: { en: 'One theft', es: 'Un robo' } },
        {
          value: 'ONE_OTHER',
          title: { en: 'One other loss', es: 'Una pérdida de otro tipo' },
          description: { en: 'Fire, water, liability', es: 'Incendio, agua, responsabilidad civil' },
        },
        { value: 'TWO', title: { en: 'Two', es: 'Dos' } },
        { value: 'THREE_PLUS', title: { en: 'Three or more', es: 'Tres o más' } },
      ],
      privacyShort: {
        en: 'Insurers check before they issue a policy.',
        es: 'Las aseguradoras lo verifican antes de emitir una póliza.',
      },
      privacyInfo: {
        en: 'Insurers look at a shared record of claims before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
        es: 'Las aseguradoras consultan un registro compartido de reclamos antes de emitir una póliza. Una respuesta sincera ahora ayuda a que el precio que ve sea el que pague.',
      },
    }),
  )
  .chapter({ en: 'Contact', es: 'Contacto' })
  .ask('3', 'contact', nameAndEmailQuestion())
  .chapter({ en: 'You', es: 'Usted' })
  .refine('multipolicy', 'multiPolicy', withCar, { when: mayInsureMore('renters') })
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .refine('valuables', 'valuables', valuablesQuestion, { skippable: true })
  .refine(
    'settlement',
    'settlement',
    choice({
      title: {
        en: 'How should the policy pay for lost belongings?',
        es: '¿Cómo debe pagar la póliza las pertenencias perdidas?',
      },
      short: { en: 'Claim payment', es: 'Pago de reclamos' },
      choices: [
        {
          value: 'REPLACEMENT_COST',
          title: { en: 'What new ones cost', es: 'Lo que cuestan nuevas' },
          description: {
            en: 'Replacement cost: a new sofa for your old one',
            es: 'Costo de reposición (replacement cost): un sofá nuevo por el viejo',
          },
        },
        {
          value: 'ACTUAL_CASH_VALUE',
          title: { en: 'What they were worth', es: 'Lo que valían' },
          description: {
            en: 'Actual cash value: the price of a sofa as old as yours',
            es: 'Valor real en efectivo (actual cash value): el precio de un sofá tan viejo como el suyo',
          },
        },
      ],
      privacyShort: {
        en: 'Being paid less after a loss means a lower price.',
        es: 'Cobrar menos después de una pérdida significa un precio más bajo.',
      },
      privacyInfo: {
        en: 'Things lose value with age. Replacement cost pays what new ones cost today. Actual cash value subtracts for age and wear, and you pay the difference.',
        es: 'Las cosas pierden valor con el tiempo. El costo de reposición paga lo que cuestan nuevas hoy. El valor real en efectivo descuenta la antigüedad y el desgaste, y la diferencia la paga usted.',
      },
    }),
  )
  .refine('starts', 'starts', startDate)

export type RentersApplication = Application<typeof renters>
