import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { alike } from '../language/texts.ts'
import { jurisdictions } from '../law/jurisdictions.ts'
import { type Application, line } from '../wizard/line.ts'
import { breedIn } from './questions/dog-breed.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'

const animals = [
  { value: 'NONE', title: { en: 'No pets' }, icon: 'none' },
  {
    value: 'CAT_SMALL',
    title: { en: 'Cats or small pets' },
    description: { en: 'Fish and caged animals too' },
    icon: 'cat',
  },
  { value: 'DOG', title: { en: 'A dog' }, description: { en: 'It has never bitten anyone' }, icon: 'dog' },
  {
    value: 'DOG_LISTED',
    title: { en: 'A dog of a restricted breed' },
    description: { en: 'Such as a pit bull, Rottweiler, Akita or wolf mix' },
    icon: 'dog',
  },
  { value: 'BITE', title: { en: 'An animal that has bitten someone' }, icon: 'alert' },
  {
    value: 'EXOTIC',
    title: { en: 'An exotic animal' },
    description: { en: 'Such as a large reptile' },
    icon: 'exotic',
  },
] as const

/** Renters insurance, HO-4: a tenant's belongings and liability. */
export const renters = line('renters')
  .chapter({ en: 'Your home' })
  .ask(
    '1',
    'address',
    address({
      title: { en: 'Where’s the home you rent?' },
      short: { en: 'Address' },
      subtitle: { en: 'Insurers price by location.' },
      states: jurisdictions,
      privacyShort: { en: 'Prices vary from place to place.' },
      privacyInfo: {
        en: 'The risk of fire, theft and storms varies from place to place, and so do prices. Your address goes to the insurers that quote you.',
      },
    }),
  )
  .ask(
    '1c',
    'home',
    choice({
      title: { en: 'What kind of home is it?' },
      short: { en: 'Kind of home' },
      columns: 2,
      choices: [
        {
          value: 'APT_LARGE',
          title: { en: 'Apartment in a large building' },
          description: { en: '5 or more units' },
          icon: 'building',
        },
        {
          value: 'APT_SMALL',
          title: { en: 'Apartment in a small building' },
          description: { en: '2 to 4 units' },
          icon: 'building-small',
        },
        {
          value: 'CONDO',
          title: { en: 'Condo' },
          description: { en: 'Rented from the owner' },
          icon: 'condo',
        },
        {
          value: 'TOWNHOUSE',
          title: { en: 'Townhouse' },
          description: { en: 'Shared walls, your own entrance' },
          icon: 'townhouse',
        },
        { value: 'HOUSE', title: { en: 'House' }, description: { en: 'No shared walls' }, icon: 'home' },
        {
          value: 'MOBILE',
          title: { en: 'Mobile home' },
          description: { en: 'Manufactured housing' },
          icon: 'mobile-home',
        },
        {
          value: 'ROOM',
          title: { en: 'Room or student housing' },
          description: { en: 'Part of a home, or a dorm' },
          icon: 'bed',
        },
      ],
      privacyShort: { en: 'A fire spreads differently in each kind of building.' },
      privacyInfo: {
        en: 'Shared walls, shared stairs and the way a building is built affect how likely a loss is and how far it spreads. Each insurer weighs that differently.',
      },
    }),
  )
  .chapter({ en: 'You' })
  .ask(
    '1e',
    'dob',
    dob({
      title: { en: 'When were you born?' },
      short: { en: 'Birth date' },
      subtitle: { en: 'Some insurers price by age. You can skip this one.' },
      minAge: oldEnough,
      privacyShort: { en: 'Some insurers price by age.' },
      privacyInfo: {
        en: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume you’re between 25 and 49 and mark any price that depends on it as an estimate.',
        we: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, we’ll assume you’re between 25 and 49 and mark any price that depends on it as an estimate.',
      },
    }),
    { skippable: true },
  )
  .chapter({ en: 'Your home' })
  .ask(
    '1h',
    'protections',
    choices({
      title: { en: 'Which of these does your home have?' },
      short: { en: 'Safety features' },
      subtitle: { en: 'Choose all that apply.' },
      columns: 2,
      choices: [
        { value: 'SMOKE_ALARM', title: { en: 'Smoke alarms' }, icon: 'smoke-alarm' },
        { value: 'EXTINGUISHER', title: { en: 'Fire extinguisher' }, icon: 'extinguisher' },
        { value: 'DEADBOLT', title: { en: 'Deadbolt locks' }, icon: 'lock' },
        {
          value: 'CENTRAL_BURGLAR',
          title: { en: 'Monitored burglar alarm' },
          description: { en: 'Calls a monitoring center' },
          icon: 'alarm',
        },
        {
          value: 'CENTRAL_FIRE',
          title: { en: 'Monitored fire alarm' },
          description: { en: 'Calls a monitoring center' },
          icon: 'flame',
        },
        { value: 'SPRINKLER', title: { en: 'Fire sprinklers' }, icon: 'sprinkler' },
        { value: 'GATED', title: { en: 'Doorman or gated entry' }, icon: 'gate' },
        { value: 'LEAK_SENSOR', title: { en: 'Water leak sensor' }, icon: 'droplet' },
        {
          value: 'NONE',
          title: { en: 'None of these' },
          description: { en: 'Unchecks the others' },
          icon: 'none',
        },
      ],
      privacyShort: { en: 'Each of these can bring the price down.' },
      privacyInfo: {
        en: 'Insurers give discounts for devices that prevent a loss or call for help. If you skip this, I’ll assume the home has none of them.',
        we: 'Insurers give discounts for devices that prevent a loss or call for help. If you skip this, we’ll assume the home has none of them.',
      },
    }),
    { skippable: true },
  )
  .ask('1k', 'animal', answers =>
    choice({
      title: { en: 'Do you have a dog or any other pets?' },
      short: { en: 'Pets' },
      subtitle: { en: 'If more than one fits, choose the last one.' },
      choices: animals.filter(({ value }) => value !== 'DOG_LISTED' || breedIn('renters', answers).isAsked),
      ...breedIn('renters', answers).link,
      privacyShort: { en: 'Liability coverage may pay if your pet hurts someone.' },
      privacyInfo: {
        en: `Liability coverage may pay if your animal hurts someone, so insurers ask.${breedIn('renters', answers).promise}`,
      },
    }),
  )
  .chapter({ en: 'Your coverage' })
  .ask(
    '2',
    'property',
    choice({
      title: { en: 'What are your belongings worth?' },
      short: { en: 'Belongings' },
      subtitle: { en: 'Think of what it would cost to buy everything again.' },
      columns: 2,
      choices: [
        { value: '10000', title: alike('$10,000'), description: { en: 'A room' } },
        { value: '15000', title: alike('$15,000'), description: { en: 'A studio' } },
        { value: '20000', title: alike('$20,000'), description: { en: 'One bedroom' } },
        { value: '30000', title: alike('$30,000'), description: { en: 'Most common' } },
        { value: '40000', title: alike('$40,000'), description: { en: 'Two bedrooms' } },
        { value: '50000', title: alike('$50,000'), description: { en: 'Three bedrooms' } },
        { value: '75000', title: alike('$75,000'), description: { en: 'Well furnished' } },
        {
          value: '100000',
          title: alike('$100,000'),
          description: { en: 'Lots of furniture and electronics' },
        },
      ],
      privacyShort: { en: 'It’s the most the policy pays for your belongings.' },
      privacyInfo: {
        en: 'This is the most the policy pays for your belongings (personal property). Too little leaves you short after a fire, and too much costs you more every month. Policies often pay less for jewelry, watches and cash.',
      },
    }),
  )
  .ask(
    '2b',
    'liability',
    choice({
      title: { en: 'How much liability coverage do you want?' },
      short: { en: 'Liability' },
      subtitle: {
        en: 'It pays if you hurt someone or damage the building. Landlords often require $100,000.',
      },
      choices: [
        { value: '100000', title: alike('$100,000'), description: { en: 'What most landlords require' } },
        { value: '300000', title: alike('$300,000'), description: { en: 'A little more each month' } },
        { value: '500000', title: alike('$500,000'), description: { en: 'The most you can choose here' } },
      ],
      privacyShort: { en: 'It’s the most the insurer pays on your behalf.' },
      privacyInfo: {
        en: 'If a guest gets hurt in your home, or a fire you accidentally started spreads, liability coverage pays for the injury or damage, up to the amount you choose. It also pays for your legal defense.',
      },
    }),
  )
  .ask(
    '2c',
    'deductible',
    choice({
      title: { en: 'What deductible would you like?' },
      short: { en: 'Deductible' },
      subtitle: { en: 'It’s what you pay yourself after a loss, before the policy pays.' },
      choices: [
        { value: '250', title: alike('$250'), description: { en: 'Higher price' } },
        { value: '500', title: alike('$500'), description: { en: 'Most common' } },
        { value: '1000', title: alike('$1,000'), description: { en: 'Lower price' } },
        { value: '2500', title: alike('$2,500'), description: { en: 'Lowest price' } },
      ],
      privacyShort: { en: 'A higher deductible means a lower price.' },
      privacyInfo: {
        en: 'After a loss, you pay this much. The insurer pays the rest, up to your limits. Pick an amount you could pay on short notice.',
      },
    }),
  )
  .chapter({ en: 'Your claims' })
  .ask(
    '2g',
    'losses',
    choice({
      title: { en: 'Any losses or claims in the past 5 years?' },
      short: { en: 'Claims' },
      subtitle: { en: 'At any address.' },
      choices: [
        { value: 'NONE', title: { en: 'None' } },
        { value: 'ONE_THEFT', title: { en: 'One theft' } },
        {
          value: 'ONE_OTHER',
          title: { en: 'One other loss' },
          description: { en: 'Fire, water, liability' },
        },
        { value: 'TWO', title: { en: 'Two' } },
        { value: 'THREE_PLUS', title: { en: 'Three or more' } },
      ],
      privacyShort: { en: 'Insurers check before they issue a policy.' },
      privacyInfo: {
        en: 'Insurers look at a shared record of claims before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
      },
    }),
  )
  .chapter({ en: 'Contact' })
  .ask(
    '3',
    'contact',
    contact({
      title: { en: 'Last step: your name, and your email if you like' },
      short: { en: 'Email' },
      subtitle: { en: 'Email is optional. You’ll see your quotes either way.' },
      action: { en: 'View my quotes' },
      variant: 'send',
      names: true,
      information_disclosure: true,
      privacyShort: { en: 'Insurers need a name for a quote. Email is up to you.' },
      privacyInfo: {
        en: 'Insurers that quote in real time need a name. Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
        we: 'Insurers that quote in real time need a name. Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      },
    }),
  )
  .chapter({ en: 'Your coverage' })
  .refine(
    'settlement',
    'settlement',
    choice({
      title: { en: 'How should the policy pay for lost belongings?' },
      short: { en: 'Claim payment' },
      choices: [
        {
          value: 'REPLACEMENT_COST',
          title: { en: 'What new ones cost' },
          description: { en: 'Replacement cost: a new sofa for your old one' },
        },
        {
          value: 'ACTUAL_CASH_VALUE',
          title: { en: 'What they were worth' },
          description: { en: 'Actual cash value: the price of a sofa as old as yours' },
        },
      ],
      privacyShort: { en: 'Being paid less after a loss means a lower price.' },
      privacyInfo: {
        en: 'Things lose value with age. Replacement cost pays what new ones cost today. Actual cash value subtracts for age and wear, and you pay the difference.',
      },
    }),
  )
  .refine('starts', 'starts', startDate)

export type RentersApplication = Application<typeof renters>
