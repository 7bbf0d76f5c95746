import { type Choice, choice } from '../kinds/choice/choice.ts'
import { type Dob, dob } from '../kinds/dob/dob.ts'
import { bornIn, kindName, pets } from '../kinds/pets/pets.ts'
import type { Text } from '../language/text.ts'
import { alike, composed } from '../language/texts.ts'
import { type Application, line } from '../wizard/line.ts'
import { startDate } from './questions/start-date.ts'

const kinds = [
  {
    value: 'DOG_SMALL',
    title: { en: 'Small dog', es: 'Perro pequeño' },
    description: {
      en: 'Under 25 lb, such as a Yorkie or Chihuahua',
      es: 'Menos de 25 lb, como un yorkie o un chihuahua',
    },
    icon: 'dog',
  },
  {
    value: 'DOG_MEDIUM',
    title: { en: 'Medium dog', es: 'Perro mediano' },
    description: {
      en: '25 to 49 lb, such as a beagle or spaniel',
      es: 'De 25 a 49 lb, como un beagle o un spaniel',
    },
    icon: 'dog',
  },
  {
    value: 'DOG_LARGE',
    title: { en: 'Large dog', es: 'Perro grande' },
    description: {
      en: '50 to 89 lb, such as a Lab or shepherd',
      es: 'De 50 a 89 lb, como un labrador o un pastor alemán',
    },
    icon: 'dog',
  },
  {
    value: 'DOG_GIANT',
    title: { en: 'Giant dog', es: 'Perro gigante' },
    description: { en: '90 lb and up, such as a Great Dane', es: '90 lb o más, como un gran danés' },
    icon: 'dog',
  },
  {
    value: 'DOG_FLAT',
    title: { en: 'Flat-faced dog', es: 'Perro de cara chata' },
    description: {
      en: 'Such as a bulldog, pug, boxer or shih tzu',
      es: 'Como un bulldog, pug, bóxer o shih tzu',
    },
    icon: 'dog',
  },
  {
    value: 'CAT_MIXED',
    title: { en: 'Cat', es: 'Gato' },
    description: { en: 'Domestic shorthair or longhair', es: 'Doméstico de pelo corto o largo' },
    icon: 'cat',
  },
  {
    value: 'CAT_PEDIGREE',
    title: { en: 'Pedigreed cat', es: 'Gato de raza' },
    description: { en: 'Such as a Maine Coon, Persian or Sphynx', es: 'Como un maine coon, persa o sphynx' },
    icon: 'cat',
  },
] as const satisfies readonly Choice[]

const maxAge = {
  years: 25,
  message: {
    en: 'Please check the year. I can go back 25 years',
    we: 'Please check the year. We can go back 25 years',
    es: 'Revise el año. Puede ser de hace 25 años como máximo.',
  },
}

/** How many pets a quote may have. */
const mostPets = 5

function firstPet(kind: string, born: Dob | null): Text {
  const age: Text =
    born === null ? { en: 'birth date not known', es: 'fecha de nacimiento desconocida' } : bornIn(born)
  return composed(tell => `${tell(kindName(kinds, kind))}, ${tell(age)}`)
}

/** Pet insurance, accident and illness: two questions; the e-mail address is only asked on the results page. */
export const pet = line('pet')
  .chapter({ en: 'Your pet', es: 'Su mascota' })
  .ask(
    '1',
    'pet',
    choice({
      title: { en: 'What kind of pet do you have?', es: '¿Qué tipo de mascota tiene?' },
      short: { en: 'Pet', es: 'Mascota' },
      subtitle: {
        en: 'Dogs and cats only. For a mixed-breed dog, choose by adult weight.',
        es: 'Solo perros y gatos. Si su perro es mestizo, elija según su peso de adulto.',
      },
      columns: 2,
      choices: kinds,
      privacyShort: {
        en: 'Vet bills vary by kind, size and breed.',
        es: 'Las facturas del veterinario varían según el tipo, el tamaño y la raza.',
      },
      privacyInfo: {
        en: 'Large and flat-faced dogs see the vet more often, and cats less. Insurers group breeds by what their care costs, so the closest group is fine.',
        es: 'Los perros grandes y los de cara chata van más al veterinario, y los gatos menos. Las aseguradoras agrupan las razas según lo que cuesta su atención, así que basta con el grupo más parecido.',
      },
    }),
  )
  .ask(
    '10',
    'dob',
    dob({
      title: { en: 'When was your pet born?', es: '¿Cuándo nació su mascota?' },
      short: { en: 'Born', es: 'Fecha de nacimiento' },
      subtitle: {
        en: 'The month is enough. If you adopted and aren’t sure, you can skip this.',
        es: 'Basta con el mes. Si la adoptó y no lo sabe con certeza, puede omitir esta pregunta.',
      },
      action: { en: 'View my quotes', es: 'Ver las cotizaciones' },
      monthEnough: true,
      maxAge,
      information_disclosure: true,
      privacyShort: {
        en: 'Older pets see the vet more often.',
        es: 'Las mascotas mayores van más al veterinario.',
      },
      privacyInfo: {
        en: 'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets older than 14 years. If you skip this, I’ll assume your pet is 4 years old and mark the prices as estimates.',
        we: 'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets older than 14 years. If you skip this, we’ll assume your pet is 4 years old and mark the prices as estimates.',
        es: 'El precio sube con la edad, y algunas aseguradoras no aceptan cachorros de menos de 8 semanas ni mascotas de más de 14 años. Si omite esta pregunta, se supone que su mascota tiene 4 años, y los precios se marcan como estimados.',
      },
    }),
    { skippable: true },
  )
  .refine(
    'others',
    'others',
    ({ pet, dob }) =>
      pets({
        title: {
          en: 'Which pets should I quote?',
          we: 'Which pets should we quote?',
          es: '¿Para qué mascotas quiere una cotización?',
        },
        short: { en: 'More pets', es: 'Más mascotas' },
        subtitle: {
          en: 'They share your ZIP code and the coverage you choose. Only the kind of pet and its age differ.',
          es: 'Comparten su código postal y la cobertura que elija. Solo cambian el tipo de mascota y su edad.',
        },
        action: { en: 'Update my prices', es: 'Actualizar los precios' },
        kinds,
        first: firstPet(pet.choice, dob),
        maxAge,
        most: mostPets,
        privacyShort: { en: 'Every pet has its own price.', es: 'Cada mascota tiene su propio precio.' },
        privacyInfo: {
          en: 'Insurers price each pet by kind and age. I ask them about one pet at a time, add up what they say, and tell you which of your pets an insurer won’t take. Some take a little off for a second pet, so ask before you buy.',
          we: 'Insurers price each pet by kind and age. We ask them about one pet at a time, add up what they say, and tell you which of your pets an insurer won’t take. Some take a little off for a second pet, so ask before you buy.',
          es: 'Las aseguradoras fijan el precio de cada mascota según el tipo y la edad. Se les consulta por una mascota a la vez, se suman sus respuestas y se indica cuáles de sus mascotas no acepta una aseguradora. Algunas descuentan un poco por una segunda mascota, así que pregunte antes de comprar.',
        },
      }),
    { skippable: false },
  )
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .refine(
    'plan',
    'plan',
    choice({
      title: { en: 'What should the policy pay for?', es: '¿Qué debe pagar la póliza?' },
      short: { en: 'Plan', es: 'Plan' },
      choices: [
        {
          value: 'ACCIDENT_ONLY',
          title: { en: 'Accidents', es: 'Accidentes' },
          description: {
            en: 'Broken bones, bites, swallowed toys',
            es: 'Fracturas, mordidas, juguetes tragados',
          },
        },
        {
          value: 'ACCIDENT_AND_ILLNESS',
          title: { en: 'Accidents and illness', es: 'Accidentes y enfermedades' },
          description: { en: 'Most common', es: 'Lo más común' },
        },
        {
          value: 'WELLNESS',
          title: { en: 'Routine care too', es: 'También atención de rutina' },
          description: {
            en: 'Also covers checkups, shots and teeth cleaning',
            es: 'Cubre además chequeos, vacunas y limpieza dental',
          },
        },
      ],
      privacyShort: {
        en: 'Illness costs far more over a pet’s life than accidents do.',
        es: 'En la vida de una mascota, las enfermedades cuestan mucho más que los accidentes.',
      },
      privacyInfo: {
        en: 'Accident-only plans cost less, but they don’t cover illness such as cancer or infections. Routine care coverage usually pays back about what it costs. It mainly spreads out the bills. Not every insurer sells all three. I say so with its price.',
        we: 'Accident-only plans cost less, but they don’t cover illness such as cancer or infections. Routine care coverage usually pays back about what it costs. It mainly spreads out the bills. Not every insurer sells all three. We say so with its price.',
        es: 'Los planes solo para accidentes cuestan menos, pero no cubren enfermedades como el cáncer o las infecciones. La cobertura de atención de rutina suele devolver más o menos lo que cuesta. Sirve sobre todo para repartir los gastos. No todas las aseguradoras venden las tres opciones. En ese caso se indica junto a su precio.',
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
        en: 'It’s what you pay toward each year’s vet bills before the policy pays.',
        es: 'Es lo que usted paga de las facturas del veterinario de cada año antes de que pague la póliza.',
      },
      choices: [
        { value: '250', title: alike('$250') },
        { value: '500', title: alike('$500'), description: { en: 'Most common', es: 'El más común' } },
        { value: '1000', title: alike('$1,000') },
      ],
      privacyShort: {
        en: 'A higher deductible means a lower price.',
        es: 'Un deducible más alto significa un precio más bajo.',
      },
      privacyInfo: {
        en: 'You pay this much of a year’s vet bills, and the insurer pays its share of the rest. Pick an amount you could pay on short notice.',
        es: 'Usted paga esta cantidad de las facturas del veterinario de un año, y la aseguradora paga su parte del resto. Elija una cantidad que podría pagar sin mucho aviso.',
      },
    }),
  )
  .refine(
    'reimbursement',
    'reimbursement',
    choice({
      title: {
        en: 'What share of each vet bill should the policy pay back?',
        es: '¿Qué parte de cada factura del veterinario debe reembolsar la póliza?',
      },
      short: { en: 'Reimbursement', es: 'Reembolso' },
      subtitle: { en: 'After the deductible.', es: 'Después del deducible.' },
      choices: [
        { value: '70', title: alike('70%') },
        { value: '80', title: alike('80%'), description: { en: 'Most common', es: 'Lo más común' } },
        { value: '90', title: alike('90%') },
      ],
      privacyShort: { en: 'You pay the rest of every bill.', es: 'El resto de cada factura lo paga usted.' },
      privacyInfo: {
        en: 'You pay the vet, and the insurer pays this share back to you. A larger share costs more every month and less when your pet is sick.',
        es: 'Usted le paga al veterinario, y la aseguradora le reembolsa esta parte. Una parte mayor cuesta más cada mes y menos cuando su mascota se enferma.',
      },
    }),
  )
  .refine(
    'annuallimit',
    'annualLimit',
    choice({
      title: {
        en: 'What’s the most the policy should pay back in a year?',
        es: '¿Cuánto debe reembolsar la póliza como máximo en un año?',
      },
      short: { en: 'Annual limit', es: 'Límite anual' },
      choices: [
        { value: '5000', title: alike('$5,000') },
        { value: '10000', title: alike('$10,000'), description: { en: 'Most common', es: 'El más común' } },
        { value: '0', title: { en: 'No limit', es: 'Sin límite' } },
      ],
      privacyShort: {
        en: 'Surgery or cancer care can cost $10,000 or more.',
        es: 'Una cirugía o un tratamiento contra el cáncer puede costar $10,000 o más.',
      },
      privacyInfo: {
        en: 'Once the insurer has paid back this much in a policy year, you pay the rest of that year’s bills yourself.',
        es: 'Cuando la aseguradora ha reembolsado esta cantidad en un año de la póliza, el resto de las facturas de ese año lo paga usted.',
      },
    }),
  )
  .refine('starts', 'starts', startDate)

export type PetApplication = Application<typeof pet>
