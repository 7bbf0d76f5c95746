import { body } from '../kinds/body/body.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { type Application, line } from '../wizard/line.ts'
import { oldEnough } from './old-enough.ts'
import { startDate } from './start-date.ts'

/** Term life insurance: a sum for the survivors. */
export const life = line('life')
  .chapter('Your coverage')
  .ask(
    '1',
    'cover',
    choice({
      title: 'How much coverage would you like, and for how long?',
      short: 'Coverage',
      subtitle: 'Ten times your yearly income is a common starting point.',
      columns: 2,
      choices: [
        { value: '100000:20', title: '$100,000', description: '20-year term' },
        { value: '250000:10', title: '$250,000', description: '10-year term' },
        { value: '250000:20', title: '$250,000', description: '20-year term' },
        { value: '500000:10', title: '$500,000', description: '10-year term' },
        { value: '500000:20', title: '$500,000', description: '20-year term, most common' },
        { value: '500000:30', title: '$500,000', description: '30-year term' },
        { value: '1000000:20', title: '$1,000,000', description: '20-year term' },
        { value: '1000000:30', title: '$1,000,000', description: '30-year term' },
      ],
      privacyShort: 'The amount and the number of years set the price.',
      privacyInfo:
        'The policy pays this amount if you die during the term. Many people choose a term that lasts until the mortgage is paid off or the children are on their own.',
    }),
  )
  .chapter('You')
  .ask(
    '2',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      minAge: oldEnough,
      maxAge: { years: 75, message: 'Term life insurance is sold up to age 75' },
      privacyShort: 'Life insurance is priced by age.',
      privacyInfo:
        'Age is the first thing a life insurer prices by, in every state. Some go by your nearest birthday and some by your last one, so the exact day matters.',
    }),
  )
  .ask(
    '2c',
    'sex',
    choice({
      title: 'What sex is on your birth certificate?',
      short: 'Sex',
      subtitle: 'Life insurers ask because life spans differ.',
      choices: [
        { value: 'F', title: 'Female' },
        { value: 'M', title: 'Male' },
      ],
      privacyShort: 'Life expectancy differs by sex, and so do the rates.',
      privacyInfo: 'Women live longer on average, so their rates are lower.',
    }),
  )
  .chapter('Your health')
  .ask(
    '3',
    'body',
    body({
      title: 'How tall are you, and how much do you weigh?',
      short: 'Height and weight',
      privacyShort: 'Life insurers use height and weight tables.',
      privacyInfo:
        'Each insurer has a table of heights and weights for each of its price classes. This is health information: it’s sealed with your answers and goes only to the insurers that quote you.',
    }),
  )
  .ask(
    '4',
    'health',
    choices(
      {
        title: 'Do any of these apply to you?',
        short: 'Health',
        subtitle: 'Choose all that apply.',
        choices: [
          {
            value: 'TOBACCO_NOW',
            title: 'Tobacco or nicotine in the past 12 months',
            description: 'Cigarettes, vaping, patches',
          },
          { value: 'TOBACCO_QUIT_LATELY', title: 'Quit tobacco 1 to 2 years ago' },
          { value: 'TOBACCO_QUIT', title: 'Quit tobacco 2 to 3 years ago' },
          { value: 'BP', title: 'High blood pressure, treated' },
          { value: 'CHOLESTEROL', title: 'High cholesterol, treated' },
          { value: 'DIABETES', title: 'Diabetes' },
          { value: 'HEART', title: 'Heart disease or stroke' },
          { value: 'CANCER', title: 'Cancer in the past 10 years' },
          { value: 'APNEA', title: 'Sleep apnea' },
          { value: 'FAMILY', title: 'A parent or sibling had heart disease or cancer before 60' },
          { value: 'DUI', title: 'A DUI in the past 5 years' },
          { value: 'RISKY', title: 'Flying, scuba diving or climbing' },
          { value: 'NONE', title: 'None of these', description: 'Unchecks the others' },
        ],
        privacyShort: 'An honest answer keeps the quote accurate.',
        privacyInfo:
          'Your health sets the price class. Insurers ask again and look at records before they issue a policy, so an honest answer now helps keep the price you see the price you pay. It’s sealed with your answers and goes only to the insurers that quote you.',
      },
      'health',
    ),
  )
  .chapter('Contact')
  .ask(
    '5',
    'contact',
    contact({
      title: 'Where should I send your quotes?',
      short: 'Email',
      action: 'Explore Prices',
      variant: 'send',
      names: true,
      invite: true,
      information_disclosure: true,
      privacyShort: 'Insurers need a name for a quote. Email is up to you.',
      privacyInfo:
        'Insurers need a name for a quote. Your email address is sealed with your answers and used only for what you ask for here. I don’t ask for a phone number, so nobody can call you.',
    }),
  )
  .chapter('Your coverage')
  .refine('starts', 'starts', startDate)

export type LifeApplication = Application<typeof life>
