import { body } from '../kinds/body/body.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { type Application, line } from '../wizard/line.ts'

/** Term life insurance: a sum for those who stay behind. */
export const life = line('life')
  .ask(
    '1',
    'cover',
    choice({
      title: 'How much cover, and for how long?',
      short: 'Coverage',
      subtitle: 'Ten times a year of income is a common start.',
      columns: 2,
      choices: [
        { value: '250000:10', title: '$250,000', description: '10-year term' },
        { value: '250000:20', title: '$250,000', description: '20-year term' },
        { value: '500000:10', title: '$500,000', description: '10-year term' },
        { value: '500000:20', title: '$500,000', description: '20-year term, most common' },
        { value: '500000:30', title: '$500,000', description: '30-year term' },
        { value: '1000000:20', title: '$1,000,000', description: '20-year term' },
        { value: '1000000:30', title: '$1,000,000', description: '30-year term' },
        { value: '100000:20', title: '$100,000', description: '20-year term' },
      ],
      privacyShort: 'The sum and the years set the price.',
      privacyInfo:
        'The sum is paid if you die within the term. Many people choose a term that ends when the mortgage is paid or the children stand on their own feet.',
    }),
  )
  .ask(
    '2',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      minAge: { years: 18, message: 'You need to be at least 18 to take out a policy' },
      maxAge: { years: 75, message: 'Term life insurance is sold up to the age of 75' },
      privacyShort: 'Life insurance is priced by age.',
      privacyInfo:
        'Age is the first thing a life insurer prices by, in every state. Some count the birthday that is nearest, some the last one, so the day matters.',
    }),
  )
  .ask(
    '2c',
    'sex',
    choice({
      title: 'What sex is on your birth certificate?',
      short: 'Sex',
      subtitle: 'Insurers use it because life spans differ.',
      choices: [
        { value: 'F', title: 'Female' },
        { value: 'M', title: 'Male' },
      ],
      privacyShort: 'Life spans differ, and so do the filed rates.',
      privacyInfo:
        'Women live longer on average, so their filed rates are lower. In Montana, where the rule is unclear, I take the mean of both.',
    }),
  )
  .ask(
    '3',
    'body',
    body({
      title: 'How tall are you, and what do you weigh?',
      short: 'Height and weight',
      privacyShort: 'Insurers have a table of build.',
      privacyInfo:
        'Each insurer has a table that says which height and weight fit which price class. It is health information: sealed with your answers and shown to nobody but the insurers that quote.',
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
          { value: 'TOBACCO_QUIT', title: 'Quit 1 to 3 years ago' },
          { value: 'BP', title: 'High blood pressure, treated' },
          { value: 'CHOLESTEROL', title: 'High cholesterol, treated' },
          { value: 'DIABETES', title: 'Diabetes' },
          { value: 'HEART', title: 'Heart disease or stroke' },
          { value: 'CANCER', title: 'Cancer in the past 10 years' },
          { value: 'APNEA', title: 'Sleep apnea' },
          { value: 'FAMILY', title: 'A parent or sibling with heart disease or cancer before 60' },
          { value: 'DUI', title: 'A DUI in the past 5 years' },
          { value: 'RISKY', title: 'Flying, diving or climbing' },
          { value: 'NONE', title: 'None of these', description: 'Clears the others' },
        ],
        privacyShort: 'An honest answer keeps the quote true.',
        privacyInfo:
          'Health sets the price class. Insurers ask again before they issue a policy and look at records, so an honest answer now keeps the price you see the price you pay. It is sealed with your answers and shown to nobody but the insurers that quote.',
      },
      'health',
    ),
  )
  .ask(
    '5',
    'contact',
    contact({
      title: 'Where may I send your quotes?',
      short: 'Email',
      action: 'Explore Prices',
      variant: 'send',
      names: true,
      invite: true,
      information_disclosure: true,
      privacyShort: 'Insurers quote to a name. Mail comes only if you ask for it.',
      privacyInfo:
        'Insurers quote to a name. Your e-mail address is sealed with your answers and used for nothing but what you ask for here. There is no field for a phone number, so nobody can call you. This demonstration sends no mail.',
    }),
  )

export type LifeApplication = Application<typeof life>
