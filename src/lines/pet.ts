import { type Choice, choice } from '../kinds/choice/choice.ts'
import { type Dob, dob } from '../kinds/dob/dob.ts'
import { kindName, pets } from '../kinds/pets/pets.ts'
import { months } from '../language/months.ts'
import { type Application, line } from '../wizard/line.ts'
import { startDate } from './start-date.ts'

const kinds = [
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
] as const satisfies readonly Choice[]

const maxAge = { years: 25, message: 'Please check the year. I can go back 25 years' }

/** How many pets a quote may have. */
const mostPets = 5

function firstPet(kind: string, born: Dob | null): string {
  const age = born === null ? 'birth date not known' : `born ${months[born.month - 1] ?? ''} ${born.year}`
  return `${kindName(kinds, kind)}, ${age}`
}

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
      choices: kinds,
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
      maxAge,
      information_disclosure: true,
      privacyShort: 'Older pets see the vet more often.',
      privacyInfo:
        'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets over 14 years. If you skip this, I’ll assume your pet is four and mark the prices as estimates.',
    }),
    { skippable: true },
  )
  .refine(
    'others',
    'others',
    ({ pet, dob }) =>
      pets({
        title: 'Which pets should I quote?',
        short: 'More pets',
        subtitle: 'They share your ZIP code and the coverage you choose. Only kind and age differ.',
        action: 'Update my prices',
        kinds,
        first: firstPet(pet.choice, dob),
        maxAge,
        most: mostPets,
        privacyShort: 'Every pet has a price of its own.',
        privacyInfo:
          'Insurers price each pet by kind and age. I ask them about one pet at a time, add up what they say, and tell you which of your pets an insurer won’t take. Some take a little off for a second pet, so ask before you buy.',
      }),
    { skippable: false },
  )
  .chapter('Your coverage')
  .refine(
    'plan',
    'plan',
    choice({
      title: 'What should the policy pay for?',
      short: 'Plan',
      choices: [
        { value: 'ACCIDENT_ONLY', title: 'Accidents', description: 'Broken bones, bites, swallowed toys' },
        { value: 'ACCIDENT_AND_ILLNESS', title: 'Accidents and illness', description: 'Most common' },
        {
          value: 'WELLNESS',
          title: 'Routine care too',
          description: 'Checkups, shots and teeth cleaning besides',
        },
      ],
      privacyShort: 'Illness costs far more over a pet’s life than accidents do.',
      privacyInfo:
        'Accident plans are cheap and leave out cancer, infections and old age. Routine care mostly returns what you pay for it, and spreads the cost over the year. Not every insurer sells all three: I say so beside its price.',
    }),
  )
  .refine(
    'deductible',
    'deductible',
    choice({
      title: 'What deductible would you like?',
      short: 'Deductible',
      subtitle: 'It’s what you pay toward each year’s vet bills before the policy pays.',
      choices: [
        { value: '250', title: '$250' },
        { value: '500', title: '$500', description: 'Most common' },
        { value: '1000', title: '$1,000' },
      ],
      privacyShort: 'A higher deductible means a lower price.',
      privacyInfo:
        'You pay this much of a year’s vet bills, and the insurer pays its share of the rest. Pick an amount you could come up with within a week.',
    }),
  )
  .refine(
    'reimbursement',
    'reimbursement',
    choice({
      title: 'How much of a bill should you get back?',
      short: 'Paid back',
      subtitle: 'After the deductible.',
      choices: [
        { value: '70', title: '70%' },
        { value: '80', title: '80%', description: 'Most common' },
        { value: '90', title: '90%' },
      ],
      privacyShort: 'You pay the rest of every bill.',
      privacyInfo:
        'You pay the vet, and the insurer pays this share back to you. A larger share costs more every month and less when your pet is sick.',
    }),
  )
  .refine(
    'annuallimit',
    'annualLimit',
    choice({
      title: 'What’s the most you should get back in a year?',
      short: 'Yearly limit',
      choices: [
        { value: '5000', title: '$5,000' },
        { value: '10000', title: '$10,000', description: 'Most common' },
        { value: '0', title: 'No limit' },
      ],
      privacyShort: 'Surgery or cancer can cost $10,000 and more.',
      privacyInfo:
        'Once the insurer has paid back this much in a policy year, the rest of that year’s bills are yours.',
    }),
  )
  .refine('starts', 'starts', startDate)

export type PetApplication = Application<typeof pet>
