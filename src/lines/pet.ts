import { choice } from '../kinds/choice/choice.ts'
import { dob } from '../kinds/dob/dob.ts'
import { type Application, line } from '../wizard/line.ts'

/** Pet insurance, accident and illness: two questions, and the e-mail only on the results page. */
export const pet = line('pet')
  .ask(
    '1',
    'pet',
    choice({
      title: 'Who is your companion?',
      short: 'Pet',
      columns: 2,
      choices: [
        {
          value: 'DOG_SMALL',
          title: 'Small dog',
          description: 'Under 25 lb, for example Yorkie, Chihuahua',
          icon: 'dog',
        },
        {
          value: 'DOG_MEDIUM',
          title: 'Medium dog',
          description: '25 to 49 lb, for example beagle, spaniel',
          icon: 'dog',
        },
        {
          value: 'DOG_LARGE',
          title: 'Large dog',
          description: '50 to 89 lb, for example Labrador, shepherd',
          icon: 'dog',
        },
        {
          value: 'DOG_GIANT',
          title: 'Giant dog',
          description: '90 lb and more, for example Great Dane',
          icon: 'dog',
        },
        {
          value: 'DOG_FLAT',
          title: 'Flat-faced dog',
          description: 'Bulldog, French bulldog, pug',
          icon: 'dog',
        },
        { value: 'CAT_MIXED', title: 'Cat', description: 'Domestic short or long hair', icon: 'cat' },
        {
          value: 'CAT_PEDIGREE',
          title: 'Pedigree cat',
          description: 'For example Maine Coon, Persian, Sphynx',
          icon: 'cat',
        },
      ],
      privacyShort: 'What a vet has to treat differs by kind and size.',
      privacyInfo:
        'Large and flat-faced dogs see a vet more often, cats less. Insurers group breeds by what their treatment costs; the nearest group is enough.',
    }),
  )
  .ask(
    '10',
    'dob',
    dob({
      title: 'When was your pet born?',
      short: 'Born',
      subtitle: 'The month is enough; skip when you adopted and do not know.',
      action: 'View my quotes',
      monthEnough: true,
      maxAge: { years: 25, message: 'Please check the year: I count up to 25 years' },
      information_disclosure: true,
      privacyShort: 'Older animals see the vet more often.',
      privacyInfo:
        'The price follows the age, and some insurers take no puppies under 8 weeks or animals over 14 years. Skip it and I assume four years; the prices are then marked as estimates.',
    }),
    { skippable: true },
  )

export type PetApplication = Application<typeof pet>
