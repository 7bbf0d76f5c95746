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
    title: { en: 'Small dog' },
    description: { en: 'Under 25 lb, such as a Yorkie or Chihuahua' },
    icon: 'dog',
  },
  {
    value: 'DOG_MEDIUM',
    title: { en: 'Medium dog' },
    description: { en: '25 to 49 lb, such as a beagle or spaniel' },
    icon: 'dog',
  },
  {
    value: 'DOG_LARGE',
    title: { en: 'Large dog' },
    description: { en: '50 to 89 lb, such as a Lab or shepherd' },
    icon: 'dog',
  },
  {
    value: 'DOG_GIANT',
    title: { en: 'Giant dog' },
    description: { en: '90 lb and up, such as a Great Dane' },
    icon: 'dog',
  },
  {
    value: 'DOG_FLAT',
    title: { en: 'Flat-faced dog' },
    description: { en: 'Such as a bulldog, pug, boxer or shih tzu' },
    icon: 'dog',
  },
  {
    value: 'CAT_MIXED',
    title: { en: 'Cat' },
    description: { en: 'Domestic shorthair or longhair' },
    icon: 'cat',
  },
  {
    value: 'CAT_PEDIGREE',
    title: { en: 'Pedigreed cat' },
    description: { en: 'Such as a Maine Coon, Persian or Sphynx' },
    icon: 'cat',
  },
] as const satisfies readonly Choice[]

const maxAge = {
  years: 25,
  message: {
    en: 'Please check the year. I can go back 25 years',
    we: 'Please check the year. We can go back 25 years',
  },
}

/** How many pets a quote may have. */
const mostPets = 5

function firstPet(kind: string, born: Dob | null): Text {
  const age: Text = born === null ? { en: 'birth date not known' } : bornIn(born)
  return composed(tell => `${tell(kindName(kinds, kind))}, ${tell(age)}`)
}

/** Pet insurance, accident and illness: two questions; the e-mail address is only asked on the results page. */
export const pet = line('pet')
  .chapter({ en: 'Your pet' })
  .ask(
    '1',
    'pet',
    choice({
      title: { en: 'What kind of pet do you have?' },
      short: { en: 'Pet' },
      subtitle: { en: 'Dogs and cats only. For a mixed-breed dog, choose by adult weight.' },
      columns: 2,
      choices: kinds,
      privacyShort: { en: 'Vet bills vary by kind, size and breed.' },
      privacyInfo: {
        en: 'Large and flat-faced dogs see the vet more often, and cats less. Insurers group breeds by what their care costs, so the closest group is fine.',
      },
    }),
  )
  .ask(
    '10',
    'dob',
    dob({
      title: { en: 'When was your pet born?' },
      short: { en: 'Born' },
      subtitle: { en: 'The month is enough. If you adopted and aren’t sure, you can skip this.' },
      action: { en: 'View my quotes' },
      monthEnough: true,
      maxAge,
      information_disclosure: true,
      privacyShort: { en: 'Older pets see the vet more often.' },
      privacyInfo: {
        en: 'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets over 14 years. If you skip this, I’ll assume your pet is four and mark the prices as estimates.',
        we: 'The price goes up with age, and some insurers won’t take puppies under 8 weeks or pets over 14 years. If you skip this, we’ll assume your pet is four and mark the prices as estimates.',
      },
    }),
    { skippable: true },
  )
  .refine(
    'others',
    'others',
    ({ pet, dob }) =>
      pets({
        title: { en: 'Which pets should I quote?', we: 'Which pets should we quote?' },
        short: { en: 'More pets' },
        subtitle: {
          en: 'They share your ZIP code and the coverage you choose. Only the kind of pet and its age differ.',
        },
        action: { en: 'Update my prices' },
        kinds,
        first: firstPet(pet.choice, dob),
        maxAge,
        most: mostPets,
        privacyShort: { en: 'Every pet has its own price.' },
        privacyInfo: {
          en: 'Insurers price each pet by kind and age. I ask them about one pet at a time, add up what they say, and tell you which of your pets an insurer won’t take. Some take a little off for a second pet, so ask before you buy.',
          we: 'Insurers price each pet by kind and age. We ask them about one pet at a time, add up what they say, and tell you which of your pets an insurer won’t take. Some take a little off for a second pet, so ask before you buy.',
        },
      }),
    { skippable: false },
  )
  .chapter({ en: 'Your coverage' })
  .refine(
    'plan',
    'plan',
    choice({
      title: { en: 'What should the policy pay for?' },
      short: { en: 'Plan' },
      choices: [
        {
          value: 'ACCIDENT_ONLY',
          title: { en: 'Accidents' },
          description: { en: 'Broken bones, bites, swallowed toys' },
        },
        {
          value: 'ACCIDENT_AND_ILLNESS',
          title: { en: 'Accidents and illness' },
          description: { en: 'Most common' },
        },
        {
          value: 'WELLNESS',
          title: { en: 'Routine care too' },
          description: { en: 'Also covers checkups, shots and teeth cleaning' },
        },
      ],
      privacyShort: { en: 'Illness costs far more over a pet’s life than accidents do.' },
      privacyInfo: {
        en: 'Accident-only plans cost less, but they don’t cover illness such as cancer or infections. Routine care coverage usually pays back about what it costs. It mainly spreads out the bills. Not every insurer sells all three. I say so with its price.',
        we: 'Accident-only plans cost less, but they don’t cover illness such as cancer or infections. Routine care coverage usually pays back about what it costs. It mainly spreads out the bills. Not every insurer sells all three. We say so with its price.',
      },
    }),
  )
  .refine(
    'deductible',
    'deductible',
    choice({
      title: { en: 'What deductible would you like?' },
      short: { en: 'Deductible' },
      subtitle: { en: 'It’s what you pay toward each year’s vet bills before the policy pays.' },
      choices: [
        { value: '250', title: alike('$250') },
        { value: '500', title: alike('$500'), description: { en: 'Most common' } },
        { value: '1000', title: alike('$1,000') },
      ],
      privacyShort: { en: 'A higher deductible means a lower price.' },
      privacyInfo: {
        en: 'You pay this much of a year’s vet bills, and the insurer pays its share of the rest. Pick an amount you could pay on short notice.',
      },
    }),
  )
  .refine(
    'reimbursement',
    'reimbursement',
    choice({
      title: { en: 'What share of each vet bill should the policy pay back?' },
      short: { en: 'Reimbursement' },
      subtitle: { en: 'After the deductible.' },
      choices: [
        { value: '70', title: alike('70%') },
        { value: '80', title: alike('80%'), description: { en: 'Most common' } },
        { value: '90', title: alike('90%') },
      ],
      privacyShort: { en: 'You pay the rest of every bill.' },
      privacyInfo: {
        en: 'You pay the vet, and the insurer pays this share back to you. A larger share costs more every month and less when your pet is sick.',
      },
    }),
  )
  .refine(
    'annuallimit',
    'annualLimit',
    choice({
      title: { en: 'What’s the most the policy should pay back in a year?' },
      short: { en: 'Annual limit' },
      choices: [
        { value: '5000', title: alike('$5,000') },
        { value: '10000', title: alike('$10,000'), description: { en: 'Most common' } },
        { value: '0', title: { en: 'No limit' } },
      ],
      privacyShort: { en: 'Surgery or cancer care can cost $10,000 or more.' },
      privacyInfo: {
        en: 'Once the insurer has paid back this much in a policy year, you pay the rest of that year’s bills yourself.',
      },
    }),
  )
  .refine('starts', 'starts', startDate)

export type PetApplication = Application<typeof pet>
