import { body } from '../kinds/body/body.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { dob } from '../kinds/dob/dob.ts'
import { alike } from '../language/texts.ts'
import { type Application, line } from '../wizard/line.ts'
import { nameAndEmailQuestion } from './questions/contact-question.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'

/** Term life insurance: a sum for the survivors. */
export const life = line('life')
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .ask(
    '1',
    'cover',
    choice({
      title: {
        en: 'How much coverage would you like, and for how long?',
        es: '¿Cuánta cobertura quiere y por cuánto tiempo?',
      },
      short: { en: 'Coverage', es: 'Cobertura' },
      subtitle: {
        en: 'Ten times your yearly income is a common starting point.',
        es: 'Diez veces su ingreso anual es un punto de partida común.',
      },
      columns: 2,
      choices: [
        {
          value: '100000:20',
          title: alike('$100,000'),
          description: { en: '20-year term', es: 'Por 20 años' },
        },
        {
          value: '250000:10',
          title: alike('$250,000'),
          description: { en: '10-year term', es: 'Por 10 años' },
        },
        {
          value: '250000:15',
          title: alike('$250,000'),
          description: { en: '15-year term', es: 'Por 15 años' },
        },
        {
          value: '250000:20',
          title: alike('$250,000'),
          description: { en: '20-year term', es: 'Por 20 años' },
        },
        {
          value: '500000:10',
          title: alike('$500,000'),
          description: { en: '10-year term', es: 'Por 10 años' },
        },
        {
          value: '500000:15',
          title: alike('$500,000'),
          description: { en: '15-year term', es: 'Por 15 años' },
        },
        {
          value: '500000:20',
          title: alike('$500,000'),
          description: { en: '20-year term, most common', es: 'Por 20 años, lo más común' },
        },
        {
          value: '500000:25',
          title: alike('$500,000'),
          description: { en: '25-year term', es: 'Por 25 años' },
        },
        {
          value: '500000:30',
          title: alike('$500,000'),
          description: { en: '30-year term', es: 'Por 30 años' },
        },
        {
          value: '1000000:10',
          title: alike('$1,000,000'),
          description: { en: '10-year term', es: 'Por 10 años' },
        },
        {
          value: '1000000:15',
          title: alike('$1,000,000'),
          description: { en: '15-year term', es: 'Por 15 años' },
        },
        {
          value: '1000000:20',
          title: alike('$1,000,000'),
          description: { en: '20-year term', es: 'Por 20 años' },
        },
        {
          value: '1000000:25',
          title: alike('$1,000,000'),
          description: { en: '25-year term', es: 'Por 25 años' },
        },
        {
          value: '1000000:30',
          title: alike('$1,000,000'),
          description: { en: '30-year term', es: 'Por 30 años' },
        },
      ],
      privacyShort: {
        en: 'The amount and the number of years set the price.',
        es: 'La cantidad y el número de años determinan el precio.',
      },
      privacyInfo: {
        en: 'The policy pays this amount if you die during the term. Many people choose a term that lasts until the mortgage is paid off or the children are on their own.',
        es: 'La póliza paga esta cantidad si usted fallece durante el plazo. Muchas personas eligen un plazo que dure hasta que la hipoteca esté pagada o los hijos se mantengan solos.',
      },
    }),
  )
  .chapter({ en: 'You', es: 'Usted' })
  .ask(
    '2',
    'dob',
    dob({
      title: { en: 'When were you born?', es: '¿Cuál es su fecha de nacimiento?' },
      short: { en: 'Birth date', es: 'Fecha de nacimiento' },
      minAge: oldEnough,
      maxAge: {
        years: 75,
        message: {
          en: 'I can compare term life insurance for people up to age 75',
          we: 'We can compare term life insurance for people up to age 75',
          es: 'El seguro de vida a término se puede comparar hasta los 75 años de edad.',
        },
      },
      privacyShort: {
        en: 'Life insurance is priced by age.',
        es: 'El precio del seguro de vida depende de la edad.',
      },
      privacyInfo: {
        en: 'Age affects a life insurance price more than almost anything else. Some insurers use your nearest birthday and some your last one, so the exact day matters.',
        es: 'La edad influye en el precio de un seguro de vida más que casi cualquier otra cosa. Algunas aseguradoras usan su cumpleaños más cercano y otras el último, así que el día exacto importa.',
      },
    }),
  )
  .ask(
    '2c',
    'sex',
    choice({
      title: { en: 'What’s your sex?', es: '¿Cuál es su sexo?' },
      short: { en: 'Sex', es: 'Sexo' },
      subtitle: {
        en: 'Life insurers use it to set prices. Choose the one on your driver’s license or birth certificate.',
        es: 'Las aseguradoras de vida lo usan para fijar los precios. Elija el que figura en su licencia de conducir o en su acta de nacimiento.',
      },
      choices: [
        { value: 'F', title: { en: 'Female', es: 'Femenino' } },
        { value: 'M', title: { en: 'Male', es: 'Masculino' } },
      ],
      privacyShort: {
        en: 'Life expectancy differs by sex, and so do the rates.',
        es: 'La esperanza de vida varía según el sexo, y las tarifas también.',
      },
      privacyInfo: {
        en: 'Women live longer on average, so their rates are lower.',
        es: 'En promedio las mujeres viven más, así que sus tarifas son más bajas.',
      },
    }),
  )
  .chapter({ en: 'Your health', es: 'Su salud' })
  .ask(
    '3',
    'body',
    body({
      title: { en: 'How tall are you, and how much do you weigh?', es: '¿Cuánto mide y cuánto pesa?' },
      short: { en: 'Height and weight', es: 'Estatura y peso' },
      privacyShort: {
        en: 'Life insurers use height and weight charts.',
        es: 'Las aseguradoras de vida usan tablas de estatura y peso.',
      },
      privacyInfo: {
        en: 'Each insurer uses a height and weight chart to set your health class. This is health information. It’s encrypted with your answers and goes only to the insurers that quote you.',
        es: 'Cada aseguradora usa una tabla de estatura y peso para determinar su categoría de salud. Esta es información de salud. Se cifra junto con sus respuestas y llega solo a las aseguradoras que le cotizan.',
      },
    }),
  )
  .ask(
    '4',
    'health',
    choices(
      {
        title: { en: 'Do any of these apply to you?', es: '¿Algo de esto se aplica a usted?' },
        short: { en: 'Health', es: 'Salud' },
        subtitle: { en: 'Choose all that apply.', es: 'Elija todo lo que corresponda.' },
        choices: [
          {
            value: 'TOBACCO_NOW',
            title: {
              en: 'Tobacco or nicotine in the past 12 months',
              es: 'Tabaco o nicotina en los últimos 12 meses',
            },
            description: { en: 'Cigarettes, vaping, patches', es: 'Cigarrillos, vapeo, parches' },
          },
          {
            value: 'TOBACCO_QUIT_LATELY',
            title: { en: 'Quit tobacco 1 to 2 years ago', es: 'Sin tabaco desde hace 1 a 2 años' },
          },
          {
            value: 'TOBACCO_QUIT',
            title: { en: 'Quit tobacco 2 to 3 years ago', es: 'Sin tabaco desde hace 2 a 3 años' },
          },
          {
            value: 'BP',
            title: { en: 'High blood pressure, treated', es: 'Presión arterial alta, con tratamiento' },
          },
          {
            value: 'CHOLESTEROL',
            title: { en: 'High cholesterol, treated', es: 'Colesterol alto, con tratamiento' },
          },
          { value: 'DIABETES', title: { en: 'Diabetes', es: 'Diabetes' } },
          {
            value: 'HEART',
            title: { en: 'Heart disease or stroke', es: 'Enfermedad del corazón o derrame cerebral' },
          },
          {
            value: 'CANCER',
            title: { en: 'Cancer in the past 10 years', es: 'Cáncer en los últimos 10 años' },
          },
          { value: 'APNEA', title: { en: 'Sleep apnea', es: 'Apnea del sueño' } },
          {
            value: 'FAMILY',
            title: {
              en: 'A parent or sibling had heart disease or cancer before age 60',
              es: 'Padre, madre o hermanos con enfermedad del corazón o cáncer antes de los 60 años',
            },
          },
          {
            value: 'DUI',
            title: {
              en: 'A DUI in the past 5 years',
              es: 'Manejar bajo los efectos del alcohol o las drogas (DUI) en los últimos 5 años',
            },
          },
          {
            value: 'RISKY',
            title: {
              en: 'Piloting a plane, scuba diving or rock climbing',
              es: 'Pilotar un avión, bucear o escalar en roca',
            },
          },
          {
            value: 'NONE',
            title: { en: 'None of these', es: 'Nada de esto' },
            description: { en: 'Unchecks the others', es: 'Al elegirla, se desmarca lo demás' },
          },
        ],
        privacyShort: {
          en: 'An honest answer keeps the quote accurate.',
          es: 'Con una respuesta sincera, la cotización es exacta.',
        },
        privacyInfo: {
          en: 'Your health sets your health class, and so your price. Insurers ask again and look at records before they issue a policy, so an honest answer now helps keep the price you see the price you pay. It’s encrypted with your answers and goes only to the insurers that quote you.',
          es: 'Su salud determina su categoría de salud y, con ella, su precio. Las aseguradoras vuelven a preguntar y consultan registros antes de emitir una póliza, así que una respuesta sincera ahora ayuda a que el precio que ve sea el que pague. Se cifra junto con sus respuestas y llega solo a las aseguradoras que le cotizan.',
        },
      },
      'health',
    ),
  )
  .chapter({ en: 'Contact', es: 'Contacto' })
  .ask(
    '5',
    'contact',
    nameAndEmailQuestion({ action: { en: 'Explore Prices', es: 'Explorar precios' }, invite: true }),
  )
  .chapter({ en: 'Your coverage', es: 'Su cobertura' })
  .refine('starts', 'starts', startDate)

export type LifeApplication = Application<typeof life>
