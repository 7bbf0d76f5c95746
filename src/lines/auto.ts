import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { currentInsurer } from '../kinds/current-insurer/current-insurer.ts'
import { driver } from '../kinds/driver/driver.ts'
import { drivers } from '../kinds/drivers/drivers.ts'
import { carName } from '../kinds/vehicle/car-name.ts'
import { vehicle } from '../kinds/vehicle/vehicle.ts'
import { type VehicleDetails, vehicleDetails } from '../kinds/vehicle-details/vehicle-details.ts'
import { vehicles } from '../kinds/vehicles/vehicles.ts'
import { alike, composed, type Text } from '../language/text.ts'
import { coverChoices } from '../law/auto-covers.ts'
import { coversMinimum, minimumSentence, minimumText } from '../law/auto-minimums.ts'
import { jurisdictions, placeName, type State } from '../law/jurisdictions.ts'
import { mayRate, ruleFor } from '../law/law.ts'
import { policyAge } from '../law/policy-age.ts'
import { type Factor, isSure } from '../law/rule.ts'
import { insurers } from '../reference/insurers.ts'
import { modelYears } from '../reference/vehicles/model-years.ts'
import type { Day } from '../units/day.ts'
import { type Application, type LineStart, line } from '../wizard/line.ts'
import {
  deductibles,
  deductiblesByCar,
  limitSums,
  mayChoosePayments,
  mayChooseProtection,
  mayChooseUnderinsured,
  mayChooseUninsured,
  medicalPayments,
  ownProtection,
  rentalCar,
  underinsuredDrivers,
  uninsuredDrivers,
} from './auto-covers.ts'
import { howFar, incidentsToPlace, whoAndWhen, whoDrivesWhat } from './auto-refinements.ts'
import { lawPage } from './law-page.ts'
import { startDate } from './questions/start-date.ts'

/** How many years ago a current policy may have begun (spec 9.2). */
const policyStartYears = 40

const limits = [
  { value: 'MIN', title: { en: 'State minimum' }, description: { en: '{limits of the state}' } },
  { value: 'L50', title: alike('$50,000 / $100,000 / $50,000'), description: alike('50/100/50') },
  {
    value: 'L100',
    title: alike('$100,000 / $300,000 / $100,000'),
    description: { en: '100/300/100. Often recommended' },
  },
  {
    value: 'L250',
    title: alike('$250,000 / $500,000 / $250,000'),
    description: { en: '250/500/250. If you have savings to protect' },
  },
] as const

const damage = [
  {
    value: 'FULL',
    title: { en: 'Yes, full coverage' },
    description: { en: 'Collision and comprehensive: crashes, theft, weather' },
    icon: 'crash',
  },
  {
    value: 'COMP',
    title: { en: 'Only theft, weather and glass' },
    description: { en: 'Comprehensive' },
    icon: 'storm',
  },
  { value: 'LIABILITY', title: { en: 'No' }, description: { en: 'Liability only' }, icon: 'none' },
] as const

/** The first driver holds the policy. */
const firstMinAge = {
  years: policyAge,
  message: {
    en: `The first driver needs to be at least ${policyAge}. A parent or guardian can be listed first`,
  },
} as const

/** The visitor's state according to the start page, and the day. */
type StartAndDay = Pick<LineStart, 'start' | 'today'>

function homeOf({ start, today }: StartAndDay) {
  // The start page looked up the state of the ZIP code.
  return { state: start.state as State, on: today }
}

function homeAt({ state }: { state: string }, on: Day) {
  // The address step accepts only the 51 states.
  return { state: state as State, on }
}

function isRated(factor: Factor, { state, on }: { state: State; on: Day }): boolean {
  return mayRate({ line: 'auto', state, factor, on })
}

/** A sentence for states where the question does not affect the price, or the one for where it does. */
function orUncounted(answers: StartAndDay, factor: Factor, counted: Text): Text {
  const home = homeOf(answers)
  return isRated(factor, home) ? counted : uncounted(factor, home)
}

const leftOut: Text = { en: 'I leave this out of your price.', we: 'We leave this out of your price.' }

/** It speaks of the state only where its law is sure; elsewhere the factor is kept from carriers to be on the safe side. */
function uncounted(factor: Factor, home: ReturnType<typeof homeOf>): Text {
  const rule = ruleFor({ line: 'auto', factor, ...home })
  const isLaw = rule.status === 'banned' && isSure(rule)
  return isLaw ? { en: `This doesn’t affect your price in ${placeName(home.state)}.` } : leftOut
}

/** The driver fields that do not affect the price in the visitor's state. */
function uncountedOf(answers: StartAndDay) {
  const home = homeOf(answers)
  const factors = {
    gender: 'gender',
    maritalStatus: 'maritalStatus',
    education: 'education',
    employment: 'occupation',
    firstLicenseAge: 'yearsLicensed',
  } as const
  const fields = Object.entries(factors).filter(([, factor]) => !isRated(factor, home))
  return Object.fromEntries(fields.map(([field, factor]) => [field, uncounted(factor, home)]))
}

/** The page about the state's law, where a note of the driver form is about it. */
function driverLaw(answers: StartAndDay) {
  const isAboutLaw = Object.values(uncountedOf(answers)).some(note => note !== leftOut)
  return isAboutLaw ? lawPage(homeOf(answers).state) : {}
}

/** The page about the state's law, where the question says that it does not count. */
function lawAbout(answers: StartAndDay, factor: Factor) {
  const home = homeOf(answers)
  return !isRated(factor, home) && uncounted(factor, home) !== leftOut ? lawPage(home.state) : {}
}

/** What is said under the driver form: of age and experience only as far as they count in the state. */
function driverPromise(answers: StartAndDay): Text {
  const home = homeOf(answers)
  if (isRated('age', home)) return { en: 'Age and years behind the wheel affect the price the most.' }
  if (isRated('seniorAge', home))
    return {
      en: 'Years behind the wheel affect the price the most. Age counts only as a discount from 65 on.',
    }
  return isRated('yearsLicensed', home)
    ? { en: 'Years behind the wheel affect the price the most. Age itself doesn’t count.' }
    : { en: 'Insurers need to know who drives. Neither age nor years behind the wheel change your price.' }
}

/** The limits on offer: the state's minimum, and everything above it. */
function limitsAbove(answers: StartAndDay) {
  const home = homeOf(answers)
  return limits
    .filter(({ value }) => value === 'MIN' || !coversMinimum(limitSums[value], home))
    .map(limit => (limit.value === 'MIN' ? { ...limit, description: minimumText(home) } : limit))
}

/** What policies call the two rights to sue, where that is chosen with a policy. */
const tortWords: Readonly<
  Record<string, { readonly title: Text; readonly full: Text; readonly limited: Text }>
> = {
  NJ: {
    title: { en: 'Do you want a full or limited right to sue?' },
    full: { en: '“No limitation on lawsuit”: after any injury' },
    limited: { en: '“Limitation on lawsuit”: only after a serious injury' },
  },
  PA: {
    title: { en: 'Do you want full or limited tort?' },
    full: { en: '“Full tort”: after any injury' },
    limited: { en: '“Limited tort”: only after a serious injury' },
  },
}
const anyTortWords = {
  title: { en: 'Do you want a full or limited right to sue?' },
  full: { en: 'After any injury' },
  limited: { en: 'Only after a serious injury' },
}

function tortIn({ state }: { readonly state: string }) {
  return tortWords[state] ?? anyTortWords
}

/** Whether a bank or a dealer owns one of the cars. */
function isLent(vehicles: readonly { readonly details: Pick<VehicleDetails, 'ownership'> }[]): boolean {
  return vehicles.some(({ details }) => details.ownership !== 'OWNED')
}

/** Whole years from one down to another. */
function yearsDown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index)
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Private passenger auto: what the household drives, and who drives it. */
export const auto = line('auto')
  .chapter({ en: 'Your insurance now' })
  .ask('1', 'status', answers =>
    choice({
      title: { en: 'Do you have car insurance right now?' },
      short: { en: 'Insured now' },
      choices: [
        {
          value: 'YES',
          title: { en: 'Yes' },
          description: { en: 'On your own or a family member’s policy' },
          icon: 'shield',
        },
        { value: 'EXPIRED_30', title: { en: 'It ended in the past 30 days' }, icon: 'clock' },
        { value: 'EXPIRED_LONG', title: { en: 'It ended more than 30 days ago' }, icon: 'calendar' },
        { value: 'NEVER', title: { en: 'I’ve never had it' }, icon: 'none' },
      ],
      ...lawAbout(answers, 'priorInsurance'),
      privacyShort: orUncounted(answers, 'priorInsurance', {
        en: 'Drivers who are already insured often pay less.',
      }),
      privacyInfo: {
        en: 'In most states, insurers charge less if you come to them without a gap in coverage. I ask this first because the next few questions depend on it.',
        we: 'In most states, insurers charge less if you come to them without a gap in coverage. We ask this first because the next few questions depend on it.',
      },
    }),
  )
  .ask(
    '1e',
    'continuous',
    answers =>
      choice({
        title: { en: 'How long have you been insured without a gap?' },
        short: { en: 'Insured for' },
        subtitle: { en: 'Any insurer counts.' },
        choices: [
          { value: 'LT6M', title: { en: 'Less than 6 months' } },
          { value: 'M6_12', title: { en: '6 to 12 months' } },
          { value: 'Y1_3', title: { en: '1 to 3 years' } },
          { value: 'Y3_5', title: { en: '3 to 5 years' } },
          { value: 'Y5', title: { en: '5 years or more' } },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'Years without a gap bring the price down.',
        }),
        privacyInfo: {
          en: 'In most states, insurers give credit for years of coverage without a gap, no matter which insurer it was with. They check a shared record before they issue a policy.',
        },
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1g',
    'priorLimits',
    answers =>
      choice({
        title: { en: 'What are your bodily injury limits now?' },
        short: { en: 'Current limits' },
        subtitle: {
          en: 'Look for two numbers, like 50/100, on your declarations page. That’s the summary that came with your policy.',
        },
        choices: [
          { value: 'MIN', title: { en: 'State minimum' } },
          { value: 'L50', title: alike('$50,000 / $100,000') },
          { value: 'L100', title: alike('$100,000 / $300,000') },
          { value: 'L250', title: alike('$250,000 / $500,000') },
          { value: 'UNKNOWN', title: { en: 'I’m not sure' } },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'Higher limits in the past can bring the price down.',
        }),
        privacyInfo: {
          en: 'These limits are the most your policy pays for people you injure: for each person, then for each accident. Drivers who carry more than the minimum tend to have fewer claims, so some insurers charge them less. If you skip this, it won’t count for or against you.',
        },
      }),
    { skippable: true, part: true, when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1m',
    'insurer',
    ({ today }) =>
      currentInsurer({
        title: { en: 'Who insures your car now?' },
        short: { en: 'Insurer' },
        insurers,
        years: yearsDown(yearOf(today), yearOf(today) - policyStartYears + 1),
        privacyShort: {
          en: 'So I don’t show you what you already have.',
          we: 'So we don’t show you what you already have.',
        },
        privacyInfo: {
          en: 'I leave your current insurer off the list. From the month your policy began I can work out when it renews, and renewal is a good time to switch.',
          we: 'We leave your current insurer off the list. From the month your policy began we can work out when it renews, and renewal is a good time to switch.',
        },
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1n',
    'lapse',
    answers =>
      choice({
        title: { en: 'Why don’t you have car insurance now?' },
        short: { en: 'Why not insured' },
        choices: [
          { value: 'FIRST_CAR', title: { en: 'This is my first car' }, icon: 'car' },
          { value: 'NO_CAR', title: { en: 'I didn’t have a car' }, icon: 'no-car' },
          { value: 'MILITARY', title: { en: 'I was deployed or serving overseas' }, icon: 'shield' },
          { value: 'MISSED', title: { en: 'I missed a payment' }, icon: 'calendar' },
          { value: 'CANCELLED', title: { en: 'My insurer canceled it' }, icon: 'alert' },
          { value: 'OTHER', title: { en: 'Another reason' }, icon: 'question' },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', {
          en: 'With a good reason, a gap may not cost you more.',
        }),
        privacyInfo: {
          en: 'A gap in coverage usually raises the price, but much less, or not at all, if you had no car or were deployed or serving overseas.',
        },
      }),
    { part: true, when: ({ status }) => status.choice !== 'YES' },
  )
  .chapter({ en: 'Your cars' })
  .collect(
    '6',
    'vehicles',
    vehicles({
      title: { en: 'Your cars' },
      short: { en: 'Cars' },
      privacyShort: { en: 'Insurers usually charge less for a second car.' },
      privacyInfo: {
        en: 'List every car in your household that should be on this policy. Two cars on one policy usually cost less than two policies.',
      },
    }),
    item =>
      item
        .ask('3', 'vehicle', ({ today }) =>
          vehicle({
            title: { en: 'Which car do you want to insure?' },
            short: { en: 'Car' },
            subtitle: { en: 'You can add more cars in a moment.' },
            years: modelYears(today),
            privacyShort: { en: 'Some models cost more to repair, and some are stolen more often.' },
            privacyInfo: {
              en: 'Insurers know what each model costs to repair, how often it’s stolen and how well it protects the people inside. The year shows about what the car is worth.',
            },
          }),
        )
        .ask('5', 'details', answers =>
          vehicleDetails({
            title: {
              en: `Tell me about your ${carName(answers.vehicle)}`,
              we: `Tell us about your ${carName(answers.vehicle)}`,
            },
            short: { en: 'Car details' },
            car: answers.vehicle,
            privacyShort: { en: 'The VIN identifies your exact car. More miles mean more time in traffic.' },
            privacyInfo: {
              en: 'You’ll find the VIN, or vehicle identification number, on your registration and at the base of the windshield. It goes only to the insurers that quote you. Lenders and leasing companies usually require full coverage. Cars that are driven more have more accidents.',
            },
          }),
        ),
  )
  .chapter({ en: 'Your coverage' })
  .ask('5a', 'limits', answers =>
    choice({
      title: { en: 'If you cause an accident, how much should your policy pay?' },
      short: { en: 'Liability limits' },
      subtitle: composed(
        tell =>
          `${tell(minimumSentence(homeOf(answers)))} ${tell({ en: 'The three amounts are the most it pays for each injured person, each accident and property damage.' })}`,
      ),
      choices: limitsAbove(answers),
      privacyShort: { en: 'You pay anything above the limit yourself.' },
      privacyInfo: {
        en: 'This is your liability coverage. Your policy may write $100,000 / $300,000 / $100,000 as 100/300/100: for one injured person, for everyone injured in one accident, and for damaged property. If you cause more harm than that, you could owe the rest yourself.',
      },
    }),
  )
  .ask(
    '5b',
    'physicalDamage',
    choice({
      title: { en: 'Should the policy cover your own car too?' },
      short: { en: 'Your own car' },
      choices: damage,
      privacyShort: { en: 'Collision and comprehensive pay for your own car.' },
      privacyInfo: {
        en: 'Collision pays to fix your car after a crash, no matter who’s at fault. Comprehensive pays if it’s stolen or vandalized, if weather, fire or an animal damages it, or if the glass breaks.',
      },
    }),
    // Lenders usually require all of it, so there is nothing to choose.
    { part: true, when: ({ vehicles }) => !isLent(vehicles) },
  )
  .ask(
    '5c',
    'deductible',
    ({ vehicles }) =>
      choice({
        title: { en: 'What deductible would you like?' },
        short: { en: 'Deductible' },
        subtitle: isLent(vehicles)
          ? {
              en: 'Lenders and leasing companies usually require collision and comprehensive, so I’ve included both. The deductible is what you pay toward damage to your own car before the policy pays.',
              we: 'Lenders and leasing companies usually require collision and comprehensive, so we’ve included both. The deductible is what you pay toward damage to your own car before the policy pays.',
            }
          : { en: 'It’s what you pay toward damage to your own car before the policy pays.' },
        choices: deductibles,
        privacyShort: { en: 'A higher deductible means a lower price.' },
        privacyInfo: {
          en: 'If your own car is damaged, you pay this much. The insurer pays the rest, up to what the car is worth. Pick an amount you could pay on short notice.',
        },
      }),
    { part: true, when: ({ physicalDamage }) => physicalDamage?.choice !== 'LIABILITY' },
  )
  .chapter({ en: 'Your drivers' })
  .collect(
    '10',
    'drivers',
    drivers({
      title: { en: 'Your drivers' },
      short: { en: 'Drivers' },
      firstMinAge,
      privacyShort: { en: 'Everyone in the household who drives belongs on the list.' },
      privacyInfo: {
        en: 'Insurers price for everyone who drives your cars. If someone is left off now, the insurer may change the price, or refuse a claim, later.',
      },
    }),
    item =>
      item.ask('9', 'driver', answers =>
        driver({
          title:
            answers.position === 0
              ? { en: 'Tell me about yourself', we: 'Tell us about yourself' }
              : { en: 'Tell me about this driver', we: 'Tell us about this driver' },
          short: { en: 'Driver' },
          subtitle:
            answers.position === 0
              ? { en: 'You’re the first driver on the policy.' }
              : { en: 'Someone else in your household.' },
          first: answers.position === 0,
          ...(answers.position === 0 && { minAge: firstMinAge }),
          unrated: uncountedOf(answers),
          ...driverLaw(answers),
          privacyShort: driverPromise(answers),
          privacyInfo: {
            en: 'Insurers look at who drives: years of experience first and, in many states, age, sex and marital status. Where one of these doesn’t count in your state, it stays out of your price. Names and birth dates go to the insurers that quote you.',
          },
        }),
      ),
  )
  .ask(
    '12',
    'incidents',
    choices({
      title: { en: 'Any accidents, tickets or claims in the past 5 years?' },
      short: { en: 'Past 5 years' },
      subtitle: { en: 'Include every driver in the household.' },
      onlyOneOf: ['AT_FAULT_1', 'AT_FAULT_2'],
      choices: [
        { value: 'AT_FAULT_1', title: { en: 'One at-fault accident' }, icon: 'crash' },
        { value: 'AT_FAULT_2', title: { en: 'Two or more at-fault accidents' }, icon: 'crash' },
        { value: 'NOT_AT_FAULT', title: { en: 'An accident that wasn’t our fault' }, icon: 'car' },
        { value: 'SPEEDING', title: { en: 'A speeding ticket' }, icon: 'speed' },
        { value: 'OTHER_VIOLATION', title: { en: 'Another moving violation' }, icon: 'sign' },
        { value: 'DUI', title: { en: 'A DUI or DWI' }, icon: 'alert' },
        { value: 'SUSPENDED', title: { en: 'A suspended license' }, icon: 'alert' },
        { value: 'COMP_CLAIM', title: { en: 'A theft, glass or weather claim' }, icon: 'storm' },
        {
          value: 'NONE',
          title: { en: 'None of these' },
          description: { en: 'Unchecks the others' },
          icon: 'none',
        },
      ],
      privacyShort: { en: 'Insurers check before they issue a policy.' },
      privacyInfo: {
        en: 'Insurers order driving records before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
      },
    }),
  )
  .chapter({ en: 'Your home' })
  .ask(
    '20',
    'address',
    address({
      title: { en: 'Where are your cars parked overnight?' },
      short: { en: 'Parked at' },
      states: jurisdictions,
      privacyShort: { en: 'Traffic and theft vary from place to place.' },
      privacyInfo: {
        en: 'Where a car spends the night says a lot about the traffic and theft around it. If this address is in a different state from the ZIP code you started with, that state’s rules and prices apply.',
      },
    }),
  )
  .chapter({ en: 'Your coverage' })
  .ask(
    '21',
    'injuryProtection',
    choice({
      title: { en: 'How much medical care should your policy pay for?' },
      short: { en: 'Injury protection' },
      subtitle: {
        en: 'In Michigan you choose how much personal injury protection (PIP) pays if you or your family are hurt in a crash.',
      },
      choices: [
        {
          value: 'UNLIMITED',
          title: { en: 'No limit' },
          description: { en: 'Care for as long as you need it' },
        },
        { value: '500000', title: alike('$500,000') },
        { value: '250000', title: alike('$250,000') },
        {
          value: 'EXCLUDED',
          title: { en: '$250,000, with exclusions' },
          description: { en: 'Leaves out people whose health coverage pays after a crash' },
        },
        { value: '50000', title: alike('$50,000'), description: { en: 'Only if you’re on Medicaid' } },
        {
          value: 'OPTED_OUT',
          title: { en: 'No medical care' },
          description: { en: 'Only if you have Medicare Parts A and B' },
        },
      ],
      privacyShort: { en: 'A lower limit means a lower price.' },
      privacyInfo: {
        en: 'After a serious crash, care can last for years. Without a limit, the policy keeps paying. With one, your health insurance pays the rest, or you do. For $50,000, you need Medicaid. To leave out medical care, you need Medicare Parts A and B. For both, everyone in your family at home needs health coverage that pays after a crash. You can exclude yourself from the $250,000 only with such coverage other than Medicare. The insurer will ask you to sign a form and to prove the coverage.',
      },
    }),
    {
      part: true,
      when: ({ address, today }) =>
        coverChoices(homeAt(address, today).state).injuryProtectionLevels !== undefined,
    },
  )
  .ask(
    '22',
    'tort',
    ({ address }) =>
      choice({
        title: tortIn(address).title,
        short: { en: 'Right to sue' },
        subtitle: { en: 'This decides when you can sue another driver for pain and suffering.' },
        choices: [
          { value: 'FULL', title: { en: 'Full right to sue' }, description: tortIn(address).full },
          {
            value: 'LIMITED',
            title: { en: 'Limited right to sue' },
            description: tortIn(address).limited,
          },
        ],
        privacyShort: { en: 'A limited right to sue means a lower price.' },
        privacyInfo: {
          en: 'Either way, you can be paid for what an injury costs you. With the limited right, you can ask for more than that only if the law calls the injury serious.',
        },
      }),
    {
      part: true,
      when: ({ address, today }) =>
        coverChoices(homeAt(address, today).state).tortChoice?.isOfPolicy === true,
    },
  )
  .chapter({ en: 'Your home' })
  .ask(
    '20m',
    'ownership',
    choice({
      title: { en: 'Do you own or rent your home?' },
      short: { en: 'Home' },
      choices: [
        { value: 'OWN_HOUSE', title: { en: 'I own a house' }, icon: 'home' },
        { value: 'OWN_CONDO', title: { en: 'I own a condo' }, icon: 'condo' },
        { value: 'RENT', title: { en: 'I rent' }, icon: 'key' },
        { value: 'FAMILY', title: { en: 'I live with family' }, icon: 'townhouse' },
        { value: 'OTHER', title: { en: 'Something else' }, icon: 'question' },
      ],
      privacyShort: { en: 'Some insurers charge homeowners less.' },
      privacyInfo: {
        en: 'Homeowners tend to have fewer claims, so some insurers charge them less where the state allows it.',
      },
    }),
    {
      part: true,
      when: ({ address, today }) => isRated('homeOwnership', homeAt(address, today)),
    },
  )
  .chapter({ en: 'You' })
  .ask(
    '25',
    'credit',
    ({ address, today }) =>
      choice({
        title: { en: 'How would you rate your credit?' },
        short: { en: 'Credit' },
        subtitle: {
          en: `I don’t run a credit check. Insurers in ${placeName(homeAt(address, today).state)} can use credit to set the price. A rough guess is fine.`,
          we: `We don’t run a credit check. Insurers in ${placeName(homeAt(address, today).state)} can use credit to set the price. A rough guess is fine.`,
        },
        choices: [
          { value: 'EXCELLENT', title: { en: 'Excellent' }, description: { en: '720 and up' } },
          { value: 'GOOD', title: { en: 'Good' }, description: { en: '680 to 719' } },
          { value: 'FAIR', title: { en: 'Fair' }, description: { en: '580 to 679' } },
          { value: 'POOR', title: { en: 'Needs work' }, description: { en: 'Under 580' } },
          { value: 'UNKNOWN', title: { en: 'I’d rather not say' } },
        ],
        privacyShort: { en: 'There’s no credit check, and your score isn’t affected.' },
        privacyInfo: {
          en: 'Most insurers check a credit-based insurance score before they issue a policy. Your own guess brings today’s prices closer to what you’d pay. I don’t look anything up, and your score isn’t affected.',
          we: 'Most insurers check a credit-based insurance score before they issue a policy. Your own guess brings today’s prices closer to what you’d pay. We don’t look anything up, and your score isn’t affected.',
        },
      }),
    {
      skippable: true,
      part: true,
      when: ({ address, today }) => isRated('credit', homeAt(address, today)),
    },
  )
  .chapter({ en: 'Contact' })
  .ask(
    '30',
    'contact',
    contact({
      title: {
        en: 'Almost done. Where should I send your quotes?',
        we: 'Almost done. Where should we send your quotes?',
      },
      short: { en: 'Email' },
      action: { en: 'View my quotes' },
      variant: 'send',
      information_disclosure: true,
      privacyShort: { en: 'Email is optional. You’ll see your quotes either way.' },
      privacyInfo: {
        en: 'Your email address is encrypted with your answers and used only for what you ask for here. I don’t ask for a phone number on this page.',
        we: 'Your email address is encrypted with your answers and used only for what you ask for here. We don’t ask for a phone number on this page.',
      },
    }),
  )
  .chapter({ en: 'Your drivers' })
  .refine('record', 'record', whoAndWhen, { when: answers => incidentsToPlace(answers).length > 0 })
  .refine('miles', 'carMiles', howFar, {
    when: ({ address, today }) => isRated('annualMiles', homeAt(address, today)),
  })
  .refine('mostdriven', 'carDrivers', whoDrivesWhat, {
    when: ({ vehicles, drivers }) => vehicles.length > 1 && drivers.length > 1,
  })
  .chapter({ en: 'Your coverage' })
  .refine('uninsured', 'uninsured', uninsuredDrivers, { when: mayChooseUninsured })
  .refine('underinsured', 'underinsured', underinsuredDrivers, { when: mayChooseUnderinsured })
  .refine('pip', 'pip', ownProtection, { when: mayChooseProtection })
  .refine('medicalpayments', 'medicalPayments', medicalPayments, { when: mayChoosePayments })
  .refine('cardeductibles', 'carDeductibles', deductiblesByCar, {
    when: ({ vehicles, physicalDamage }) => vehicles.length > 1 && physicalDamage?.choice !== 'LIABILITY',
  })
  .refine('rental', 'rental', rentalCar, {
    when: ({ physicalDamage }) => physicalDamage?.choice !== 'LIABILITY',
  })
  .refine('starts', 'starts', startDate)

export type AutoApplication = Application<typeof auto>
