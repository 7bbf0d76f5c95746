import { choice } from '../kinds/choice/choice.ts'
import { dob } from '../kinds/dob/dob.ts'
import { type Application, line } from '../wizard/line.ts'
import { startDate } from './start-date.ts'

/** Pet insurance, accident and illness: two questions; the e-mail address is only asked on the results page. */
export const pet = line('pet')
  .chapter('Your pet')
  .ask(
    '1',
    'pet',
    choice({
      title: 'What kind of pet do you have?',
      short: 'Pet',
      columns: 2,
      choices: [
        {
          value: 'DOG_SMALL',
          title: 'Small dog',
          description: 'Under 25 lb, such as a Yorkie or Chihuahua',
          icon: 'dog',
        },
        {
          value: 'DOG_MEDIUM',
          title: 'Medium dog',
          description: '25 to 49 lb, such as a beagle or spaniel',
          icon: 'dog',
        },
        {
          value: 'DOG_LARGE',
          title: 'Large dog',
          description: '50 to 89 lb, such as a Lab or shepherd',
          icon: 'dog',
        },
        {
          value: 'DOG_GIANT',
          title: 'Giant dog',
          description: '90 lb and up, such as a Great Dane',
          icon: 'dog',
        },
        {
          value: 'DOG_FLAT',
          title: 'Flat-faced dog',
          description: 'Bulldog, French bulldog or pug',
          icon: 'dog',
        },
        { value: 'CAT_MIXED', title: 'Cat', description: 'Domestic shorthair or longhair', icon: 'cat' },
        {
          value: 'CAT_PEDIGREE',
          title: 'Pedigreed cat',
          description: 'Such as a Maine Coon, Persian or Sphynx',
          icon: 'cat',
        },
      ],
      privacyShort: 'Vet bills vary by kind, size and breed.',
      privacyInfo:
        'Large and flat-faced dogs see the vet more often, and cats less. Insurers group breeds by what their care costs, so the closest group is fine.',
    }),
  )
  .ask(
    '10',
    'dob',
    dob({
      title: 'When was your pet born?',
      short: 'Born',
      subtitle: 'The month is enough. If you adopted and aren’t sure, you can skip this.',
      action: 'View my quotes',
      monthEnough: true,
      maxAge: { years: 25, message: 'Please check the year. I can go back 25 years' },
      information_disclosure: true,
      privacyShort: 'Older pets see the vet more often.',
      privacyInfo:
        'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets over 14 years. If you skip this, I’ll assume your pet is four and mark the prices as estimates.',
    }),
    { skippable: true },
  )
  .chapter('Your coverage')
  .refine('starts', 'starts', startDate)

export type PetApplication = Application<typeof pet>
