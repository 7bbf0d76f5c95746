import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { name } from '../kinds/name/name.ts'
import { text } from '../kinds/text/text.ts'
import { jurisdictions } from '../law/jurisdictions.ts'
import { insurers } from '../reference/insurers.ts'
import { type Application, line } from '../wizard/line.ts'

/** Homeowner insurance, HO-3: the house, what is in it, and what its owner may owe others. */
export const homeowner = line('homeowner')
  .ask(
    '1',
    'address',
    address({
      title: 'Which home shall we insure?',
      short: 'Address',
      states: jurisdictions,
      privacyShort: 'Storm, fire and water differ from street to street.',
      privacyInfo:
        'The distance to the coast and to the next fire station, the local weather and the cost to rebuild all hang on the place. The address goes to the insurers that quote for you and to nobody else.',
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
        { value: 'SINGLE_FAMILY', title: 'Single-family house', icon: 'home' },
        {
          value: 'TOWNHOUSE',
          title: 'Townhouse',
          description: 'You own the walls and roof',
          icon: 'townhouse',
        },
        {
          value: 'MULTI_2_4',
          title: '2 to 4 family house',
          description: 'You live in one part',
          icon: 'building-small',
        },
        {
          value: 'CONDO',
          title: 'Condo',
          description: 'The association insures the building',
          icon: 'condo',
        },
        { value: 'MANUFACTURED', title: 'Manufactured home', icon: 'mobile-home' },
      ],
      privacyShort: 'Each kind of home has a policy form of its own.',
      privacyInfo:
        'A house, a condo and a manufactured home are insured on different forms. I ask so that each insurer quotes the one that fits, or says plainly that it has none.',
    }),
  )
  .ask(
    '1h',
    'use',
    choice({
      title: 'How is the home used?',
      short: 'Use',
      choices: [
        { value: 'PRIMARY', title: 'I live there', description: 'Most of the year', icon: 'home' },
        { value: 'SECONDARY', title: 'Second home', icon: 'bed' },
        { value: 'SEASONAL', title: 'Seasonal home', description: 'Empty for months', icon: 'sun' },
        { value: 'RENTED', title: 'Rented to others', icon: 'key' },
        { value: 'VACANT', title: 'Empty', icon: 'none' },
      ],
      privacyShort: 'A home that stands empty is found late when something breaks.',
      privacyInfo:
        'Where somebody lives, a leak is seen within the hour. An empty or rented home needs another policy, and some insurers do not write it.',
    }),
  )
  .ask(
    '1m',
    'yearBuilt',
    text({
      title: 'What year was the home built?',
      short: 'Year built',
      subtitle: 'The county record is close enough.',
      label: 'Year built',
      type: 'number',
      range: { min: 1700, max: 'next year', message: 'Please enter a year from 1700 to next year' },
      skipLabel: 'I don’t know',
      privacyShort: 'Wiring, pipes and building codes have years.',
      privacyInfo:
        'Insurers price by the age of a home, because wiring, plumbing and building codes changed with the years. If you do not know it, I assume the typical year of the state and mark the price as an estimate.',
    }),
    { skippable: true },
  )
  .ask(
    '1r',
    'roof',
    choice({
      title: 'How old is the roof?',
      short: 'Roof age',
      subtitle: 'Count from the last full replacement.',
      choices: [
        { value: 'R0_5', title: '0 to 5 years' },
        { value: 'R6_10', title: '6 to 10 years' },
        { value: 'R11_15', title: '11 to 15 years' },
        { value: 'R16_20', title: '16 to 20 years' },
        { value: 'R21', title: 'Over 20 years' },
        { value: 'UNKNOWN', title: 'I am not sure' },
      ],
      privacyShort: 'The roof meets the weather first.',
      privacyInfo:
        'Wind and hail claims begin at the roof, so its age moves the price more than most answers. Some insurers do not take a roof over 20 years, or pay only what it is still worth.',
    }),
  )
  .ask(
    '2',
    'squareFeet',
    text({
      title: 'How large is the living space?',
      short: 'Living space',
      subtitle: 'Without garage and unfinished basement.',
      label: 'Living space',
      type: 'number',
      unit: 'sq ft',
      range: { min: 300, max: 20_000, message: 'Please enter a size from 300 to 20,000 square feet' },
      skipLabel: 'I don’t know',
      privacyShort: 'It tells what rebuilding the home would cost.',
      privacyInfo:
        'The policy pays to rebuild the home, not its market price. Square feet times the building cost of your state give that sum. If you do not know it, I assume a usual size and mark the price as an estimate.',
    }),
    { skippable: true },
  )
  .ask(
    '3',
    'construction',
    choice({
      title: 'What are the outside walls made of?',
      short: 'Walls',
      columns: 2,
      choices: [
        { value: 'FRAME', title: 'Wood or vinyl siding', icon: 'wood' },
        { value: 'BRICK_VENEER', title: 'Brick or stone veneer', icon: 'brick' },
        { value: 'MASONRY', title: 'Solid brick, block or concrete', icon: 'wall' },
        { value: 'STUCCO', title: 'Stucco', icon: 'home' },
        { value: 'OTHER', title: 'Log or other', icon: 'log' },
      ],
      privacyShort: 'Brick and wood burn and rebuild differently.',
      privacyInfo: 'What the walls are made of changes how a fire spreads and what rebuilding costs.',
    }),
  )
  .ask(
    '4',
    'features',
    choices({
      title: 'Which of these does the home have?',
      short: 'Features',
      subtitle: 'Choose all that apply, safety and hazards alike.',
      columns: 2,
      choices: [
        { value: 'CENTRAL_BURGLAR', title: 'Monitored burglar alarm', icon: 'alarm' },
        { value: 'CENTRAL_FIRE', title: 'Monitored fire alarm', icon: 'flame' },
        { value: 'SPRINKLER', title: 'Fire sprinklers', icon: 'sprinkler' },
        { value: 'LEAK_SENSOR', title: 'Water leak sensors', icon: 'droplet' },
        { value: 'DEADBOLT', title: 'Deadbolts and smoke alarms', icon: 'lock' },
        { value: 'IMPACT', title: 'Impact roof or storm shutters', icon: 'shield' },
        { value: 'POOL', title: 'Swimming pool', icon: 'pool' },
        { value: 'TRAMPOLINE', title: 'Trampoline', icon: 'trampoline' },
        { value: 'DOG', title: 'A dog', icon: 'dog' },
        {
          value: 'DOG_LISTED',
          title: 'A dog of a guarded breed',
          description: 'Not used in IL, NV, NY',
          icon: 'dog',
        },
        { value: 'WOOD_STOVE', title: 'Wood stove', icon: 'stove' },
        { value: 'NONE', title: 'None of these', description: 'Clears the others', icon: 'none' },
      ],
      privacyShort: 'Some lower the price, some raise it.',
      privacyInfo:
        'Devices that stop a loss earn credits; a pool, a trampoline or a wood stove adds to the risk. Where a state does not let insurers look at the breed, a guarded breed counts as any other dog. Skip it and I assume that there are none.',
    }),
    { skippable: true },
  )
  .ask(
    '5',
    'claims',
    choice({
      title: 'Any claims in the past 5 years?',
      short: 'Claims',
      subtitle: 'At this or an earlier home.',
      choices: [
        { value: 'NONE', title: 'None', icon: 'none' },
        { value: 'ONE_WEATHER', title: 'One, from weather', icon: 'storm' },
        { value: 'ONE_WATER', title: 'One, from water inside', icon: 'droplet' },
        {
          value: 'ONE_OTHER',
          title: 'One, something else',
          description: 'Fire, theft, liability',
          icon: 'flame',
        },
        { value: 'TWO', title: 'Two', icon: 'alert' },
        { value: 'THREE_PLUS', title: 'Three or more', icon: 'alert' },
      ],
      privacyShort: 'Insurers look it up before they bind.',
      privacyInfo:
        'Insurers check the shared record of claims before they issue a policy. An honest answer now keeps the price you see the price you pay.',
    }),
  )
  .ask(
    '6',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      minAge: { years: 18, message: 'You need to be at least 18 to take out a policy' },
      privacyShort: 'Insurers use it to know who you are; some price by age.',
      privacyInfo:
        'Insurers use it to identify you and, in some states, to price. Skip it and I assume a usual age; the prices that depend on it are then marked as estimates.',
    }),
    { skippable: true },
  )
  .ask(
    '7',
    'name',
    name({
      title: 'Whose name goes on the policy?',
      short: 'Name',
      privacyShort: 'Insurers quote to a name.',
      privacyInfo:
        'Insurers that quote in real time quote to a name. It is sealed with your other answers and goes to those insurers alone.',
    }),
  )
  .ask(
    'carrier',
    'insurer',
    text({
      title: 'Who insures the home today?',
      short: 'Insurer',
      label: 'Current insurer',
      suggestions: insurers.map(insurer => insurer.name),
      skipLabel: 'I am not insured now',
      privacyShort: 'So that I do not offer you what you have.',
      privacyInfo:
        'I leave your present insurer out of the list. If the home has no cover now, some insurers ask a little more; a home you are just buying has no such load.',
    }),
    { skippable: true },
  )
  .ask(
    'premium',
    'premium',
    text({
      title: 'What do you pay a year?',
      short: 'Current price',
      subtitle: 'So that I can show what you would save.',
      label: 'Present premium',
      type: 'number',
      prefix: '$',
      unit: 'a year',
      range: { min: 1, max: 100_000, message: 'Please enter an amount from $1 to $100,000' },
      skipLabel: 'I don’t know',
      privacyShort: 'It never changes a price.',
      privacyInfo:
        'No insurer sees it and no price depends on it. It only lets me show beside each quote what you would save.',
    }),
    { skippable: true, when: ({ insurer }) => insurer !== null },
  )
  .ask(
    'email',
    'contact',
    contact({
      title: 'Where may I send your quotes?',
      short: 'Email',
      action: 'View my quotes',
      variant: 'monitor',
      invite: true,
      information_disclosure: true,
      privacyShort: 'The e-mail is optional: the quotes are shown to you either way.',
      privacyInfo:
        'Your e-mail address is sealed with your answers and used for nothing but what you ask for here. There is no field for a phone number, so nobody can call you. This demonstration sends no mail.',
    }),
  )

export type HomeownerApplication = Application<typeof homeowner>
