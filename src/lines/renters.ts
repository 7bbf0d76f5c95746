import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { jurisdictions } from '../law/jurisdictions.ts'
import { type Application, line } from '../wizard/line.ts'
import { breedIn } from './dog-breed.ts'
import { oldEnough } from './old-enough.ts'
import { startDate } from './start-date.ts'

const animals = [
  { value: 'NONE', title: 'No pets', icon: 'none' },
  {
    value: 'CAT_SMALL',
    title: 'Cats or small pets',
    description: 'Fish and caged animals too',
    icon: 'cat',
  },
  { value: 'DOG', title: 'A dog', description: 'It has never bitten anyone', icon: 'dog' },
  {
    value: 'DOG_LISTED',
    title: 'A dog of a restricted breed',
    description: 'Such as a pit bull, Rottweiler, Akita or wolf mix',
    icon: 'dog',
  },
  { value: 'BITE', title: 'An animal that has bitten someone', icon: 'alert' },
  {
    value: 'EXOTIC',
    title: 'An exotic animal',
    description: 'Such as a large reptile',
    icon: 'exotic',
  },
] as const

/** Renters insurance, HO-4: a tenant's belongings and liability. */
export const renters = line('renters')
  .chapter('Your home')
  .ask(
    '1',
    'address',
    address({
      title: 'Where’s the home you rent?',
      short: 'Address',
      subtitle: 'Insurers price by location.',
      states: jurisdictions,
      privacyShort: 'Prices vary from place to place.',
      privacyInfo:
        'The risk of fire, theft and storms varies from place to place, and so do prices. The address goes to the insurers that quote you and to no one else.',
    }),
  )
  .ask(
    '1c',
    'home',
    choice({
      title: 'What kind of home is it?',
      short: 'Kind of home',
      columns: 2,
      choices: [
        {
          value: 'APT_LARGE',
          title: 'Apartment in a large building',
          description: '5 or more units',
          icon: 'building',
        },
        {
          value: 'APT_SMALL',
          title: 'Apartment in a small building',
          description: '2 to 4 units',
          icon: 'building-small',
        },
        { value: 'CONDO', title: 'Condo', description: 'Rented from the owner', icon: 'condo' },
        {
          value: 'TOWNHOUSE',
          title: 'Townhouse',
          description: 'Shared walls, your own entrance',
          icon: 'townhouse',
        },
        { value: 'HOUSE', title: 'House', description: 'Stands on its own', icon: 'home' },
        { value: 'MOBILE', title: 'Mobile home', description: 'Manufactured housing', icon: 'mobile-home' },
        {
          value: 'ROOM',
          title: 'Room or student housing',
          description: 'Part of a home, or a dorm',
          icon: 'bed',
        },
      ],
      privacyShort: 'A fire spreads differently in each kind of building.',
      privacyInfo:
        'Shared walls, shared stairs and the way a building is built affect how likely a loss is and how far it spreads. Each insurer weighs that in its own way.',
    }),
  )
  .chapter('You')
  .ask(
    '1e',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      subtitle: 'Some insurers price by age. You can skip this one.',
      minAge: oldEnough,
      privacyShort: 'Some insurers price by age.',
      privacyInfo:
        'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume you’re between 25 and 49 and mark any price that depends on it as an estimate.',
    }),
    { skippable: true },
  )
  .chapter('Your home')
  .ask(
    '1h',
    'protections',
    choices({
      title: 'Which of these does your home have?',
      short: 'Safety features',
      subtitle: 'Choose all that apply.',
      columns: 2,
      choices: [
        { value: 'SMOKE_ALARM', title: 'Smoke alarms', icon: 'smoke-alarm' },
        { value: 'EXTINGUISHER', title: 'Fire extinguisher', icon: 'extinguisher' },
        { value: 'DEADBOLT', title: 'Deadbolt locks', icon: 'lock' },
        {
          value: 'CENTRAL_BURGLAR',
          title: 'Monitored burglar alarm',
          description: 'Calls a monitoring center',
          icon: 'alarm',
        },
        {
          value: 'CENTRAL_FIRE',
          title: 'Monitored fire alarm',
          description: 'Calls a monitoring center',
          icon: 'flame',
        },
        { value: 'SPRINKLER', title: 'Fire sprinklers', icon: 'sprinkler' },
        { value: 'GATED', title: 'Doorman or gated entry', icon: 'gate' },
        { value: 'LEAK_SENSOR', title: 'Water leak sensor', icon: 'droplet' },
        { value: 'NONE', title: 'None of these', description: 'Unchecks the others', icon: 'none' },
      ],
      privacyShort: 'Each of these can bring the price down.',
      privacyInfo:
        'Insurers give discounts for devices that prevent a loss or call for help. If you skip this, I’ll assume the home has none of them.',
    }),
    { skippable: true },
  )
  .ask('1k', 'animal', answers =>
    choice({
      title: 'Do you have a dog or any other pets?',
      short: 'Pets',
      choices: animals.filter(({ value }) => value !== 'DOG_LISTED' || breedIn('renters', answers).isAsked),
      ...breedIn('renters', answers).link,
      privacyShort: 'The policy pays if an animal hurts someone.',
      privacyInfo: `The liability part of the policy pays if your animal hurts someone, so insurers ask.${breedIn('renters', answers).promise}`,
    }),
  )
  .chapter('Your coverage')
  .ask(
    '2',
    'property',
    choice({
      title: 'What are your belongings worth?',
      short: 'Belongings',
      subtitle: 'Think of what it would cost to buy everything again.',
      columns: 2,
      choices: [
        { value: '10000', title: '$10,000', description: 'A room' },
        { value: '15000', title: '$15,000', description: 'A studio' },
        { value: '20000', title: '$20,000', description: 'One bedroom' },
        { value: '30000', title: '$30,000', description: 'Most common' },
        { value: '40000', title: '$40,000', description: 'Two bedrooms' },
        { value: '50000', title: '$50,000', description: 'A family home' },
        { value: '75000', title: '$75,000', description: 'Well furnished' },
        { value: '100000', title: '$100,000', description: 'A lot of valuables' },
      ],
      privacyShort: 'It’s the most the policy pays for your things.',
      privacyInfo:
        'This is the most the policy pays for your things. Too little leaves you short after a fire, and too much costs you more every month.',
    }),
  )
  .ask(
    '2b',
    'liability',
    choice({
      title: 'How much liability coverage do you want?',
      short: 'Liability',
      subtitle: 'It pays if you hurt someone or damage the building. Landlords often require $100,000.',
      choices: [
        { value: '100000', title: '$100,000', description: 'What most landlords require' },
        { value: '300000', title: '$300,000', description: 'A little more each month' },
        { value: '500000', title: '$500,000', description: 'The most you can choose here' },
      ],
      privacyShort: 'It’s the most the insurer pays on your behalf.',
      privacyInfo:
        'If a guest gets hurt in your home, or a fire you started spreads, this part pays for the harm and for your legal defense, up to the amount you choose.',
    }),
  )
  .ask(
    '2c',
    'deductible',
    choice({
      title: 'What deductible would you like?',
      short: 'Deductible',
      subtitle: 'It’s what you pay yourself after a loss, before the policy pays the rest.',
      choices: [
        { value: '250', title: '$250', description: 'Higher price' },
        { value: '500', title: '$500', description: 'Most common' },
        { value: '1000', title: '$1,000', description: 'Lower price' },
        { value: '2500', title: '$2,500', description: 'Lowest price' },
      ],
      privacyShort: 'A higher deductible means a lower price.',
      privacyInfo:
        'After a loss you pay this much and the insurer pays the rest. Pick an amount you could come up with within a week.',
    }),
  )
  .chapter('Your claims')
  .ask(
    '2g',
    'losses',
    choice({
      title: 'Any losses or claims in the past 5 years?',
      short: 'Claims',
      subtitle: 'At any address.',
      choices: [
        { value: 'NONE', title: 'None' },
        { value: 'ONE_THEFT', title: 'One theft' },
        { value: 'ONE_OTHER', title: 'One other loss', description: 'Fire, water, liability' },
        { value: 'TWO', title: 'Two' },
        { value: 'THREE_PLUS', title: 'Three or more' },
      ],
      privacyShort: 'Insurers check before they issue a policy.',
      privacyInfo:
        'Insurers look at a shared record of claims before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
    }),
  )
  .chapter('Contact')
  .ask(
    '3',
    'contact',
    contact({
      title: 'Where should I send your quotes?',
      short: 'Email',
      subtitle: 'Email is optional. You’ll see your quotes either way.',
      action: 'View my quotes',
      variant: 'send',
      names: true,
      information_disclosure: true,
      privacyShort: 'Insurers need a name for a quote. Email is up to you.',
      privacyInfo:
        'Insurers that quote in real time need a name. Your email address is sealed with your answers and used only for what you ask for here. I don’t ask for a phone number, so nobody can call you.',
    }),
  )
  .chapter('Your coverage')
  .refine(
    'settlement',
    'settlement',
    choice({
      title: 'How should the policy pay for lost belongings?',
      short: 'Paid at',
      choices: [
        {
          value: 'REPLACEMENT_COST',
          title: 'What new ones cost',
          description: 'Replacement cost: a new sofa for your old one',
        },
        {
          value: 'ACTUAL_CASH_VALUE',
          title: 'What they were worth',
          description: 'Actual cash value: the price of a sofa as old as yours',
        },
      ],
      privacyShort: 'Being paid less after a loss means a lower price.',
      privacyInfo:
        'Things lose value with age. At replacement cost, the policy pays what new ones cost today. At actual cash value, it takes off for age and wear, and you pay the difference.',
    }),
  )
  .refine('starts', 'starts', startDate)

export type RentersApplication = Application<typeof renters>
