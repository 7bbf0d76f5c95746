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
import { coverChoices } from '../law/auto-covers.ts'
import { coversMinimum, minimumSentence, minimumText } from '../law/auto-minimums.ts'
import { jurisdictions, placeName, type State } from '../law/jurisdictions.ts'
import { mayRate, ruleFor } from '../law/law.ts'
import { policyAge } from '../law/policy-age.ts'
import { type Factor, isSure } from '../law/rule.ts'
import { insurers } from '../reference/insurers.ts'
import { modelYears } from '../reference/model-years.ts'
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
import { startDate } from './start-date.ts'

/** How many years ago a current policy may have begun (spec 9.2). */
const policyStartYears = 40

const limits = [
  { value: 'MIN', title: 'State minimum', description: '{limits of the state}' },
  { value: 'L50', title: '$50,000 / $100,000 / $50,000' },
  { value: 'L100', title: '$100,000 / $300,000 / $100,000', description: 'Often recommended' },
  { value: 'L250', title: '$250,000 / $500,000 / $250,000', description: 'If you have savings to protect' },
] as const

const damage = [
  {
    value: 'FULL',
    title: 'Yes, full coverage',
    description: 'Collision and comprehensive: crashes, theft, weather',
    icon: 'crash',
  },
  { value: 'COMP', title: 'Only theft, weather and glass', description: 'Comprehensive', icon: 'storm' },
  { value: 'LIABILITY', title: 'No', description: 'Liability only', icon: 'none' },
] as const

/** The first driver holds the policy. */
const firstMinAge = {
  years: policyAge,
  message: `The first driver needs to be at least ${policyAge}. A parent or guardian can go first`,
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
function orUncounted(answers: StartAndDay, factor: Factor, counted: string): string {
  const home = homeOf(answers)
  return isRated(factor, home) ? counted : uncounted(factor, home)
}

const leftOut = 'I leave this out of your price.'

/** It speaks of the state only where its law is sure; elsewhere the factor is kept from carriers to be on the safe side. */
function uncounted(factor: Factor, home: ReturnType<typeof homeOf>): string {
  const rule = ruleFor({ line: 'auto', factor, ...home })
  const isLaw = rule.status === 'banned' && isSure(rule)
  return isLaw ? `This doesn’t affect your price in ${placeName(home.state)}.` : leftOut
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
function driverPromise(answers: StartAndDay): string {
  const home = homeOf(answers)
  if (isRated('age', home)) return 'Age and years behind the wheel move the price the most.'
  if (isRated('seniorAge', home))
    return 'Years behind the wheel move the price the most. Age counts only as a discount from 65 on.'
  return isRated('yearsLicensed', home)
    ? 'Years behind the wheel move the price the most. Age itself doesn’t count.'
    : 'Insurers need to know who drives. Neither age nor years behind the wheel change your price.'
}

/** The limits on offer: the state's minimum, and everything above it. */
function limitsAbove(answers: StartAndDay) {
  const home = homeOf(answers)
  return limits
    .filter(({ value }) => value === 'MIN' || !coversMinimum(limitSums[value], home))
    .map(limit => (limit.value === 'MIN' ? { ...limit, description: minimumText(home) } : limit))
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
  .chapter('Your insurance now')
  .ask('1', 'status', answers =>
    choice({
      title: 'Do you have car insurance right now?',
      short: 'Insured now',
      choices: [
        { value: 'YES', title: 'Yes', icon: 'shield' },
        { value: 'EXPIRED_30', title: 'It ended in the past 30 days', icon: 'clock' },
        { value: 'EXPIRED_LONG', title: 'It ended more than 30 days ago', icon: 'calendar' },
        { value: 'NEVER', title: 'I’ve never had it', icon: 'none' },
      ],
      ...lawAbout(answers, 'priorInsurance'),
      privacyShort: orUncounted(answers, 'priorInsurance', 'Drivers who are already insured often pay less.'),
      privacyInfo:
        'In most states, insurers charge less if you come to them without a gap in coverage. I ask this first because the next few questions depend on it.',
    }),
  )
  .ask(
    '1e',
    'continuous',
    answers =>
      choice({
        title: 'How long have you been insured without a gap?',
        short: 'Insured for',
        subtitle: 'Any insurer counts.',
        choices: [
          { value: 'LT6M', title: 'Less than 6 months' },
          { value: 'M6_12', title: '6 to 12 months' },
          { value: 'Y1_3', title: '1 to 3 years' },
          { value: 'Y3_5', title: '3 to 5 years' },
          { value: 'Y5', title: '5 years or more' },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(answers, 'priorInsurance', 'Years without a gap bring the price down.'),
        privacyInfo:
          'In most states, insurers give credit for years of coverage without a gap, no matter which company it was with. They check a shared record before they issue a policy.',
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1g',
    'priorLimits',
    answers =>
      choice({
        title: 'What are your bodily injury limits now?',
        short: 'Current limits',
        subtitle:
          'Look for two numbers, like 50/100, on your declarations page. That’s the summary that came with your policy.',
        skipLabel: 'I don’t know',
        choices: [
          { value: 'MIN', title: 'State minimum' },
          { value: 'L50', title: '$50,000 / $100,000' },
          { value: 'L100', title: '$100,000 / $300,000' },
          { value: 'L250', title: '$250,000 / $500,000' },
          { value: 'UNKNOWN', title: 'I’m not sure' },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(
          answers,
          'priorInsurance',
          'Higher limits in the past can bring the price down.',
        ),
        privacyInfo:
          'These limits are the most your policy pays for people you injure: for each person, then for each accident. Drivers who carry more than the minimum tend to have fewer claims, so some insurers charge them less. If you skip this, it won’t count for or against you.',
      }),
    { skippable: true, part: true, when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1m',
    'insurer',
    ({ today }) =>
      currentInsurer({
        title: 'Who insures your car now?',
        short: 'Insurer',
        insurers,
        years: yearsDown(yearOf(today), yearOf(today) - policyStartYears + 1),
        privacyShort: 'So I don’t show you what you already have.',
        privacyInfo:
          'I leave your current insurer off the list. From the month your policy began I can work out when it renews, and renewal is a good time to switch.',
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1n',
    'lapse',
    answers =>
      choice({
        title: 'Why don’t you have car insurance now?',
        short: 'Why not insured',
        choices: [
          { value: 'FIRST_CAR', title: 'This is my first car', icon: 'car' },
          { value: 'NO_CAR', title: 'I didn’t have a car', icon: 'no-car' },
          { value: 'MILITARY', title: 'I was serving overseas', icon: 'shield' },
          { value: 'MISSED', title: 'I missed a payment', icon: 'calendar' },
          { value: 'CANCELLED', title: 'My insurer canceled it', icon: 'alert' },
          { value: 'OTHER', title: 'Another reason', icon: 'question' },
        ],
        ...lawAbout(answers, 'priorInsurance'),
        privacyShort: orUncounted(
          answers,
          'priorInsurance',
          'With a good reason, a gap may not cost you more.',
        ),
        privacyInfo:
          'A gap in coverage usually raises the price, but much less, or not at all, if you had no car or were serving overseas.',
      }),
    { part: true, when: ({ status }) => status.choice !== 'YES' },
  )
  .chapter('Your cars')
  .collect(
    '6',
    'vehicles',
    vehicles({
      title: 'Your cars',
      short: 'Cars',
      privacyShort: 'Insurers usually charge less for a second car.',
      privacyInfo:
        'List every car in your household that should be on this policy. Two cars on one policy usually cost less than two policies.',
    }),
    item =>
      item
        .ask('3', 'vehicle', ({ today }) =>
          vehicle({
            title: 'Which car do you want to insure?',
            short: 'Car',
            subtitle: 'You can add more cars in a moment.',
            years: modelYears(today),
            privacyShort: 'Some models cost more to repair, and some are stolen more often.',
            privacyInfo:
              'Insurers know what each model costs to repair, how often it’s stolen and how well it protects the people inside. The year shows about what the car is worth.',
          }),
        )
        .ask('5', 'details', answers =>
          vehicleDetails({
            title: `Tell me about your ${carName(answers.vehicle)}`,
            short: 'Car details',
            car: answers.vehicle,
            privacyShort: 'The VIN identifies your exact car. More miles mean more time in traffic.',
            privacyInfo:
              'You’ll find the VIN, or vehicle identification number, on your registration and at the base of the windshield. It goes only to the insurers that quote you. A lender or leasing company requires full coverage, and a car that’s driven more has more accidents.',
          }),
        ),
  )
  .chapter('Your coverage')
  .ask('5a', 'limits', answers =>
    choice({
      title: 'If you cause an accident, how much should your policy pay?',
      short: 'Liability limits',
      subtitle: minimumSentence(homeOf(answers)),
      choices: limitsAbove(answers),
      privacyShort: 'Anything above the limit is yours to pay.',
      privacyInfo:
        'This is your liability coverage. The three numbers are the most the policy pays for one injured person, for everyone injured in one accident, and for damaged property. If you cause more harm than that, you could owe the rest yourself.',
    }),
  )
  .ask(
    '5b',
    'physicalDamage',
    choice({
      title: 'Should the policy cover your own car too?',
      short: 'Your own car',
      choices: damage,
      privacyShort: 'Collision and comprehensive pay for your own car.',
      privacyInfo:
        'Collision pays when your car hits something. Comprehensive pays when it’s stolen, or damaged by weather, broken glass or an animal.',
    }),
    // A lender requires all of it, so there is nothing to choose.
    { part: true, when: ({ vehicles }) => !isLent(vehicles) },
  )
  .ask(
    '5c',
    'deductible',
    ({ vehicles }) =>
      choice({
        title: 'What deductible would you like?',
        short: 'Deductible',
        subtitle: isLent(vehicles)
          ? 'Your lender requires collision and comprehensive, so I’ve included both. The deductible is what you pay toward damage to your own car before the policy pays the rest.'
          : 'It’s what you pay toward damage to your own car before the policy pays the rest.',
        choices: deductibles,
        privacyShort: 'A higher deductible means a lower price.',
        privacyInfo:
          'If your own car is damaged, you pay this much and the insurer pays the rest. Pick an amount you could come up with within a week.',
      }),
    { part: true, when: ({ physicalDamage }) => physicalDamage?.choice !== 'LIABILITY' },
  )
  .chapter('Your drivers')
  .collect(
    '10',
    'drivers',
    drivers({
      title: 'Your drivers',
      short: 'Drivers',
      firstMinAge,
      privacyShort: 'Everyone in the household who drives belongs on the list.',
      privacyInfo:
        'Insurers price for everyone who drives your cars. If someone is left off now, the insurer may change the price, or refuse a claim, later.',
    }),
    item =>
      item.ask('9', 'driver', answers =>
        driver({
          title: answers.position === 0 ? 'Tell me about yourself' : 'Tell me about this driver',
          short: 'Driver',
          subtitle:
            answers.position === 0
              ? 'You’re the first driver on the policy.'
              : 'Someone else in your household.',
          first: answers.position === 0,
          ...(answers.position === 0 && { minAge: firstMinAge }),
          unrated: uncountedOf(answers),
          ...driverLaw(answers),
          privacyShort: driverPromise(answers),
          privacyInfo:
            'Insurers look at who drives: years of experience first and, in many states, age, sex and marital status. Where one of these doesn’t count in your state, it stays out of your price. Names and birth dates go to the insurers that quote you and to no one else.',
        }),
      ),
  )
  .ask(
    '12',
    'incidents',
    choices({
      title: 'What’s happened in the past 5 years?',
      short: 'Past 5 years',
      subtitle: 'Include every driver in the household.',
      onlyOneOf: ['AT_FAULT_1', 'AT_FAULT_2'],
      choices: [
        { value: 'AT_FAULT_1', title: 'One at-fault accident', icon: 'crash' },
        { value: 'AT_FAULT_2', title: 'Two or more at-fault accidents', icon: 'crash' },
        { value: 'NOT_AT_FAULT', title: 'An accident that wasn’t our fault', icon: 'car' },
        { value: 'SPEEDING', title: 'A speeding ticket', icon: 'speed' },
        { value: 'OTHER_VIOLATION', title: 'Another moving violation', icon: 'sign' },
        { value: 'DUI', title: 'A DUI or DWI', icon: 'alert' },
        { value: 'SUSPENDED', title: 'A suspended license', icon: 'alert' },
        { value: 'COMP_CLAIM', title: 'A theft, glass or weather claim', icon: 'storm' },
        { value: 'NONE', title: 'None of these', description: 'Unchecks the others', icon: 'none' },
      ],
      privacyShort: 'Insurers check before they issue a policy.',
      privacyInfo:
        'Insurers order driving records before they issue a policy. An honest answer now helps keep the price you see the price you pay.',
    }),
  )
  .chapter('Your home')
  .ask(
    '20',
    'address',
    address({
      title: 'Where are your cars parked overnight?',
      short: 'Parked at',
      states: jurisdictions,
      privacyShort: 'Traffic and theft vary from place to place.',
      privacyInfo:
        'Where a car spends the night says a lot about the traffic and theft around it. If this address is in a different state from the ZIP code you started with, that state’s rules and prices apply.',
    }),
  )
  .chapter('Your coverage')
  .ask(
    '21',
    'injuryProtection',
    choice({
      title: 'How much medical care should your policy pay for?',
      short: 'Injury protection',
      subtitle:
        'In Michigan you choose how much personal injury protection (PIP) pays if you or your family are hurt in a crash.',
      choices: [
        { value: 'UNLIMITED', title: 'No limit', description: 'Care for as long as you need it' },
        { value: '500000', title: '$500,000' },
        { value: '250000', title: '$250,000' },
        {
          value: 'EXCLUDED',
          title: '$250,000, with exclusions',
          description: 'Leaves out those whose health coverage pays after a crash',
        },
        { value: '50000', title: '$50,000', description: 'Only if you’re on Medicaid' },
        {
          value: 'OPTED_OUT',
          title: 'No medical care',
          description: 'Only if you have Medicare Parts A and B',
        },
      ],
      privacyShort: 'A lower limit means a lower price.',
      privacyInfo:
        'After a serious crash, care can last for years. Without a limit, the policy keeps paying. With one, your health insurance pays the rest, or you do. For $50,000, you need Medicaid. To leave out medical care, you need Medicare Parts A and B. For both, everyone in your family at home needs health coverage that pays after a crash. You can exclude yourself from the $250,000 only with such coverage other than Medicare. The insurer will ask you to sign a form and to prove the coverage.',
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
    choice({
      title: 'Which right to sue would you like?',
      short: 'Right to sue',
      subtitle: 'It’s about the pain and suffering of an injury that another driver caused.',
      choices: [
        { value: 'FULL', title: 'Full right to sue', description: 'After any injury' },
        { value: 'LIMITED', title: 'Limited right to sue', description: 'Only after a serious injury' },
      ],
      privacyShort: 'A limited right to sue means a lower price.',
      privacyInfo:
        'Pennsylvania calls the two full tort and limited tort, New Jersey no limitation on lawsuit and limitation on lawsuit. Either way you can be paid for what an injury costs you. With the limited right, you can ask for more than that only if the law calls the injury serious.',
    }),
    {
      part: true,
      when: ({ address, today }) =>
        coverChoices(homeAt(address, today).state).tortChoice?.isOfPolicy === true,
    },
  )
  .chapter('Your home')
  .ask(
    '20m',
    'ownership',
    choice({
      title: 'Do you own or rent your home?',
      short: 'Home',
      choices: [
        { value: 'OWN_HOUSE', title: 'I own a house', icon: 'home' },
        { value: 'OWN_CONDO', title: 'I own a condo', icon: 'condo' },
        { value: 'RENT', title: 'I rent', icon: 'key' },
        { value: 'FAMILY', title: 'I live with family', icon: 'townhouse' },
        { value: 'OTHER', title: 'Something else', icon: 'question' },
      ],
      privacyShort: 'Some insurers charge homeowners less.',
      privacyInfo:
        'Homeowners tend to have fewer claims, so some insurers charge them less where the state allows it.',
    }),
    {
      part: true,
      when: ({ address, today }) => isRated('homeOwnership', homeAt(address, today)),
    },
  )
  .chapter('You')
  .ask(
    '25',
    'credit',
    ({ address, today }) =>
      choice({
        title: 'How would you rate your credit?',
        short: 'Credit',
        subtitle: `I don’t run a credit check. Insurers in ${placeName(homeAt(address, today).state)} may use credit to set the price.`,
        choices: [
          { value: 'EXCELLENT', title: 'Excellent', description: '720 and up' },
          { value: 'GOOD', title: 'Good', description: '680 to 719' },
          { value: 'FAIR', title: 'Fair', description: '580 to 679' },
          { value: 'POOR', title: 'Needs work', description: 'Under 580' },
          { value: 'UNKNOWN', title: 'I’d rather not say' },
        ],
        privacyShort: 'There’s no credit check, and your score isn’t affected.',
        privacyInfo:
          'Most insurers pull a credit-based insurance score of their own before they issue a policy. Your own guess brings today’s prices closer to what you’d pay. I don’t look anything up, and your score isn’t affected.',
      }),
    {
      skippable: true,
      part: true,
      when: ({ address, today }) => isRated('credit', homeAt(address, today)),
    },
  )
  .chapter('Contact')
  .ask(
    '30',
    'contact',
    contact({
      title: 'Almost done. Where should I send your quotes?',
      short: 'Email',
      action: 'View my quotes',
      variant: 'more',
      information_disclosure: true,
      privacyShort: 'Email is optional. You’ll see your quotes either way.',
      privacyInfo:
        'Your email address is sealed with your answers and used only for what you ask for here. I don’t ask for a phone number, so nobody can call you.',
    }),
  )
  .chapter('Your drivers')
  .refine('record', 'record', whoAndWhen, { when: answers => incidentsToPlace(answers).length > 0 })
  .refine('miles', 'carMiles', howFar, {
    when: ({ address, today }) => isRated('annualMiles', homeAt(address, today)),
  })
  .refine('mostdriven', 'carDrivers', whoDrivesWhat, {
    when: ({ vehicles, drivers }) => vehicles.length > 1 && drivers.length > 1,
  })
  .chapter('Your coverage')
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
