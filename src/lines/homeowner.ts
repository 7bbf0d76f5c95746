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
import { breedIn } from './dog-breed.ts'
import { lawPage } from './law-page.ts'
import { oldEnough } from './old-enough.ts'
import { startDate } from './start-date.ts'

const features = [
  { value: 'CENTRAL_BURGLAR', title: 'Monitored burglar alarm', icon: 'alarm' },
  { value: 'CENTRAL_FIRE', title: 'Monitored fire alarm', icon: 'flame' },
  { value: 'SPRINKLER', title: 'Fire sprinklers', icon: 'sprinkler' },
  { value: 'LEAK_SENSOR', title: 'Water leak sensors', icon: 'droplet' },
  { value: 'DEADBOLT', title: 'Deadbolts and smoke alarms', icon: 'lock' },
  { value: 'IMPACT', title: 'Impact-resistant roof or storm shutters', icon: 'shield' },
  { value: 'POOL', title: 'Swimming pool', icon: 'pool' },
  { value: 'TRAMPOLINE', title: 'Trampoline', icon: 'trampoline' },
  { value: 'DOG', title: 'A dog', icon: 'dog' },
  {
    value: 'DOG_LISTED',
    title: 'A dog of a restricted breed',
    description: 'Such as a pit bull, Rottweiler or Akita',
    icon: 'dog',
  },
  { value: 'WOOD_STOVE', title: 'Wood stove', icon: 'stove' },
  { value: 'NONE', title: 'None of these', description: 'Unchecks the others', icon: 'none' },
] as const

/** As Florida's report of an inspection names them (form OIR-B1-1802). */
const windFeatures = [
  {
    value: 'ROOF_COVER',
    title: 'Roof covering up to code',
    description: 'Permitted in March 2002 or later',
  },
  { value: 'ROOF_DECK', title: 'Strong roof deck', description: 'Fixed with 8d nails' },
  {
    value: 'ROOF_STRAPS',
    title: 'Roof tied to the walls',
    description: 'Metal clips or wraps',
  },
  { value: 'HIP_ROOF', title: 'Hip roof', description: 'Slopes down on every side' },
  {
    value: 'WATER_BARRIER',
    title: 'Secondary water barrier',
    description: 'A sealed layer under the roof covering',
  },
  {
    value: 'OPENINGS',
    title: 'Every window and door protected',
    description: 'Shutters or impact-resistant glass',
  },
  { value: 'NONE', title: 'None of these', description: 'Or I don’t know' },
] as const

/** Homeowner insurance, HO-3: the house, what is in it, and the owner's liability. */
export const homeowner = line('homeowner')
  .chapter('Your home')
  .ask(
    '1',
    'address',
    address({
      title: 'Where’s the home you want to insure?',
      short: 'Address',
      states: jurisdictions,
      privacyShort: 'Storm, fire and water risks vary from street to street.',
      privacyInfo:
        'The distance to the coast and to the nearest fire station, the local weather and the cost of rebuilding all depend on the address. Your address goes to the insurers that quote you and to no one else.',
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
          title: 'Two- to four-family house',
          description: 'You live in one of the units',
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
      privacyShort: 'Each kind of home has its own kind of policy.',
      privacyInfo:
        'Houses, condos and manufactured homes are insured under different policy forms. I ask so that each insurer quotes the right one, or says plainly that it doesn’t have one.',
    }),
  )
  .ask(
    '1h',
    'use',
    choice({
      title: 'How do you use the home?',
      short: 'Use',
      choices: [
        { value: 'PRIMARY', title: 'I live there', description: 'Most of the year', icon: 'home' },
        { value: 'SECONDARY', title: 'Second home', icon: 'bed' },
        { value: 'SEASONAL', title: 'Seasonal home', description: 'Empty for months at a time', icon: 'sun' },
        { value: 'RENTED', title: 'I rent it out', icon: 'key' },
        { value: 'VACANT', title: 'It’s vacant', icon: 'none' },
      ],
      privacyShort: 'In an empty home, a leak can go unnoticed for weeks.',
      privacyInfo:
        'When someone lives there, a leak is noticed right away. An empty or rented home needs a different policy, and some insurers don’t offer one.',
    }),
  )
  .ask(
    '1m',
    'yearBuilt',
    text({
      title: 'What year was the home built?',
      short: 'Year built',
      subtitle: 'The year in the county records is close enough.',
      label: 'Year built',
      type: 'number',
      range: { min: 1700, max: 'next year', message: 'Please enter a year from 1700 to next year' },
      skipLabel: 'I don’t know',
      privacyShort: 'Wiring, plumbing and building codes have changed over time.',
      privacyInfo:
        'Wiring, plumbing and building codes have changed over time, so insurers price by a home’s age. If you don’t know, I’ll assume what’s typical in your state and mark the price as an estimate.',
    }),
    { skippable: true },
  )
  .ask(
    '1r',
    'roof',
    choice({
      title: 'How old is the roof?',
      short: 'Roof age',
      subtitle: 'Count from the last time it was fully replaced.',
      choices: [
        { value: 'R0_5', title: '0 to 5 years' },
        { value: 'R6_10', title: '6 to 10 years' },
        { value: 'R11_15', title: '11 to 15 years' },
        { value: 'R16_20', title: '16 to 20 years' },
        { value: 'R21', title: 'Over 20 years' },
        { value: 'UNKNOWN', title: 'I’m not sure' },
      ],
      privacyShort: 'The roof takes the weather first.',
      privacyInfo:
        'Wind and hail claims usually start with the roof, so its age matters more than most answers. Some insurers won’t take a roof over 20 years old, or pay only what it’s worth today.',
    }),
  )
  .ask(
    '2',
    'squareFeet',
    text({
      title: 'How big is the living space?',
      short: 'Living space',
      subtitle: 'Leave out the garage and any unfinished basement.',
      label: 'Living space',
      type: 'number',
      unit: 'sq ft',
      range: { min: 300, max: 20_000, message: 'Please enter a size from 300 to 20,000 square feet' },
      skipLabel: 'I don’t know',
      privacyShort: 'It shows what rebuilding would cost.',
      privacyInfo:
        'The policy pays to rebuild your home, which isn’t the same as its market price. I work that out from the square footage and building costs in your state. If you don’t know, I’ll assume a typical size and mark the price as an estimate.',
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
        { value: 'OTHER', title: 'Log or something else', icon: 'log' },
      ],
      privacyShort: 'Brick and wood burn differently, and cost different amounts to rebuild.',
      privacyInfo: 'What the walls are made of affects how a fire spreads and what rebuilding costs.',
    }),
  )
  .ask(
    '4',
    'features',
    answers =>
      choices({
        title: 'Which of these does the home have?',
        short: 'Features',
        subtitle: 'Choose all that apply, safety features and hazards alike.',
        columns: 2,
        choices: features.filter(
          ({ value }) =>
            (value !== 'DOG_LISTED' || breedIn('homeowner', answers).isAsked) &&
            // Florida has a question of its own for the protection from wind.
            (value !== 'IMPACT' || answers.address.state !== 'FL'),
        ),
        ...breedIn('homeowner', answers).link,
        privacyShort: 'Some bring the price down, and some push it up.',
        privacyInfo: `Devices that prevent a loss earn discounts, while a pool, a trampoline or a wood stove adds risk.${breedIn('homeowner', answers).promise} If you skip this, I’ll assume the home has none of these.`,
      }),
    { skippable: true },
  )
  .ask(
    '4w',
    'windFeatures',
    choices({
      title: 'What protects the home from a hurricane?',
      short: 'Wind protection',
      subtitle: 'Choose all that apply. A wind mitigation report lists them.',
      columns: 2,
      choices: windFeatures,
      ...lawPage('FL'),
      privacyShort: 'In Florida, each of these must lower your price.',
      privacyInfo:
        'By law, insurers in Florida take something off the price for what protects a home from the wind. Before you buy, they’ll want to see an inspector’s report (form OIR-B1-1802). If you don’t know, I’ll assume the home has none of these, so a report can only lower your price.',
    }),
    { skippable: true, when: ({ address }) => address.state === 'FL' },
  )
  .chapter('Your claims')
  .ask(
    '5',
    'claims',
    choice({
      title: 'Any claims in the past 5 years?',
      short: 'Claims',
      subtitle: 'At this home or an earlier one.',
      choices: [
        { value: 'NONE', title: 'None', icon: 'none' },
        { value: 'ONE_WEATHER', title: 'One, from weather', icon: 'storm' },
        { value: 'ONE_WATER', title: 'One, from water inside the home', icon: 'droplet' },
        {
          value: 'ONE_OTHER',
          title: 'One, from something else',
          description: 'Fire, theft, liability',
          icon: 'flame',
        },
        { value: 'TWO', title: 'Two', icon: 'alert' },
        { value: 'THREE_PLUS', title: 'Three or more', icon: 'alert' },
      ],
      privacyShort: 'Insurers check before they issue a policy.',
      privacyInfo:
        'Insurers look at a shared record of claims before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
    }),
  )
  .chapter('You')
  .ask(
    '6',
    'dob',
    dob({
      title: 'When were you born?',
      short: 'Birth date',
      minAge: oldEnough,
      privacyShort: 'Insurers use it to identify you, and some price by age.',
      privacyInfo:
        'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume a typical age and mark any price that depends on it as an estimate.',
    }),
    { skippable: true },
  )
  .ask(
    '7',
    'name',
    name({
      title: 'Whose name goes on the policy?',
      short: 'Name',
      privacyShort: 'Insurers need a name for a quote.',
      privacyInfo:
        'Insurers that quote in real time need a name. It’s sealed with your other answers and goes only to those insurers.',
    }),
  )
  .chapter('Your insurance now')
  .ask(
    'carrier',
    'insurer',
    text({
      title: 'Who insures the home now?',
      short: 'Insurer',
      label: 'Current insurer',
      suggestions: insurers.map(insurer => insurer.name),
      skipLabel: 'I’m not insured now',
      privacyShort: 'So I don’t show you what you already have.',
      privacyInfo:
        'I leave your current insurer off the list. If the home has no coverage now, some insurers charge a little more. If you’re just buying it, they don’t.',
    }),
    { skippable: true },
  )
  .ask(
    'premium',
    'premium',
    text({
      title: 'What do you pay a year?',
      short: 'Current price',
      subtitle: 'So I can show you what you’d save.',
      label: 'Current premium',
      type: 'number',
      prefix: '$',
      unit: 'a year',
      range: { min: 1, max: 100_000, message: 'Please enter an amount from $1 to $100,000' },
      skipLabel: 'I don’t know',
      privacyShort: 'It never changes a price.',
      privacyInfo:
        'No insurer sees it, and no price depends on it. I use it only to show what you’d save with each quote.',
    }),
    { skippable: true, when: ({ insurer }) => insurer !== null },
  )
  .chapter('Contact')
  .ask(
    'email',
    'contact',
    contact({
      title: 'Where should I send your quotes?',
      short: 'Email',
      action: 'View my quotes',
      variant: 'monitor',
      invite: true,
      information_disclosure: true,
      privacyShort: 'Email is optional. You’ll see your quotes either way.',
      privacyInfo:
        'Your email address is sealed with your answers and used only for what you ask for here. I don’t ask for a phone number, so nobody can call you.',
    }),
  )
  .chapter('Your home')
  .refine(
    'updates',
    'updates',
    choices({
      title: 'What has been replaced in the past 30 years?',
      short: 'Updates',
      subtitle: 'Choose all that apply. Skip this if you aren’t sure.',
      action: 'Update my prices',
      choices: [
        { value: 'WIRING', title: 'The wiring', description: 'With circuit breakers, not fuses' },
        { value: 'PLUMBING', title: 'The plumbing' },
        { value: 'HEATING', title: 'The heating' },
        { value: 'NONE', title: 'None of these', description: 'All are as old as the home, or nearly' },
      ],
      privacyShort: 'Some insurers won’t take a home with wiring or plumbing this old.',
      privacyInfo:
        'For an older home, many insurers want a four-point inspection before they issue a policy: of the roof, the wiring, the plumbing and the heating. Until I know better, I assume all are in good shape.',
    }),
    {
      skippable: true,
      when: ({ yearBuilt, home, today }) =>
        home.choice !== 'CONDO' &&
        yearBuilt !== null &&
        Number(yearBuilt.text) <= Number(today.slice(0, 4)) - 30,
    },
  )
  .chapter('Your coverage')
  .refine('dwelling', 'dwelling', ({ home }) =>
    choice({
      title:
        home.choice === 'CONDO'
          ? 'How much coverage should the inside have?'
          : 'How much coverage should the house have?',
      short: 'Dwelling',
      subtitle: 'By what I think it costs to rebuild, which is not what the home would sell for.',
      choices: [
        { value: '80', title: '20% less' },
        { value: '90', title: '10% less' },
        { value: '100', title: 'My estimate' },
        { value: '110', title: '10% more' },
        { value: '125', title: '25% more' },
        { value: '150', title: '50% more' },
      ],
      privacyShort: 'It’s the most the policy pays to rebuild.',
      privacyInfo:
        'I work out what rebuilding would cost from the size, the walls and prices in your state. If you know better, from an appraisal or your current policy, choose what comes closest. Too little leaves you short after a fire.',
    }),
  )
  .refine(
    'belongings',
    'belongings',
    choice({
      title: 'How much coverage should your belongings have?',
      short: 'Belongings',
      subtitle: 'The usual amount follows the coverage on the home.',
      choices: [
        { value: '50', title: 'Half of the usual' },
        { value: '75', title: '25% less' },
        { value: '100', title: 'The usual amount' },
        { value: '125', title: '25% more' },
        { value: '150', title: '50% more' },
      ],
      privacyShort: 'It’s the most the policy pays for your things.',
      privacyInfo:
        'Think of what it would cost to buy everything again. Too little leaves you short after a fire, and too much costs you more every year.',
    }),
  )
  .refine(
    'liability',
    'liability',
    choice({
      title: 'How much liability coverage do you want?',
      short: 'Liability',
      subtitle: 'It pays if you hurt someone or damage what is theirs, and for your legal defense.',
      choices: [
        { value: '100000', title: '$100,000' },
        { value: '300000', title: '$300,000', description: 'Most common' },
        { value: '500000', title: '$500,000', description: 'If you have savings to protect' },
      ],
      privacyShort: 'Anything above the limit is yours to pay.',
      privacyInfo:
        'If a guest gets hurt at your home, or your tree falls on a neighbor’s car, this part pays up to the amount you choose.',
    }),
  )
  .refine(
    'guestpayments',
    'guestPayments',
    choice({
      title: 'How much should the policy pay toward a guest’s medical bills?',
      short: 'Guests’ injuries',
      subtitle: 'For each guest who gets hurt at your home, whoever is at fault.',
      choices: [
        { value: '1000', title: '$1,000' },
        { value: '5000', title: '$5,000', description: 'Most common' },
        { value: '10000', title: '$10,000' },
      ],
      privacyShort: 'A small bill paid right away seldom becomes a lawsuit.',
      privacyInfo:
        'Medical payments to others cover a guest’s doctor bills after a fall or a dog bite, without anyone asking who was at fault. They don’t cover you or your family.',
    }),
  )
  .refine(
    'deductible',
    'deductible',
    choice({
      title: 'What deductible would you like?',
      short: 'Deductible',
      subtitle: 'It’s what you pay yourself after a loss, before the policy pays the rest.',
      choices: [
        { value: '1000', title: '$1,000' },
        { value: '1500', title: '$1,500' },
        { value: '2000', title: '$2,000' },
        { value: '2500', title: '$2,500' },
        { value: '5000', title: '$5,000' },
      ],
      privacyShort: 'A higher deductible means a lower price.',
      privacyInfo:
        'After a loss you pay this much and the insurer pays the rest. Pick an amount you could come up with within a week.',
    }),
  )
  .refine(
    'winddeductible',
    'windDeductible',
    choice({
      title: 'How much of a wind loss would you pay yourself?',
      short: 'Wind deductible',
      subtitle:
        'In percent of the coverage on the home, where wind or hurricanes have a deductible of their own.',
      choices: [
        { value: '0', title: 'Same as other losses', description: 'One deductible for everything' },
        { value: '1', title: '1%' },
        { value: '2', title: '2%' },
        { value: '5', title: '5%' },
      ],
      privacyShort: 'A higher wind deductible means a lower price.',
      privacyInfo:
        'Near hurricanes and hail, policies often have a deductible of their own for wind. It’s a share of the coverage on the home: 2% of $300,000 is $6,000.',
    }),
  )
  .refine('starts', 'starts', startDate)

export type HomeownerApplication = Application<typeof homeowner>
