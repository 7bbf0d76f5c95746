import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { dob } from '../kinds/dob/dob.ts'
import { name } from '../kinds/name/name.ts'
import { text } from '../kinds/text/text.ts'
import { alike } from '../language/texts.ts'
import { jurisdictions } from '../law/jurisdictions.ts'
import { insurers } from '../reference/insurers.ts'
import { type Application, line } from '../wizard/line.ts'
import { lawPage } from './law-page.ts'
import { breedIn } from './questions/dog-breed.ts'
import { oldEnough } from './questions/old-enough.ts'
import { startDate } from './questions/start-date.ts'

const features = [
  { value: 'CENTRAL_BURGLAR', title: { en: 'Monitored burglar alarm' }, icon: 'alarm' },
  { value: 'CENTRAL_FIRE', title: { en: 'Monitored fire alarm' }, icon: 'flame' },
  { value: 'SPRINKLER', title: { en: 'Fire sprinklers' }, icon: 'sprinkler' },
  { value: 'LEAK_SENSOR', title: { en: 'Water leak sensors' }, icon: 'droplet' },
  { value: 'DEADBOLT', title: { en: 'Deadbolts and smoke alarms' }, icon: 'lock' },
  { value: 'IMPACT', title: { en: 'Impact-resistant roof or storm shutters' }, icon: 'shield' },
  { value: 'POOL', title: { en: 'Swimming pool' }, icon: 'pool' },
  { value: 'TRAMPOLINE', title: { en: 'Trampoline' }, icon: 'trampoline' },
  { value: 'DOG', title: { en: 'A dog' }, icon: 'dog' },
  {
    value: 'DOG_LISTED',
    title: { en: 'A dog of a restricted breed' },
    description: { en: 'Such as a pit bull, Rottweiler or Akita' },
    icon: 'dog',
  },
  { value: 'WOOD_STOVE', title: { en: 'Wood stove' }, icon: 'stove' },
  { value: 'NONE', title: { en: 'None of these' }, description: { en: 'Unchecks the others' }, icon: 'none' },
] as const

/** As Florida's report of an inspection names them (form OIR-B1-1802). */
const windFeatures = [
  {
    value: 'ROOF_COVER',
    title: { en: 'Roof covering up to code' },
    description: { en: 'Permitted in March 2002 or later' },
  },
  { value: 'ROOF_DECK', title: { en: 'Strong roof deck' }, description: { en: 'Fixed with 8d nails' } },
  {
    value: 'ROOF_STRAPS',
    title: { en: 'Roof tied to the walls' },
    description: { en: 'Metal clips or wraps' },
  },
  { value: 'HIP_ROOF', title: { en: 'Hip roof' }, description: { en: 'Slopes down on every side' } },
  {
    value: 'WATER_BARRIER',
    title: { en: 'Secondary water barrier' },
    description: { en: 'A sealed layer under the roof covering' },
  },
  {
    value: 'OPENINGS',
    title: { en: 'Every window and door protected' },
    description: { en: 'Shutters or impact-resistant glass' },
  },
  { value: 'NONE', title: { en: 'None of these' }, description: { en: 'Or I don’t know' } },
] as const

/** Homeowner insurance, HO-3: the house, what is in it, and the owner's liability. */
export const homeowner = line('homeowner')
  .chapter({ en: 'Your home' })
  .ask(
    '1',
    'address',
    address({
      title: { en: 'Where’s the home you want to insure?' },
      short: { en: 'Address' },
      states: jurisdictions,
      privacyShort: { en: 'Storm, fire and water risks vary from street to street.' },
      privacyInfo: {
        en: 'The distance to the coast and to the nearest fire station, the local weather and the cost of rebuilding all depend on the address. Your address goes to the insurers that quote you.',
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
        { value: 'SINGLE_FAMILY', title: { en: 'Single-family house' }, icon: 'home' },
        {
          value: 'TOWNHOUSE',
          title: { en: 'Townhouse' },
          description: { en: 'You own the walls and roof' },
          icon: 'townhouse',
        },
        {
          value: 'MULTI_2_4',
          title: { en: 'Duplex, triplex or fourplex' },
          description: { en: 'You live in one of the units' },
          icon: 'building-small',
        },
        {
          value: 'CONDO',
          title: { en: 'Condo' },
          description: { en: 'The association insures the building' },
          icon: 'condo',
        },
        { value: 'MANUFACTURED', title: { en: 'Manufactured home' }, icon: 'mobile-home' },
      ],
      privacyShort: { en: 'Each kind of home has its own kind of policy.' },
      privacyInfo: {
        en: 'Houses, condos and manufactured homes are insured under different policy forms. I ask so that each insurer quotes the right one, or says plainly that it doesn’t have one.',
        we: 'Houses, condos and manufactured homes are insured under different policy forms. We ask so that each insurer quotes the right one, or says plainly that it doesn’t have one.',
      },
    }),
  )
  .ask(
    '1h',
    'use',
    choice({
      title: { en: 'How do you use the home?' },
      short: { en: 'Use' },
      choices: [
        {
          value: 'PRIMARY',
          title: { en: 'I live there' },
          description: { en: 'Most of the year' },
          icon: 'home',
        },
        {
          value: 'SECONDARY',
          title: { en: 'Second home' },
          description: { en: 'I use it on and off all year' },
          icon: 'bed',
        },
        {
          value: 'SEASONAL',
          title: { en: 'Seasonal home' },
          description: { en: 'Empty for months at a time' },
          icon: 'sun',
        },
        {
          value: 'RENTED',
          title: { en: 'I rent it out' },
          description: { en: 'Long-term or short-term' },
          icon: 'key',
        },
        { value: 'VACANT', title: { en: 'It’s vacant' }, icon: 'none' },
      ],
      privacyShort: { en: 'In an empty home, a leak can go unnoticed for weeks.' },
      privacyInfo: {
        en: 'When someone lives there, a leak is noticed right away. An empty or rented home needs a different policy, and some insurers don’t offer one.',
      },
    }),
  )
  .ask(
    '1m',
    'yearBuilt',
    text({
      title: { en: 'What year was the home built?' },
      short: { en: 'Year built' },
      subtitle: { en: 'The year in the county records is close enough.' },
      label: { en: 'Year built' },
      type: 'number',
      range: { min: 1700, max: 'next year', message: { en: 'Please enter a year from 1700 to next year' } },
      skipLabel: { en: 'I don’t know' },
      privacyShort: { en: 'Wiring, plumbing and building codes have changed over time.' },
      privacyInfo: {
        en: 'Wiring, plumbing and building codes have changed over time, so insurers price by a home’s age. If you don’t know, I’ll assume what’s typical in your state and mark the price as an estimate.',
        we: 'Wiring, plumbing and building codes have changed over time, so insurers price by a home’s age. If you don’t know, we’ll assume what’s typical in your state and mark the price as an estimate.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '1r',
    'roof',
    choice({
      title: { en: 'How old is the roof?' },
      short: { en: 'Roof age' },
      subtitle: { en: 'Count from the last time it was fully replaced.' },
      choices: [
        { value: 'R0_5', title: { en: '0 to 5 years' } },
        { value: 'R6_10', title: { en: '6 to 10 years' } },
        { value: 'R11_15', title: { en: '11 to 15 years' } },
        { value: 'R16_20', title: { en: '16 to 20 years' } },
        { value: 'R21', title: { en: 'Over 20 years' } },
        { value: 'UNKNOWN', title: { en: 'I’m not sure' } },
      ],
      privacyShort: { en: 'The roof takes the weather first.' },
      privacyInfo: {
        en: 'Wind and hail claims usually start with the roof, so its age matters more than most answers. Some insurers won’t take a roof over 20 years old, or pay only what it’s worth today.',
      },
    }),
  )
  .ask(
    '2',
    'squareFeet',
    text({
      title: { en: 'How big is the living space?' },
      short: { en: 'Living space' },
      subtitle: { en: 'Leave out the garage and any unfinished basement.' },
      label: { en: 'Living space' },
      type: 'number',
      unit: { en: 'sq ft' },
      range: { min: 300, max: 20_000, message: { en: 'Please enter a size from 300 to 20,000 square feet' } },
      skipLabel: { en: 'I don’t know' },
      privacyShort: { en: 'It shows what rebuilding would cost.' },
      privacyInfo: {
        en: 'The policy pays to rebuild your home, which isn’t the same as its market price. I work that out from the square footage and building costs in your state. If you don’t know, I’ll assume a typical size and mark the price as an estimate.',
        we: 'The policy pays to rebuild your home, which isn’t the same as its market price. We work that out from the square footage and building costs in your state. If you don’t know, we’ll assume a typical size and mark the price as an estimate.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '3',
    'construction',
    choice({
      title: { en: 'What are the outside walls made of?' },
      short: { en: 'Walls' },
      columns: 2,
      choices: [
        { value: 'FRAME', title: { en: 'Wood or vinyl siding' }, icon: 'wood' },
        { value: 'BRICK_VENEER', title: { en: 'Brick or stone veneer' }, icon: 'brick' },
        { value: 'MASONRY', title: { en: 'Solid brick, block or concrete' }, icon: 'wall' },
        { value: 'STUCCO', title: { en: 'Stucco' }, icon: 'home' },
        { value: 'OTHER', title: { en: 'Logs or something else' }, icon: 'log' },
      ],
      privacyShort: { en: 'Brick and wood burn differently, and cost different amounts to rebuild.' },
      privacyInfo: { en: 'What the walls are made of affects how a fire spreads and what rebuilding costs.' },
    }),
  )
  .ask(
    '4',
    'features',
    answers =>
      choices({
        title: { en: 'Which of these does the home have?' },
        short: { en: 'Features' },
        subtitle: {
          en: 'Choose all that apply: safety features, and also a pool, trampoline, dog or wood stove.',
        },
        columns: 2,
        choices: features.filter(
          ({ value }) =>
            (value !== 'DOG_LISTED' || breedIn('homeowner', answers).isAsked) &&
            // Florida has another question about the protection from wind.
            (value !== 'IMPACT' || answers.address.state !== 'FL'),
        ),
        ...breedIn('homeowner', answers).link,
        privacyShort: { en: 'Safety features can lower the price. The others can raise it.' },
        privacyInfo: {
          en: `Devices that prevent a loss earn discounts, while a pool, a trampoline or a wood stove adds risk.${breedIn('homeowner', answers).promise} If you skip this, I’ll assume the home has none of these.`,
          we: `Devices that prevent a loss earn discounts, while a pool, a trampoline or a wood stove adds risk.${breedIn('homeowner', answers).promise} If you skip this, we’ll assume the home has none of these.`,
        },
      }),
    { skippable: true },
  )
  .ask(
    '4w',
    'windFeatures',
    choices({
      title: { en: 'What protects the home from a hurricane?' },
      short: { en: 'Wind protection' },
      subtitle: { en: 'Choose all that apply. A wind mitigation report lists them.' },
      columns: 2,
      choices: windFeatures,
      ...lawPage('FL'),
      privacyShort: { en: 'In Florida, each of these must lower your price.' },
      privacyInfo: {
        en: 'Florida law requires insurers to give discounts for features that protect a home from wind. Before you buy, they’ll want to see an inspector’s report (form OIR-B1-1802). If you don’t know, I’ll assume the home has none of these, so a report can only lower your price.',
        we: 'Florida law requires insurers to give discounts for features that protect a home from wind. Before you buy, they’ll want to see an inspector’s report (form OIR-B1-1802). If you don’t know, we’ll assume the home has none of these, so a report can only lower your price.',
      },
    }),
    { skippable: true, when: ({ address }) => address.state === 'FL' },
  )
  .chapter({ en: 'Your claims' })
  .ask(
    '5',
    'claims',
    choice({
      title: { en: 'Any claims in the past 5 years?' },
      short: { en: 'Claims' },
      subtitle: { en: 'At this home or an earlier one.' },
      choices: [
        { value: 'NONE', title: { en: 'None' }, icon: 'none' },
        { value: 'ONE_WEATHER', title: { en: 'One, from weather' }, icon: 'storm' },
        { value: 'ONE_WATER', title: { en: 'One, from water inside the home' }, icon: 'droplet' },
        {
          value: 'ONE_OTHER',
          title: { en: 'One, from something else' },
          description: { en: 'Fire, theft, liability' },
          icon: 'flame',
        },
        { value: 'TWO', title: { en: 'Two' }, icon: 'alert' },
        { value: 'THREE_PLUS', title: { en: 'Three or more' }, icon: 'alert' },
      ],
      privacyShort: { en: 'Insurers check before they issue a policy.' },
      privacyInfo: {
        en: 'Insurers look at a shared record of claims before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
      },
    }),
  )
  .chapter({ en: 'You' })
  .ask(
    '6',
    'dob',
    dob({
      title: { en: 'When were you born?' },
      short: { en: 'Birth date' },
      minAge: oldEnough,
      privacyShort: { en: 'Insurers use it to identify you, and some price by age.' },
      privacyInfo: {
        en: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, I’ll assume a typical age and mark any price that depends on it as an estimate.',
        we: 'Insurers use it to identify you and, in some states, to set the price. If you skip this, we’ll assume a typical age and mark any price that depends on it as an estimate.',
      },
    }),
    { skippable: true },
  )
  .ask(
    '7',
    'name',
    name({
      title: { en: 'Whose name goes on the policy?' },
      short: { en: 'Name' },
      privacyShort: { en: 'Insurers need a name for a quote.' },
      privacyInfo: {
        en: 'Insurers that quote in real time need a name. It’s encrypted with your other answers, and goes to those insurers.',
      },
    }),
  )
  .chapter({ en: 'Your insurance now' })
  .ask(
    'carrier',
    'insurer',
    text({
      title: { en: 'Who insures the home now?' },
      short: { en: 'Insurer' },
      label: { en: 'Current insurer' },
      suggestions: insurers.map(insurer => insurer.name),
      skipLabel: { en: 'I’m not insured now' },
      privacyShort: {
        en: 'So I don’t show you what you already have.',
        we: 'So we don’t show you what you already have.',
      },
      privacyInfo: {
        en: 'I leave your current insurer off the list. If the home has no coverage now, some insurers charge a little more. If you’re just buying it, they don’t.',
        we: 'We leave your current insurer off the list. If the home has no coverage now, some insurers charge a little more. If you’re just buying it, they don’t.',
      },
    }),
    { skippable: true },
  )
  .ask(
    'premium',
    'premium',
    text({
      title: { en: 'What do you pay for home insurance now, per year?' },
      short: { en: 'Current price' },
      subtitle: {
        en: 'So I can show you what you’d save. If you pay monthly, multiply by 12.',
        we: 'So we can show you what you’d save. If you pay monthly, multiply by 12.',
      },
      label: { en: 'Current premium' },
      type: 'number',
      prefix: '$',
      unit: { en: 'a year' },
      range: { min: 1, max: 100_000, message: { en: 'Please enter an amount from $1 to $100,000' } },
      skipLabel: { en: 'I don’t know' },
      privacyShort: { en: 'It never changes a price.' },
      privacyInfo: {
        en: 'No insurer sees it, and no price depends on it. I use it only to show what you’d save with each quote.',
        we: 'No insurer sees it, and no price depends on it. We use it only to show what you’d save with each quote.',
      },
    }),
    { skippable: true, when: ({ insurer }) => insurer !== null },
  )
  .chapter({ en: 'Contact' })
  .ask(
    'email',
    'contact',
    contact({
      title: { en: 'Where should I send your quotes?', we: 'Where should we send your quotes?' },
      short: { en: 'Email' },
      action: { en: 'View my quotes' },
      variant: 'monitor',
      invite: true,
      information_disclosure: true,
      privacyShort: { en: 'Email is optional. You’ll see your quotes either way.' },
      privacyInfo: {
        en: 'Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
        we: 'Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      },
    }),
  )
  .chapter({ en: 'Your home' })
  .refine(
    'updates',
    'updates',
    choices({
      title: { en: 'What has been replaced in the past 30 years?' },
      short: { en: 'Updates' },
      subtitle: { en: 'Choose all that apply. Skip this if you aren’t sure.' },
      action: { en: 'Update my prices' },
      choices: [
        {
          value: 'WIRING',
          title: { en: 'The wiring' },
          description: { en: 'With circuit breakers, not fuses' },
        },
        { value: 'PLUMBING', title: { en: 'The plumbing' } },
        { value: 'HEATING', title: { en: 'The heating' } },
        {
          value: 'NONE',
          title: { en: 'None of these' },
          description: { en: 'All are as old as the home, or nearly' },
        },
      ],
      privacyShort: { en: 'Some insurers won’t take a home with wiring or plumbing this old.' },
      privacyInfo: {
        en: 'For an older home, many insurers want a four-point inspection before they issue a policy: of the roof, the wiring, the plumbing and the heating. Until you tell me, I assume they’re all in good shape.',
        we: 'For an older home, many insurers want a four-point inspection before they issue a policy: of the roof, the wiring, the plumbing and the heating. Until you tell us, we assume they’re all in good shape.',
      },
    }),
    {
      skippable: true,
      when: ({ yearBuilt, home, today }) =>
        home.choice !== 'CONDO' &&
        yearBuilt !== null &&
        Number(yearBuilt.text) <= Number(today.slice(0, 4)) - 30,
    },
  )
  .chapter({ en: 'Your coverage' })
  .refine('dwelling', 'dwelling', ({ home }) =>
    choice({
      title:
        home.choice === 'CONDO'
          ? { en: 'How much coverage do you want for the inside of your condo?' }
          : { en: 'How much dwelling coverage do you want?' },
      short: { en: 'Dwelling' },
      subtitle: {
        en: 'Based on what I estimate it would cost to rebuild. That’s not the same as the market price.',
        we: 'Based on what we estimate it would cost to rebuild. That’s not the same as the market price.',
      },
      choices: [
        { value: '80', title: { en: '20% less' } },
        { value: '90', title: { en: '10% less' } },
        { value: '100', title: { en: 'The full estimate' } },
        { value: '110', title: { en: '10% more' } },
        { value: '125', title: { en: '25% more' } },
        { value: '150', title: { en: '50% more' } },
      ],
      privacyShort: { en: 'It’s the most the policy pays to rebuild.' },
      privacyInfo: {
        en: 'I work out what rebuilding would cost from the size, the walls and prices in your state. If an appraisal or your current policy shows a different amount, choose what comes closest. Too little leaves you short after a fire.',
        we: 'We work out what rebuilding would cost from the size, the walls and prices in your state. If an appraisal or your current policy shows a different amount, choose what comes closest. Too little leaves you short after a fire.',
      },
    }),
  )
  .refine('belongings', 'belongings', ({ home }) =>
    choice({
      title: { en: 'How much coverage do you want for your belongings?' },
      short: { en: 'Belongings' },
      subtitle:
        home.choice === 'CONDO'
          ? { en: 'The usual amount is the same as the coverage for the inside of your condo.' }
          : { en: 'The usual amount is 60% of your dwelling coverage.' },
      choices: [
        { value: '50', title: { en: 'Half of the usual' } },
        { value: '75', title: { en: '25% less' } },
        { value: '100', title: { en: 'The usual amount' } },
        { value: '125', title: { en: '25% more' } },
        { value: '150', title: { en: '50% more' } },
      ],
      privacyShort: { en: 'It’s the most the policy pays for your belongings.' },
      privacyInfo: {
        en: 'Think of what it would cost to buy everything again. Too little leaves you short after a fire, and too much costs you more every year.',
      },
    }),
  )
  .refine(
    'liability',
    'liability',
    choice({
      title: { en: 'How much liability coverage do you want?' },
      short: { en: 'Liability' },
      subtitle: { en: 'It pays if you hurt someone or damage their property, and for your legal defense.' },
      choices: [
        { value: '100000', title: alike('$100,000') },
        { value: '300000', title: alike('$300,000'), description: { en: 'Most common' } },
        { value: '500000', title: alike('$500,000'), description: { en: 'If you have savings to protect' } },
      ],
      privacyShort: { en: 'You pay anything above the limit yourself.' },
      privacyInfo: {
        en: 'If a guest gets hurt at your home, or your tree falls on a neighbor’s car, liability coverage can pay up to the amount you choose.',
      },
    }),
  )
  .refine(
    'guestpayments',
    'guestPayments',
    choice({
      title: { en: 'How much should the policy pay toward a guest’s medical bills?' },
      short: { en: 'Guests’ injuries' },
      subtitle: { en: 'For each guest who gets hurt at your home, no matter who’s at fault.' },
      choices: [
        { value: '1000', title: alike('$1,000') },
        { value: '5000', title: alike('$5,000'), description: { en: 'Most common' } },
        { value: '10000', title: alike('$10,000') },
      ],
      privacyShort: { en: 'Paying a small bill right away can help avoid a lawsuit.' },
      privacyInfo: {
        en: 'Medical payments to others cover a guest’s doctor bills after a fall or a dog bite, no matter who was at fault. They don’t cover you or your family.',
      },
    }),
  )
  .refine(
    'deductible',
    'deductible',
    choice({
      title: { en: 'What deductible would you like?' },
      short: { en: 'Deductible' },
      subtitle: { en: 'It’s what you pay yourself after a loss, before the policy pays.' },
      choices: [
        { value: '1000', title: alike('$1,000') },
        { value: '1500', title: alike('$1,500') },
        { value: '2000', title: alike('$2,000') },
        { value: '2500', title: alike('$2,500') },
        { value: '5000', title: alike('$5,000') },
      ],
      privacyShort: { en: 'A higher deductible means a lower price.' },
      privacyInfo: {
        en: 'After a loss, you pay this much. The insurer pays the rest, up to your limits. Pick an amount you could pay on short notice.',
      },
    }),
  )
  .refine(
    'winddeductible',
    'windDeductible',
    choice({
      title: { en: 'What wind deductible do you want?' },
      short: { en: 'Wind deductible' },
      subtitle: {
        en: 'It’s a percentage of your dwelling coverage. It applies where wind or hurricane damage has a separate deductible.',
      },
      choices: [
        {
          value: '0',
          title: { en: 'Same as other losses' },
          description: { en: 'One deductible for everything' },
        },
        { value: '1', title: alike('1%') },
        { value: '2', title: alike('2%') },
        { value: '5', title: alike('5%') },
      ],
      privacyShort: { en: 'A higher wind deductible means a lower price.' },
      privacyInfo: {
        en: 'In hurricane and hail areas, policies often have a separate wind deductible. It’s a share of your dwelling coverage: 2% of $300,000 is $6,000.',
      },
    }),
  )
  .refine('starts', 'starts', startDate)

export type HomeownerApplication = Application<typeof homeowner>
