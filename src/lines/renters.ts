import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { jurisdictions } from '../law/jurisdictions.ts'
import { type Application, line } from '../wizard/line.ts'

/** Renters insurance, HO-4: what a tenant owns, and what a tenant may owe others. */
export const renters = line('renters')
  .ask(
    '1',
    'address',
    address({
      title: 'Where is the home you rent?',
      short: 'Address',
      subtitle: 'The exact building sets the price.',
      states: jurisdictions,
      privacyShort: 'Prices differ from street to street.',
      privacyInfo:
        'The risk of fire, theft and storm differs from place to place, and so do the filed prices. The address goes to the insurers that quote for you and to nobody else.',
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
          title: 'Apartment, large building',
          description: '5 or more units',
          icon: 'building',
        },
        {
          value: 'APT_SMALL',
          title: 'Apartment, small building',
          description: '2 to 4 units',
          icon: 'building-small',
        },
        { value: 'CONDO', title: 'Condo', description: 'Rented from the owner', icon: 'condo' },
        {
          value: 'TOWNHOUSE',
          title: 'Townhouse',
          description: 'Shared walls, own entrance',
          icon: 'townhouse',
        },
        { value: 'HOUSE', title: 'House', description: 'Stands alone', icon: 'home' },
        { value: 'MOBILE', title: 'Mobile home', description: 'Manufactured housing', icon: 'mobile-home' },
        {
          value: 'ROOM',
          title: 'Room or student housing',
          description: 'Part of a home or dorm',
          icon: 'bed',
        },
      ],
      privacyShort: 'A loss spreads differently in each kind of building.',
      privacyInfo:
        'Shared walls, shared stairs and the way a building is made change how likely a loss is and how far it spreads. Every insurer has its own table for it.',
    }),
  )
  .ask(
    '1e',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      subtitle: 'Some insurers price by age; you may skip.',
      minAge: { years: 18, message: 'You need to be at least 18 to take out a policy' },
      privacyShort: 'Some insurers price by age.',
      privacyInfo:
        'Insurers use it to identify you and, in some states, to price. Skip it and I assume an age between 25 and 49; the prices that depend on it are then marked as estimates.',
    }),
    { skippable: true },
  )
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
          description: 'Calls a center',
          icon: 'alarm',
        },
        {
          value: 'CENTRAL_FIRE',
          title: 'Monitored fire alarm',
          description: 'Calls a center',
          icon: 'flame',
        },
        { value: 'SPRINKLER', title: 'Fire sprinklers', icon: 'sprinkler' },
        { value: 'GATED', title: 'Doorman or gate', icon: 'gate' },
        { value: 'LEAK_SENSOR', title: 'Water leak sensor', icon: 'droplet' },
        { value: 'NONE', title: 'None of these', description: 'Clears the others', icon: 'none' },
      ],
      privacyShort: 'Each of these may lower the price.',
      privacyInfo:
        'Insurers give credits for devices that stop a loss or call for help. Skip it and I assume that there are none.',
    }),
    { skippable: true },
  )
  .ask(
    '1k',
    'animal',
    choice({
      title: 'Do you keep a dog or another animal?',
      short: 'Pets',
      choices: [
        { value: 'NONE', title: 'No animals', icon: 'none' },
        {
          value: 'CAT_SMALL',
          title: 'Cats or small pets',
          description: 'Caged animals, fish',
          icon: 'cat',
        },
        { value: 'DOG', title: 'A dog', description: 'With no bite history', icon: 'dog' },
        {
          value: 'DOG_LISTED',
          title: 'A dog of a guarded breed',
          description: 'For example pit bull, Rottweiler, Akita, wolf mix',
          icon: 'dog',
        },
        { value: 'BITE', title: 'An animal that has bitten', icon: 'alert' },
        {
          value: 'EXOTIC',
          title: 'Exotic animal',
          description: 'For example a large reptile',
          icon: 'exotic',
        },
      ],
      privacyShort: 'The policy pays when an animal hurts somebody.',
      privacyInfo:
        'The liability part of the policy pays when your animal hurts somebody, so insurers ask. Where a state does not let them look at the breed, a guarded breed counts as any other dog.',
    }),
  )
  .ask(
    '2',
    'property',
    choice({
      title: 'What are your belongings worth?',
      short: 'Belongings',
      subtitle: 'What would it cost to buy them again?',
      columns: 2,
      choices: [
        { value: '10000', title: '$10,000', description: 'A room' },
        { value: '15000', title: '$15,000', description: 'A studio' },
        { value: '20000', title: '$20,000', description: 'One bedroom' },
        { value: '30000', title: '$30,000', description: 'Most common' },
        { value: '40000', title: '$40,000', description: 'Two bedrooms' },
        { value: '50000', title: '$50,000', description: 'A family home' },
        { value: '75000', title: '$75,000', description: 'Well furnished' },
        { value: '100000', title: '$100,000', description: 'Much of value' },
      ],
      privacyShort: 'This is the most the policy pays for your things.',
      privacyInfo:
        'This is the most the policy pays for your things. Too little leaves you short after a fire; too much costs you more each month.',
    }),
  )
  .ask(
    '2b',
    'liability',
    choice({
      title: 'How much liability protection?',
      short: 'Liability',
      subtitle: 'Pays when you harm someone or damage the building. Landlords often ask for $100,000.',
      choices: [
        { value: '100000', title: '$100,000', description: 'What most landlords ask' },
        { value: '300000', title: '$300,000', description: 'A little more each month' },
        { value: '500000', title: '$500,000', description: 'The most offered' },
      ],
      privacyShort: 'It sets how far the insurer stands up for you.',
      privacyInfo:
        'If a visitor is hurt in your home or a fire you started spreads, this part pays for the harm and for your defense, up to the sum you choose.',
    }),
  )
  .ask(
    '2c',
    'deductible',
    choice({
      title: 'What deductible suits you?',
      short: 'Deductible',
      subtitle: 'The part of a loss you pay yourself.',
      choices: [
        { value: '250', title: '$250', description: 'Higher price' },
        { value: '500', title: '$500', description: 'Most common' },
        { value: '1000', title: '$1,000', description: 'Lower price' },
        { value: '2500', title: '$2,500', description: 'Lowest price' },
      ],
      privacyShort: 'A higher deductible lowers the price.',
      privacyInfo:
        'After a loss you pay this part and the insurer pays the rest. Choose a sum you could find within a week.',
    }),
  )
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
      privacyShort: 'Insurers look it up before they bind.',
      privacyInfo:
        'Insurers check the shared record of claims before they issue a policy. An honest answer now keeps the price you see the price you pay.',
    }),
  )
  .ask(
    '3',
    'contact',
    contact({
      title: 'Where may I send your quotes?',
      short: 'Email',
      subtitle:
        'The e-mail is optional: the quotes are shown to you either way. This demonstration sends no mail.',
      action: 'View my quotes',
      variant: 'send',
      names: true,
      information_disclosure: true,
      privacyShort: 'Insurers quote to a name. Mail comes only if you ask for it.',
      privacyInfo:
        'Insurers that quote in real time quote to a name. Your e-mail address is sealed with your answers and used for nothing but what you ask for here. There is no field for a phone number, so nobody can call you.',
    }),
  )

export type RentersApplication = Application<typeof renters>
