import { body } from '../kinds/body/body.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { alike } from '../language/texts.ts'
import { type Application, line } from '../wizard/line.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'

/** Term life insurance: a sum for the survivors. */
export const life = line('life')
  .chapter({ en: 'Your coverage' })
  .ask(
    '1',
    'cover',
    choice({
      title: { en: 'How much coverage would you like, and for how long?' },
      short: { en: 'Coverage' },
      subtitle: { en: 'Ten times your yearly income is a common starting point.' },
      columns: 2,
      choices: [
        { value: '100000:20', title: alike('$100,000'), description: { en: '20-year term' } },
        { value: '250000:10', title: alike('$250,000'), description: { en: '10-year term' } },
        { value: '250000:20', title: alike('$250,000'), description: { en: '20-year term' } },
        { value: '500000:10', title: alike('$500,000'), description: { en: '10-year term' } },
        { value: '500000:20', title: alike('$500,000'), description: { en: '20-year term, most common' } },
        { value: '500000:30', title: alike('$500,000'), description: { en: '30-year term' } },
        { value: '1000000:20', title: alike('$1,000,000'), description: { en: '20-year term' } },
        { value: '1000000:30', title: alike('$1,000,000'), description: { en: '30-year term' } },
      ],
      privacyShort: { en: 'The amount and the number of years set the price.' },
      privacyInfo: {
        en: 'The policy pays this amount if you die during the term. Many people choose a term that lasts until the mortgage is paid off or the children are on their own.',
      },
    }),
  )
  .chapter({ en: 'You' })
  .ask(
    '2',
    'dob',
    dob({
      title: { en: 'When were you born?' },
      short: { en: 'Birth date' },
      minAge: oldEnough,
      maxAge: {
        years: 75,
        message: {
          en: 'I can compare term life insurance for people up to age 75',
          we: 'We can compare term life insurance for people up to age 75',
        },
      },
      privacyShort: { en: 'Life insurance is priced by age.' },
      privacyInfo: {
        en: 'Age affects a life insurance price more than almost anything else. Some insurers use your nearest birthday and some your last one, so the exact day matters.',
      },
    }),
  )
  .ask(
    '2c',
    'sex',
    choice({
      title: { en: 'What’s your sex?' },
      short: { en: 'Sex' },
      subtitle: {
        en: 'Life insurers use it to set prices. Choose the one on your driver’s license or birth certificate.',
      },
      choices: [
        { value: 'F', title: { en: 'Female' } },
        { value: 'M', title: { en: 'Male' } },
      ],
      privacyShort: { en: 'Life expectancy differs by sex, and so do the rates.' },
      privacyInfo: { en: 'Women live longer on average, so their rates are lower.' },
    }),
  )
  .chapter({ en: 'Your health' })
  .ask(
    '3',
    'body',
    body({
      title: { en: 'How tall are you, and how much do you weigh?' },
      short: { en: 'Height and weight' },
      privacyShort: { en: 'Life insurers use height and weight charts.' },
      privacyInfo: {
        en: 'Each insurer uses a height and weight chart to set your health class. This is health information. It’s encrypted with your answers and goes only to the insurers that quote you.',
      },
    }),
  )
  .ask(
    '4',
    'health',
    choices(
      {
        title: { en: 'Do any of these apply to you?' },
        short: { en: 'Health' },
        subtitle: { en: 'Choose all that apply.' },
        choices: [
          {
            value: 'TOBACCO_NOW',
            title: { en: 'Tobacco or nicotine in the past 12 months' },
            description: { en: 'Cigarettes, vaping, patches' },
          },
          { value: 'TOBACCO_QUIT_LATELY', title: { en: 'Quit tobacco 1 to 2 years ago' } },
          { value: 'TOBACCO_QUIT', title: { en: 'Quit tobacco 2 to 3 years ago' } },
          { value: 'BP', title: { en: 'High blood pressure, treated' } },
          { value: 'CHOLESTEROL', title: { en: 'High cholesterol, treated' } },
          { value: 'DIABETES', title: { en: 'Diabetes' } },
          { value: 'HEART', title: { en: 'Heart disease or stroke' } },
          { value: 'CANCER', title: { en: 'Cancer in the past 10 years' } },
          { value: 'APNEA', title: { en: 'Sleep apnea' } },
          { value: 'FAMILY', title: { en: 'A parent or sibling had heart disease or cancer before age 60' } },
          { value: 'DUI', title: { en: 'A DUI in the past 5 years' } },
          { value: 'RISKY', title: { en: 'Piloting a plane, scuba diving or rock climbing' } },
          { value: 'NONE', title: { en: 'None of these' }, description: { en: 'Unchecks the others' } },
        ],
        privacyShort: { en: 'An honest answer keeps the quote accurate.' },
        privacyInfo: {
          en: 'Your health sets your health class, and so your price. Insurers ask again and look at records before they issue a policy, so an honest answer now helps keep the price you see the price you pay. It’s encrypted with your answers and goes only to the insurers that quote you.',
        },
      },
      'health',
    ),
  )
  .chapter({ en: 'Contact' })
  .ask(
    '5',
    'contact',
    contact({
      title: { en: 'Last step: your name, and your email if you like' },
      short: { en: 'Email' },
      action: { en: 'Explore Prices' },
      variant: 'send',
      names: true,
      invite: true,
      information_disclosure: true,
      privacyShort: { en: 'Insurers need a name for a quote. Email is up to you.' },
      privacyInfo: {
        en: 'Insurers need a name for a quote. Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
        we: 'Insurers need a name for a quote. Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      },
    }),
  )
  .chapter({ en: 'Your coverage' })
  .refine('starts', 'starts', startDate)

export type LifeApplication = Application<typeof life>
