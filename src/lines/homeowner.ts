import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { dob } from '../kinds/dob/dob.ts'
import { name } from '../kinds/name/name.ts'
import { text } from '../kinds/text/text.ts'
import type { Text } from '../language/text.ts'
import { alike } from '../language/texts.ts'
import { type State, stateChoices } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import { insurers } from '../reference/insurers.ts'
import { type Application, line } from '../wizard/line.ts'
import { lawPage } from './law-page.ts'
import { emailQuestion } from './questions/contact-question.ts'
import { creditQuestion } from './questions/credit.ts'
import { breedIn } from './questions/dog-breed.ts'
import { ordinanceQuestion, windDeductibleQuestion } from './questions/home-covers.ts'
import { mayInsureMore, withCar } from './questions/multi-policy.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'
import { valuablesQuestion } from './questions/valuables-question.ts'
import { whatAndWhen } from './questions/what-and-when.ts'

const features = [
  {
    value: 'CENTRAL_BURGLAR',
    title: { en: 'Monitored burglar alarm', es: 'Alarma antirrobo monitoreada' },
    icon: 'alarm',
    heading: { en: 'Safety features', es: 'Medidas de seguridad' },
  },
  {
    value: 'CENTRAL_FIRE',
    title: { en: 'Monitored fire alarm', es: 'Alarma contra incendios monitoreada' },
    icon: 'flame',
  },
  {
    value: 'SPRINKLER',
    title: { en: 'Fire sprinklers', es: 'Rociadores contra incendios' },
    icon: 'sprinkler',
  },
  {
    value: 'LEAK_SENSOR',
    title: { en: 'Water leak sensors', es: 'Sensores de fugas de agua' },
    icon: 'droplet',
  },
  {
    value: 'DEADBOLT',
    title: { en: 'Deadbolts and smoke alarms', es: 'Cerrojos de seguridad y detectores de humo' },
    icon: 'lock',
  },
  {
    value: 'IMPACT',
    title: {
      en: 'Impact-resistant roof or storm shutters',
      es: 'Techo resistente a impactos o contraventanas contra tormentas',
    },
    icon: 'shield',
  },
  {
    value: 'POOL',
    title: { en: 'Swimming pool', es: 'Piscina' },
    icon: 'pool',
    heading: { en: 'What adds risk', es: 'Lo que aumenta el riesgo' },
  },
  { value: 'TRAMPOLINE', title: { en: 'Trampoline', es: 'Trampolín (cama elástica)' }, icon: 'trampoline' },
  { value: 'DOG', title: { en: 'A dog', es: 'Un perro' }, icon: 'dog' },
  {
    value: 'DOG_LISTED',
    title: { en: 'A dog of a restricted breed', es: 'Un perro de raza restringida' },
    description: {
      en: 'Such as a pit bull, Rottweiler or Akita',
      es: 'Como un pit bull, rottweiler o akita',
    },
    icon: 'dog',
  },
  { value: 'WOOD_STOVE', title: { en: 'Wood stove', es: 'Estufa de leña' }, icon: 'stove' },
  {
    value: 'NONE',
    title: { en: 'None of these', es: 'Nada de esto' },
    description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
    icon: 'none',
    heading: { en: 'If nothing applies', es: 'Si nada corresponde' },
  },
] as const

/** As Florida's report of an inspection names them (form OIR-B1-1802). */
const windFeatures = [
  {
    value: 'ROOF_COVER',
    title: { en: 'Roof covering up to code', es: 'Cubierta del techo conforme al código' },
    description: { en: 'Permitted in March 2002 or later', es: 'Con permiso de marzo de 2002 o posterior' },
  },
  {
    value: 'ROOF_DECK',
    title: { en: 'Strong roof deck', es: 'Base del techo reforzada (roof deck)' },
    description: { en: 'Fixed with 8d nails', es: 'Fijada con clavos 8d' },
  },
  {
    value: 'ROOF_STRAPS',
    title: { en: 'Roof tied to the walls', es: 'Techo anclado a las paredes' },
    description: { en: 'Metal clips or wraps', es: 'Con clips o flejes de metal' },
  },
  {
    value: 'HIP_ROOF',
    title: { en: 'Hip roof', es: 'Techo a cuatro aguas (hip roof)' },
    description: { en: 'Slopes down on every side', es: 'Con caída hacia todos los lados' },
  },
  {
    value: 'WATER_BARRIER',
    title: { en: 'Secondary water barrier', es: 'Barrera secundaria contra el agua' },
    description: {
      en: 'A sealed layer under the roof covering',
      es: 'Una capa sellada bajo la cubierta del techo',
    },
  },
  {
    value: 'OPENINGS',
    title: { en: 'Every window and door protected', es: 'Todas las ventanas y puertas protegidas' },
    description: {
      en: 'Shutters or impact-resistant glass',
      es: 'Contraventanas o cristales resistentes a impactos',
    },
  },
  {
    value: 'NONE',
    title: { en: 'None of these', es: 'Nada de esto' },
    description: { en: 'Or I don’t know', es: 'O no lo sé' },
  },
] as const

/** The 12 that California's regulation lists (10 CCR 2644.9(d)(1)). */
const wildfireMeasures = [
  {
    value: 'FIRE_RISK_COMMUNITY',
    title: { en: 'Fire Risk Reduction Community', es: 'Comunidad que reduce el riesgo de incendio' },
    description: {
      en: 'On the list of the state’s Board of Forestry',
      es: 'En la lista estatal de Fire Risk Reduction Communities',
    },
    heading: { en: 'Your community', es: 'Su comunidad' },
  },
  {
    value: 'FIREWISE',
    title: { en: 'Firewise USA site', es: 'Comunidad Firewise USA' },
    description: { en: 'In good standing', es: 'Con su reconocimiento vigente' },
  },
  {
    value: 'CLEAR_DECKS',
    title: { en: 'Clear ground under decks', es: 'Suelo despejado bajo las terrazas' },
    description: { en: 'No plants or debris', es: 'Sin plantas ni residuos' },
    heading: { en: 'Around the home', es: 'Alrededor de la vivienda' },
  },
  {
    value: 'CLEAR_5_FEET',
    title: { en: 'Clear ground for 5 feet around', es: 'Suelo despejado 5 pies a la redonda' },
    description: {
      en: 'No plants, mulch, debris or stored things that burn',
      es: 'Sin plantas, mantillo, residuos ni objetos que ardan',
    },
  },
  {
    value: 'BARE_5_FEET',
    title: { en: 'Only what can’t burn within 5 feet', es: 'Solo lo que no arde a menos de 5 pies' },
    description: { en: 'Fences and gates too', es: 'También las cercas y los portones' },
  },
  {
    value: 'SHEDS_30_FEET',
    title: {
      en: 'No sheds that burn within 30 feet',
      es: 'Ningún cobertizo que arda a menos de 30 pies',
    },
  },
  {
    value: 'DEFENSIBLE_SPACE',
    title: { en: 'Defensible space', es: 'Espacio defendible (defensible space)' },
    description: {
      en: 'Trees and brush cut back as state and local rules say',
      es: 'Árboles y maleza podados según las normas estatales y locales',
    },
  },
  {
    value: 'CLASS_A_ROOF',
    title: { en: 'Class A roof', es: 'Techo de clase A' },
    description: { en: 'The best rating against fire', es: 'La mejor clasificación contra el fuego' },
    heading: { en: 'The building', es: 'La construcción' },
  },
  {
    value: 'CLOSED_EAVES',
    title: { en: 'Enclosed eaves', es: 'Aleros cerrados' },
  },
  {
    value: 'EMBER_VENTS',
    title: { en: 'Vents that keep out embers', es: 'Rejillas de ventilación que no dejan pasar brasas' },
  },
  {
    value: 'MULTIPANE_WINDOWS',
    title: { en: 'Windows of several panes', es: 'Ventanas de varios cristales' },
  },
  {
    value: 'WALL_BASE',
    title: { en: 'A 6-inch wall base that can’t burn', es: 'Base de pared de 6 pulgadas que no arde' },
    description: {
      en: 'At the bottom of the outside walls',
      es: 'En la parte baja de las paredes exteriores',
    },
  },
  {
    value: 'NONE',
    title: { en: 'None of these', es: 'Nada de esto' },
    description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
    heading: { en: 'If nothing applies', es: 'Si nada corresponde' },
  },
] as const

/** Homeowner insurance, HO-3: the house, what is in it, and the owner's liability. */
/** What it means to have less coverage than the home would cost to rebuild. */
const tooLittle: Text = {
  en: 'May not be enough to rebuild: you’d pay the rest',
  es: 'Puede no alcanzar para reconstruir: el resto lo paga usted',
}

export const homeowner = line('homeowner')
  .chapter({ en: 'Your home', es: 'Su casa' })
  .ask(
    '1',
    'address',
    address({
      title: {
        en: 'Where’s the home you want to insure?',
        es: '¿Dónde está la vivienda que quiere asegurar?',
      },
      short: { en: 'Address', es: 'Dirección' },
      states: stateChoices,
      privacyShort: {
        en: 'Storm, fire and water risks vary from street to street.',
        es: 'Los riesgos de tormenta, incendio y agua varían de una calle a otra.',
      },
      privacyInfo: {
        en: 'The distance to the coast and to the nearest fire station, the local weather and the cost of rebuilding all depend on the address. Your address goes to the insurers that quote you.',
        es: 'La distancia a la costa y a la estación de bomberos más cercana, el clima local y el costo de reconstruir dependen de la dirección. Su dirección llega a las aseguradoras que le cotizan.',
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
          value: 'SINGLE_FAMILY',
          title: { en: 'Single-family house', es: 'Casa unifamiliar' },
          icon: 'home',
        },
        {
          value: 'TOWNHOUSE',
          title: { en: 'Townhouse', es: 'Casa adosada (townhouse)' },
          description: { en: 'You own the walls and roof', es: 'Las paredes y el techo son suyos' },
          icon: 'townhouse',
        },
        {
          value: 'MULTI_2_4',
          title: { en: 'Duplex, triplex or fourplex', es: 'Dúplex, tríplex o cuádruplex' },
          description: { en: 'You live in one of the units', es: 'Usted vive en una de las unidades' },
          icon: 'building-small',
        },
        {
          value: 'CONDO',
          title: { en: 'Condo', es: 'Condominio' },
          description: {
            en: 'The association insures the building',
            es: 'La asociación asegura el edificio',
          },
          icon: 'condo',
        },
        {
          value: 'MANUFACTURED',
          title: { en: 'Manufactured home', es: 'Casa prefabricada (manufactured home)' },
          icon: 'mobile-home',
        },
      ],
      privacyShort: {
        en: 'Each kind of home has its own kind of policy.',
        es: 'Cada tipo de vivienda tiene su propio tipo de póliza.',
      },
      privacyInfo: {
        en: 'Houses, condos and manufactured homes are insured under different policy forms. I ask so that each insurer quotes the right one, or says plainly that it doesn’t have one.',
        we: 'Houses, condos and manufactured homes are insured under different policy forms. We ask so that each insurer quotes the right one, or says plainly that it doesn’t have one.',
        es: 'Las casas, los condominios y las casas prefabricadas se aseguran con distintos tipos de póliza. Su respuesta permite que cada aseguradora cotice el que corresponde, o diga claramente que no lo ofrece.',
      },
    }),
  )
  .ask(
    '1h',
    'use',
    choice({
      title: { en: 'How do you use the home?', es: '¿Qué uso le da a la vivienda?' },
      short: { en: 'Use', es: 'Uso' },
      choices: [
        {
          value: 'PRIMARY',
          title: { en: 'I live there', es: 'Vivienda principal' },
          description: { en: 'Most of the year', es: 'Donde vive la mayor parte del año' },
          icon: 'home',
        },
        {
          value: 'SECONDARY',
          title: { en: 'Second home', es: 'Segunda vivienda' },
          description: { en: 'I use it on and off all year', es: 'Se usa de vez en cuando todo el año' },
          icon: 'bed',
        },
        {
          value: 'SEASONAL',
          title: { en: 'Seasonal home', es: 'Vivienda de temporada' },
          description: { en: 'Empty for months at a time', es: 'Vacía durante varios meses seguidos' },
          icon: 'sun',
        },
        {
          value: 'RENTED',
          title: { en: 'I rent it out', es: 'Rentada a otras personas' },
          description: { en: 'Long-term or short-term', es: 'A largo o a corto plazo' },
          icon: 'key',
        },
        { value: 'VACANT', title: { en: 'It’s vacant', es: 'Desocupada' }, icon: 'none' },
      ],
      privacyShort: {
        en: 'In an empty home, a leak can go unnoticed for weeks.',
        es: 'En una vivienda vacía, una fuga de agua puede pasar semanas sin que nadie la note.',
      },
      privacyInfo: {
        en: 'When someone lives there, a leak is noticed right away. An empty or rented home needs a different policy, and some insurers don’t offer one.',
        es: 'Cuando alguien vive ahí, una fuga de agua se nota enseguida. Una vivienda vacía o rentada necesita otra póliza, y algunas aseguradoras no la ofrecen.',
      },
    }),
  )
  .ask(
    '1m',
    'yearBuilt',
    text({
      title: { en: 'What year was the home built?', es: '¿En qué año se construyó la vivienda?' },
      short: { en: 'Year built', es: 'Año de construcción' },
      subtitle: {
        en: 'The year in the county records is close enough.',
        es: 'Basta con el año que figura en los registros del condado.',
      },
      label: { en: 'Year built', es: 'Año de construcción' },
      type: 'number',
      range: {
        min: 1700,
        max: 'next year',
        message: {
          en: 'Please enter a year from 1700 to next year',
          es: 'Ingrese un año de 1700 al año que viene.',
        },
      },
      skipLabel: { en: 'I don’t know', es: 'No lo sé' },
      privacyShort: {
        en: 'Wiring, plumbing and building codes have changed over time.',
        es: 'La instalación eléctrica, la plomería y los códigos de construcción han cambiado con el tiempo.',
      },
      privacyInfo: {
        en: 'Wiring, plumbing and building codes have changed over time, so insurers price by a home’s age. If you don’t know, I’ll assume what’s typical in your state and mark the price as an estimate.',
        we: 'Wiring, plumbing and building codes have changed over time, so insurers price by a home’s age. If you don’t know, we’ll assume what’s typical in your state and mark the price as an estimate.',
        es: 'La instalación eléctrica, la plomería y los códigos de construcción han cambiado con el tiempo, así que las aseguradoras fijan el precio según la antigüedad de la vivienda. Si no la sabe, se supone lo habitual en su estado y el precio se marca como estimado.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '1r',
    'roof',
    choice({
      title: { en: 'How old is the roof?', es: '¿Qué antigüedad tiene el techo?' },
      short: { en: 'Roof age', es: 'Antigüedad del techo' },
      subtitle: {
        en: 'Count from the last time it was fully replaced.',
        es: 'Cuente desde la última vez que se reemplazó por completo.',
      },
      choices: [
        { value: 'R0_5', title: { en: '0 to 5 years', es: 'De 0 a 5 años' } },
        { value: 'R6_10', title: { en: '6 to 10 years', es: 'De 6 a 10 años' } },
        { value: 'R11_15', title: { en: '11 to 15 years', es: 'De 11 a 15 años' } },
        { value: 'R16_20', title: { en: '16 to 20 years', es: 'De 16 a 20 años' } },
        { value: 'R21', title: { en: 'Over 20 years', es: 'Más de 20 años' } },
        { value: 'UNKNOWN', title: { en: 'I’m not sure', es: 'No lo sé' } },
      ],
      privacyShort: {
        en: 'The roof takes the weather first.',
        es: 'El techo es lo primero que recibe el mal tiempo.',
      },
      privacyInfo: {
        en: 'Wind and hail claims usually start with the roof, so its age matters more than most answers. Some insurers won’t take a roof over 20 years old, or pay only what it’s worth today.',
        es: 'Los reclamos por viento y granizo suelen empezar por el techo, así que su antigüedad importa más que la mayoría de las respuestas. Algunas aseguradoras no aceptan un techo de más de 20 años, o pagan solo lo que vale hoy.',
      },
    }),
  )
  .ask(
    '2',
    'squareFeet',
    text({
      title: { en: 'How big is the living space?', es: '¿Qué tamaño tiene el área habitable?' },
      short: { en: 'Living space', es: 'Área habitable' },
      subtitle: {
        en: 'Leave out the garage and any unfinished basement.',
        es: 'No cuente el garaje ni un sótano sin terminar.',
      },
      label: { en: 'Living space', es: 'Área habitable' },
      type: 'number',
      unit: { en: 'sq ft', es: 'pies²' },
      range: {
        min: 300,
        max: 20_000,
        message: {
          en: 'Please enter a size from 300 to 20,000 square feet',
          es: 'Ingrese un tamaño de 300 a 20,000 pies cuadrados.',
        },
      },
      skipLabel: { en: 'I don’t know', es: 'No lo sé' },
      privacyShort: { en: 'It shows what rebuilding would cost.', es: 'Indica cuánto costaría reconstruir.' },
      privacyInfo: {
        en: 'The policy pays to rebuild your home, which isn’t the same as its market price. I work that out from the square footage and building costs in your state. If you don’t know, I’ll assume a typical size and mark the price as an estimate.',
        we: 'The policy pays to rebuild your home, which isn’t the same as its market price. We work that out from the square footage and building costs in your state. If you don’t know, we’ll assume a typical size and mark the price as an estimate.',
        es: 'La póliza paga la reconstrucción de su vivienda, que no es lo mismo que su precio de mercado. Ese costo se calcula con los pies cuadrados y los costos de construcción en su estado. Si no sabe el tamaño, se supone uno típico y el precio se marca como estimado.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '3',
    'construction',
    choice({
      title: { en: 'What are the outside walls made of?', es: '¿De qué son las paredes exteriores?' },
      short: { en: 'Walls', es: 'Paredes' },
      columns: 2,
      choices: [
        {
          value: 'FRAME',
          title: { en: 'Wood or vinyl siding', es: 'Revestimiento de madera o vinilo (siding)' },
          icon: 'wood',
        },
        {
          value: 'BRICK_VENEER',
          title: { en: 'Brick or stone veneer', es: 'Enchape de ladrillo o piedra' },
          icon: 'brick',
        },
        {
          value: 'MASONRY',
          title: { en: 'Solid brick, block or concrete', es: 'Ladrillo macizo, bloque o concreto' },
          icon: 'wall',
        },
        { value: 'STUCCO', title: { en: 'Stucco', es: 'Estuco' }, icon: 'home' },
        {
          value: 'OTHER',
          title: { en: 'Logs or something else', es: 'Troncos u otro material' },
          icon: 'log',
        },
      ],
      privacyShort: {
        en: 'Brick and wood burn differently, and cost different amounts to rebuild.',
        es: 'El ladrillo y la madera no arden igual, ni cuesta lo mismo reconstruirlos.',
      },
      privacyInfo: {
        en: 'What the walls are made of affects how a fire spreads and what rebuilding costs.',
        es: 'El material de las paredes influye en cómo se propaga un incendio y en cuánto cuesta reconstruir.',
      },
    }),
  )
  .ask(
    '4',
    'features',
    answers =>
      choices({
        title: { en: 'Which of these does the home have?', es: '¿Qué tiene la vivienda de lo siguiente?' },
        short: { en: 'Features', es: 'Características' },
        subtitle: { en: 'Choose all that apply.', es: 'Elija todo lo que corresponda.' },
        columns: 2,
        choices: features.filter(
          ({ value }) =>
            (value !== 'DOG_LISTED' || breedIn('homeowner', answers).isAsked) &&
            // Florida has another question about the protection from wind.
            (value !== 'IMPACT' || answers.address.state !== 'FL'),
        ),
        ...breedIn('homeowner', answers).link,
        privacyShort: {
          en: 'Safety features can lower the price. The others can raise it.',
          es: 'Las medidas de seguridad pueden bajar el precio. Lo demás puede subirlo.',
        },
        privacyInfo: {
          en: `Devices that prevent a loss earn discounts, while a pool, a trampoline or a wood stove adds risk.${breedIn('homeowner', answers).promise} If you skip this, I’ll assume the home has none of these.`,
          we: `Devices that prevent a loss earn discounts, while a pool, a trampoline or a wood stove adds risk.${breedIn('homeowner', answers).promise} If you skip this, we’ll assume the home has none of these.`,
          es: `Los dispositivos que previenen una pérdida dan descuentos, mientras que una piscina, un trampolín o una estufa de leña aumentan el riesgo.${breedIn('homeowner', answers, 'es').promise} Si omite esta pregunta, se supone que la vivienda no tiene nada de esto.`,
        },
      }),
    { skippable: true },
  )
  .ask(
    '4w',
    'windFeatures',
    choices({
      title: {
        en: 'What protects the home from a hurricane?',
        es: '¿Qué protege la vivienda de un huracán?',
      },
      short: { en: 'Wind protection', es: 'Protección contra el viento' },
      subtitle: {
        en: 'Choose all that apply. A wind mitigation report lists them.',
        es: 'Elija todo lo que corresponda. Figura en un informe de mitigación de viento (wind mitigation report).',
      },
      columns: 2,
      choices: windFeatures,
      ...lawPage('FL'),
      privacyShort: {
        en: 'In Florida, insurers have to give a discount for each of these.',
        es: 'En Florida, las aseguradoras deben dar un descuento por cada una de estas protecciones.',
      },
      privacyInfo: {
        en: 'Florida law requires insurers to give discounts for features that protect a home from wind. Before you buy, they’ll want to see an inspector’s report (form OIR-B1-1802). If you don’t know, I’ll assume the home has none of these, so a report can only lower your price.',
        we: 'Florida law requires insurers to give discounts for features that protect a home from wind. Before you buy, they’ll want to see an inspector’s report (form OIR-B1-1802). If you don’t know, we’ll assume the home has none of these, so a report can only lower your price.',
        es: 'La ley de Florida exige que las aseguradoras den descuentos por las características que protegen una vivienda del viento. Antes de que compre, pedirán ver el informe de un inspector (formulario OIR-B1-1802). Si no lo sabe, se supone que la vivienda no tiene ninguna, así que un informe solo puede bajar su precio.',
      },
    }),
    { skippable: true, when: ({ address }) => address.state === 'FL' },
  )
  .chapter({ en: 'Your claims', es: 'Sus reclamos' })
  .ask(
    '5',
    'claims',
    choice({
      title: { en: 'Any claims in the past 5 years?', es: '¿Algún reclamo en los últimos 5 años?' },
      short: { en: 'Claims', es: 'Reclamos' },
      subtitle: { en: 'At this home or an earlier one.', es: 'En esta vivienda o en una anterior.' },
      choices: [
        { value: 'NONE', title: { en: 'None', es: 'Ninguno' }, icon: 'none' },
        {
          value: 'ONE_WEATHER',
          title: { en: 'One, from weather', es: 'Uno, por el mal tiempo' },
          icon: 'storm',
        },
        {
          value: 'ONE_WATER',
          title: { en: 'One, from water inside the home', es: 'Uno, por agua dentro de la vivienda' },
          icon: 'droplet',
        },
        {
          value: 'ONE_OTHER',
          title: { en: 'One, from something else', es: 'Uno, por otra causa' },
          description: { en: 'Fire, theft, liability', es: 'Incendio, robo, responsabilidad civil' },
          icon: 'flame',
        },
        { value: 'TWO', title: { en: 'Two', es: 'Dos' }, icon: 'alert' },
        { value: 'THREE_PLUS', title: { en: 'Three or more', es: 'Tres o más' }, icon: 'alert' },
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
  .chapter({ en: 'You', es: 'Usted' })
  .ask(
    '6',
    'dob',
    dob({
      title: { en: 'When were you born?', es: '¿Cuál es su fecha de nacimiento?' },
      short: { en: 'Birth date', es: 'Fecha de nacimiento' },
      minAge: oldEnough,
      privacyShort: {
        en: 'Insurers use it to identify you, and some price by age.',
        es: 'Las aseguradoras la usan para confirmar su identidad, y algunas fijan el precio según la edad.',
      },
      privacyInfo: {
        en: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume a typical age and mark any price that depends on it as an estimate.',
        we: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, we’ll assume a typical age and mark any price that depends on it as an estimate.',
        es: 'Las aseguradoras la usan para confirmar su identidad y, en algunos estados, para fijar el precio. Si omite esta pregunta, se supone una edad típica, y todo precio que dependa de ella se marca como estimado.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '7',
    'name',
    name({
      title: { en: 'Whose name goes on the policy?', es: '¿A nombre de quién va la póliza?' },
      short: { en: 'Name', es: 'Nombre' },
      privacyShort: {
        en: 'Insurers need a name for a quote.',
        es: 'Las aseguradoras necesitan un nombre para cotizar.',
      },
      privacyInfo: {
        en: 'Insurers that quote in real time need a name. It’s encrypted with your other answers, and goes to those insurers.',
        es: 'Las aseguradoras que cotizan en tiempo real necesitan un nombre. Se cifra junto con sus demás respuestas y llega a esas aseguradoras.',
      },
    }),
  )
  .chapter({ en: 'Your insurance now', es: 'Su seguro actual' })
  .ask(
    'carrier',
    'insurer',
    text({
      title: { en: 'Who insures the home now?', es: '¿Quién asegura la vivienda ahora?' },
      short: { en: 'Insurer', es: 'Aseguradora' },
      label: { en: 'Current insurer', es: 'Su aseguradora actual' },
      suggestions: insurers.map(insurer => insurer.name),
      skipLabel: { en: 'I’m not insured now', es: 'No tengo seguro ahora' },
      skipAnswers: true,
      privacyShort: {
        en: 'So I don’t show you what you already have.',
        we: 'So we don’t show you what you already have.',
        es: 'Para no mostrarle lo que ya tiene.',
      },
      privacyInfo: {
        en: 'I leave your current insurer off the list. If you have none, your prices assume that you’re buying the home, or that its coverage ended no more than 30 days ago. After a longer gap, an insurer may charge more or turn you down.',
        we: 'We leave your current insurer off the list. If you have none, your prices assume that you’re buying the home, or that its coverage ended no more than 30 days ago. After a longer gap, an insurer may charge more or turn you down.',
        es: 'Su aseguradora actual queda fuera de la lista. Si no tiene ninguna, sus precios suponen que está comprando la casa o que su cobertura terminó hace no más de 30 días. Después de más tiempo, una aseguradora puede cobrar más o rechazar la solicitud.',
      },
    }),
    { skippable: true },
  )
  .ask(
    'premium',
    'premium',
    text({
      title: {
        en: 'What do you pay for home insurance now, per year?',
        es: '¿Cuánto paga al año por su seguro de vivienda actual?',
      },
      short: { en: 'Current price', es: 'Precio actual' },
      subtitle: {
        en: 'So I can show you what you’d save. If you pay monthly, multiply by 12.',
        we: 'So we can show you what you’d save. If you pay monthly, multiply by 12.',
        es: 'Para mostrarle cuánto ahorraría. Si paga cada mes, multiplique por 12.',
      },
      label: { en: 'Current premium', es: 'Precio actual' },
      type: 'number',
      prefix: '$',
      unit: { en: 'a year', es: 'al año' },
      range: {
        min: 1,
        max: 100_000,
        message: {
          en: 'Please enter an amount from $1 to $100,000',
          es: 'Ingrese una cantidad de $1 a $100,000.',
        },
      },
      blank: { en: 'Please provide your input', es: 'Ingrese el precio al año u omita esta pregunta.' },
      skipLabel: { en: 'I don’t know', es: 'No lo sé' },
      privacyShort: { en: 'It never changes a price.', es: 'Nunca cambia un precio.' },
      privacyInfo: {
        en: 'No insurer sees it, and no price depends on it. I use it only to show what you’d save with each quote.',
        we: 'No insurer sees it, and no price depends on it. We use it only to show what you’d save with each quote.',
        es: 'Ninguna aseguradora lo ve, y ningún precio depende de esto. Solo sirve para mostrarle cuánto ahorraría con cada cotización.',
      },
    }),
    { skippable: true, when: ({ insurer }) => insurer !== null },
  )
  .chapter({ en: 'Contact', es: 'Contacto' })
  .ask('email', 'contact', emailQuestion({ variant: 'monitor', invite: true }))
  .chapter({ en: 'Your home', es: 'Su casa' })
  .refine(
    'updates',
    'updates',
    choices({
      title: {
        en: 'What has been replaced in the past 30 years?',
        es: '¿Qué se ha reemplazado en los últimos 30 años?',
      },
      short: { en: 'Updates', es: 'Renovaciones' },
      subtitle: {
        en: 'Choose all that apply. Skip this if you aren’t sure.',
        es: 'Elija todo lo que corresponda. Si no lo sabe, omita esta pregunta.',
      },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      choices: [
        {
          value: 'WIRING',
          title: { en: 'The wiring', es: 'La instalación eléctrica' },
          description: {
            en: 'With circuit breakers, not fuses',
            es: 'Con interruptores (circuit breakers), no con fusibles',
          },
        },
        { value: 'PLUMBING', title: { en: 'The plumbing', es: 'La plomería' } },
        { value: 'HEATING', title: { en: 'The heating', es: 'La calefacción' } },
        {
          value: 'NONE',
          title: { en: 'None of these', es: 'Nada de esto' },
          description: {
            en: 'All are as old as the home, or nearly',
            es: 'Todo es tan antiguo como la vivienda, o casi',
          },
        },
      ],
      privacyShort: {
        en: 'Some insurers won’t take a home with wiring or plumbing this old.',
        es: 'Algunas aseguradoras no aceptan una vivienda con una instalación eléctrica o una plomería tan antiguas.',
      },
      privacyInfo: {
        en: 'For an older home, many insurers want a four-point inspection before they issue a policy: of the roof, the wiring, the plumbing and the heating. Until you tell me, I assume they’re all in good shape.',
        we: 'For an older home, many insurers want a four-point inspection before they issue a policy: of the roof, the wiring, the plumbing and the heating. Until you tell us, we assume they’re all in good shape.',
        es: 'Para una vivienda antigua, muchas aseguradoras piden una inspección de cuatro puntos (four-point inspection) antes de emitir una póliza: del techo, la instalación eléctrica, la plomería y la calefacción. Mientras usted no lo indique, se supone que todo está en buen estado.',
      },
    }),
    {
      skippable: true,
      when: ({ yearBuilt, home, today }) =>
        home.choice !== 'CONDO' &&
        yearBuilt !== null &&
        Number(yearBuilt.text) <= Number(today.slice(0, 4)) - 30,
    },
  )
  .refine(
    'roofmaterial',
    'roofMaterial',
    choice({
      title: { en: 'What covers the roof?', es: '¿De qué es la cubierta del techo?' },
      short: { en: 'Roof covering', es: 'Cubierta del techo' },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      columns: 2,
      choices: [
        { value: 'ASPHALT', title: { en: 'Asphalt shingles', es: 'Tejas asfálticas (shingles)' } },
        { value: 'METAL', title: { en: 'Metal', es: 'Metal' } },
        { value: 'TILE', title: { en: 'Clay or concrete tile', es: 'Teja de barro o concreto' } },
        { value: 'WOOD_SHAKE', title: { en: 'Wood shakes or shingles', es: 'Tejas de madera' } },
        { value: 'OTHER', title: { en: 'Something else', es: 'Otro material' } },
      ],
      privacyShort: {
        en: 'Wood burns, hail breaks shingles, and metal lasts.',
        es: 'La madera arde, el granizo rompe las tejas y el metal dura.',
      },
      privacyInfo: {
        en: 'Some insurers price by what covers the roof. Until you tell me, I assume asphalt shingles, which most homes have.',
        we: 'Some insurers price by what covers the roof. Until you tell us, we assume asphalt shingles, which most homes have.',
        es: 'Algunas aseguradoras fijan el precio según la cubierta del techo. Mientras usted no la indique, se suponen tejas asfálticas, que son las más comunes.',
      },
    }),
    { when: ({ home }) => home.choice !== 'CONDO' },
  )
  .refine(
    'roofshape',
    'roofShape',
    choice({
      title: { en: 'What shape is the roof?', es: '¿Qué forma tiene el techo?' },
      short: { en: 'Roof shape', es: 'Forma del techo' },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      choices: [
        {
          value: 'GABLE',
          title: { en: 'Two slopes', es: 'A dos aguas' },
          description: { en: 'A gable roof', es: 'Gable roof' },
        },
        {
          value: 'HIP',
          title: { en: 'Slopes on every side', es: 'A cuatro aguas' },
          description: { en: 'A hip roof', es: 'Hip roof' },
        },
        {
          value: 'FLAT',
          title: { en: 'Flat, or nearly', es: 'Plano, o casi' },
        },
      ],
      privacyShort: {
        en: 'Wind lifts some shapes more easily than others.',
        es: 'El viento levanta unas formas más fácilmente que otras.',
      },
      privacyInfo: {
        en: 'Some insurers price by the shape of the roof. Until you tell me, I assume that it slopes down on two sides.',
        we: 'Some insurers price by the shape of the roof. Until you tell us, we assume that it slopes down on two sides.',
        es: 'Algunas aseguradoras fijan el precio según la forma del techo. Mientras usted no la indique, se supone que es a dos aguas.',
      },
    }),
    // In Florida it is one of the features that protect from the wind.
    { when: ({ home, address }) => home.choice !== 'CONDO' && address.state !== 'FL' },
  )
  .refine(
    'wildfire',
    'wildfireMeasures',
    choices({
      title: {
        en: 'What protects the home from wildfire?',
        es: '¿Qué protege la vivienda de un incendio forestal?',
      },
      short: { en: 'Wildfire protection', es: 'Protección contra incendios forestales' },
      subtitle: {
        en: 'Choose all that apply. Skip this if you aren’t sure.',
        es: 'Elija todo lo que corresponda. Si no lo sabe, omita esta pregunta.',
      },
      action: { en: 'Update my prices', es: 'Actualizar los precios' },
      columns: 2,
      choices: wildfireMeasures,
      privacyShort: {
        en: 'Where wildfires are a danger, each of these can lower your price.',
        es: 'Donde hay peligro de incendios forestales, cada una de estas cosas puede bajar su precio.',
      },
      privacyInfo: {
        en: 'Insurers that charge more for the danger of wildfire can take something off for each of these. Until you tell me, I assume the home has none, so an answer can only lower your price.',
        we: 'Insurers that charge more for the danger of wildfire can take something off for each of these. Until you tell us, we assume the home has none, so an answer can only lower your price.',
        es: 'Las aseguradoras que cobran más por el peligro de incendio forestal pueden rebajar el precio por cada una de estas cosas. Mientras usted no lo indique, se supone que la vivienda no tiene ninguna, así que una respuesta solo puede bajar su precio.',
      },
    }),
    { skippable: true, when: ({ address }) => address.state === 'CA' },
  )
  .chapter({ en: 'Your claims', es: 'Sus reclamos' })
  .refine('claimdate', 'claimRecord', whatAndWhen, { when: ({ claims }) => claims.choice !== 'NONE' })
  .chapter({ en: 'You', es: 'Usted' })
  .refine(
    'credit',
    'credit',
    // The address step accepts only the 51 states.
    ({ address }) =>
      creditQuestion(address.state as State, {
        action: { en: 'Update my prices', es: 'Actualizar los precios' },
      }),
    {
      when: ({ address, today }) =>
        mayRate({ line: 'homeowner', state: address.state as State, factor: 'credit', on: today }),
    },
  )
  .refine('multipolicy', 'multiPolicy', withCar, { when: mayInsureMore('homeowner') })
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .refine('valuables', 'valuables', valuablesQuestion, { skippable: true })
  .refine('dwelling', 'dwelling', ({ home }) =>
    choice({
      title:
        home.choice === 'CONDO'
          ? {
              en: 'How much coverage do you want for the inside of your condo?',
              es: '¿Cuánta cobertura quiere para el interior de su condominio?',
            }
          : { en: 'How much dwelling coverage do you want?', es: '¿Cuánta cobertura de vivienda quiere?' },
      short: { en: 'Dwelling', es: 'Vivienda' },
      subtitle: {
        en: 'Based on what I estimate it would cost to rebuild. That’s not the same as the market price.',
        we: 'Based on what we estimate it would cost to rebuild. That’s not the same as the market price.',
        es: 'Según lo que se estima que costaría reconstruir. No es lo mismo que el precio de mercado.',
      },
      choices: [
        { value: '80', title: { en: '20% less', es: '20% menos' }, description: tooLittle },
        { value: '90', title: { en: '10% less', es: '10% menos' }, description: tooLittle },
        { value: '100', title: { en: 'The full estimate', es: 'El estimado completo' } },
        { value: '110', title: { en: '10% more', es: '10% más' } },
        { value: '125', title: { en: '25% more', es: '25% más' } },
        { value: '150', title: { en: '50% more', es: '50% más' } },
      ],
      privacyShort: {
        en: 'It’s the most the policy pays to rebuild.',
        es: 'Es lo máximo que la póliza paga por reconstruir.',
      },
      privacyInfo: {
        en: 'I work out what rebuilding would cost from the size, the walls and prices in your state. If an appraisal or your current policy shows a different amount, choose what comes closest. Too little leaves you short after a fire.',
        we: 'We work out what rebuilding would cost from the size, the walls and prices in your state. If an appraisal or your current policy shows a different amount, choose what comes closest. Too little leaves you short after a fire.',
        es: 'El costo de reconstruir se calcula con el tamaño, las paredes y los precios en su estado. Si un avalúo o su póliza actual indica otra cantidad, elija la más cercana. Si es muy poco, no le alcanzará después de un incendio.',
      },
    }),
  )
  .refine('belongings', 'belongings', ({ home }) =>
    choice({
      title: {
        en: 'How much coverage do you want for your belongings?',
        es: '¿Cuánta cobertura quiere para sus pertenencias?',
      },
      short: { en: 'Belongings', es: 'Pertenencias' },
      subtitle:
        home.choice === 'CONDO'
          ? {
              en: 'The usual amount is the same as the coverage for the inside of your condo.',
              es: 'Lo habitual es la misma cantidad que la cobertura del interior de su condominio.',
            }
          : {
              en: 'The usual amount is 60% of your dwelling coverage.',
              es: 'Lo habitual es el 60% de su cobertura de vivienda.',
            },
      choices: [
        { value: '50', title: { en: 'Half of the usual', es: 'La mitad de lo habitual' } },
        { value: '75', title: { en: '25% less', es: '25% menos' } },
        { value: '100', title: { en: 'The usual amount', es: 'La cantidad habitual' } },
        { value: '125', title: { en: '25% more', es: '25% más' } },
        { value: '150', title: { en: '50% more', es: '50% más' } },
      ],
      privacyShort: {
        en: 'It’s the most the policy pays for your belongings.',
        es: 'Es lo máximo que la póliza paga por sus pertenencias.',
      },
      privacyInfo: {
        en: 'Think of what it would cost to buy everything again. Too little leaves you short after a fire, and too much costs you more every year.',
        es: 'Piense en lo que costaría volver a comprarlo todo. Si es muy poco, no le alcanzará después de un incendio, y si es demasiado, le cuesta más cada año.',
      },
    }),
  )
  .refine(
    'liability',
    'liability',
    choice({
      title: {
        en: 'How much liability coverage do you want?',
        es: '¿Cuánta cobertura de responsabilidad civil quiere?',
      },
      short: { en: 'Liability', es: 'Responsabilidad civil' },
      subtitle: {
        en: 'It pays if you hurt someone or damage their property, and for your legal defense.',
        es: 'Paga si usted lastima a alguien o daña la propiedad de otra persona, y también paga su defensa legal.',
      },
      choices: [
        { value: '100000', title: alike('$100,000') },
        { value: '300000', title: alike('$300,000'), description: { en: 'Most common', es: 'Lo más común' } },
        {
          value: '500000',
          title: alike('$500,000'),
          description: { en: 'If you have savings to protect', es: 'Si tiene ahorros que proteger' },
        },
      ],
      privacyShort: {
        en: 'You pay anything above the limit yourself.',
        es: 'Lo que pase del límite lo paga usted.',
      },
      privacyInfo: {
        en: 'If a guest gets hurt at your home, or your tree falls on a neighbor’s car, liability coverage can pay up to the amount you choose.',
        es: 'Si una visita se lastima en su casa, o su árbol cae sobre el auto de un vecino, la cobertura de responsabilidad civil puede pagar hasta la cantidad que elija.',
      },
    }),
  )
  .refine(
    'guestpayments',
    'guestPayments',
    choice({
      title: {
        en: 'How much should the policy pay toward a guest’s medical bills?',
        es: '¿Cuánto debe pagar la póliza por los gastos médicos de una visita?',
      },
      short: { en: 'Guests’ injuries', es: 'Lesiones de visitas' },
      subtitle: {
        en: 'For each guest who gets hurt at your home, no matter who’s at fault.',
        es: 'Por cada visita que se lastime en su casa, sin importar quién tenga la culpa.',
      },
      choices: [
        { value: '1000', title: alike('$1,000') },
        { value: '5000', title: alike('$5,000'), description: { en: 'Most common', es: 'Lo más común' } },
        { value: '10000', title: alike('$10,000') },
      ],
      privacyShort: {
        en: 'Paying a small bill right away can help avoid a lawsuit.',
        es: 'Pagar enseguida una factura pequeña puede ayudar a evitar una demanda.',
      },
      privacyInfo: {
        en: 'Medical payments to others cover a guest’s medical bills after a fall or a dog bite, no matter who was at fault. They don’t cover you or your family.',
        es: 'Los pagos médicos a terceros (medical payments to others) cubren las facturas médicas de una visita después de una caída o una mordida de perro, sin importar quién tenga la culpa. No cubren sus gastos ni los de su familia.',
      },
    }),
  )
  .refine('ordinance', 'ordinance', ordinanceQuestion)
  .refine(
    'waterbackup',
    'waterBackup',
    choice({
      title: {
        en: 'Do you want coverage for water that backs up?',
        es: '¿Quiere cobertura por reflujo de agua?',
      },
      short: { en: 'Water backup', es: 'Reflujo de agua' },
      subtitle: {
        en: 'It pays when a sewer, a drain or a sump pump floods your home from below.',
        es: 'Paga cuando el drenaje, un desagüe o una bomba de sumidero inunda su vivienda desde abajo.',
      },
      choices: [
        { value: '0', title: { en: 'No', es: 'No' } },
        { value: '5000', title: alike('$5,000') },
        { value: '10000', title: alike('$10,000') },
        {
          value: '25000',
          title: alike('$25,000'),
          description: { en: 'If your basement is finished', es: 'Si su sótano está terminado' },
        },
      ],
      privacyShort: {
        en: 'Without it, a home policy usually doesn’t pay for this.',
        es: 'Sin ella, una póliza de vivienda no suele pagar estos daños.',
      },
      privacyInfo: {
        en: 'Water backup coverage pays to clean up and repair, up to the amount you choose, when water comes back through sewers or drains or a sump pump fails. It isn’t flood insurance.',
        es: 'La cobertura por reflujo de agua (water backup) paga la limpieza y las reparaciones, hasta la cantidad que elija, cuando el agua regresa por el drenaje o los desagües, o falla una bomba de sumidero. No es un seguro contra inundaciones.',
      },
    }),
  )
  .refine(
    'deductible',
    'deductible',
    choice({
      title: { en: 'What deductible would you like?', es: '¿Qué deducible prefiere?' },
      short: { en: 'Deductible', es: 'Deducible' },
      subtitle: {
        en: 'It’s what you pay yourself after a loss, before the policy pays.',
        es: 'Es lo que usted paga después de una pérdida, antes de que pague la póliza.',
      },
      choices: [
        { value: '1000', title: alike('$1,000') },
        { value: '1500', title: alike('$1,500') },
        { value: '2000', title: alike('$2,000') },
        { value: '2500', title: alike('$2,500') },
        { value: '5000', title: alike('$5,000') },
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
  .refine('winddeductible', 'windDeductible', windDeductibleQuestion)
  .refine(
    'roofsettlement',
    'roofSettlement',
    choice({
      title: {
        en: 'How should the policy pay for your roof?',
        es: '¿Cómo debe pagar la póliza su techo?',
      },
      short: { en: 'Roof payment', es: 'Pago del techo' },
      choices: [
        {
          value: 'REPLACEMENT_COST',
          title: { en: 'What a new one costs', es: 'Lo que cuesta uno nuevo' },
          description: { en: 'Replacement cost', es: 'Costo de reposición (replacement cost)' },
        },
        {
          value: 'ACTUAL_CASH_VALUE',
          title: { en: 'What it was worth', es: 'Lo que valía' },
          description: {
            en: 'Actual cash value: less for each year of its age',
            es: 'Valor real en efectivo (actual cash value): menos por cada año de antigüedad',
          },
        },
      ],
      privacyShort: {
        en: 'Being paid less for an old roof means a lower price.',
        es: 'Cobrar menos por un techo viejo significa un precio más bajo.',
      },
      privacyInfo: {
        en: 'A roof loses value with age. Replacement cost pays for a new one. Actual cash value subtracts for age and wear, and you pay the difference.',
        es: 'Un techo pierde valor con el tiempo. El costo de reposición paga uno nuevo. El valor real en efectivo descuenta la antigüedad y el desgaste, y la diferencia la paga usted.',
      },
    }),
    {
      when: ({ home, roof }) => home.choice !== 'CONDO' && roof.choice !== 'R0_5' && roof.choice !== 'R6_10',
    },
  )
  .refine('starts', 'starts', startDate)

export type HomeownerApplication = Application<typeof homeowner>
