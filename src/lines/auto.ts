import { address } from '../kinds/address/address.ts'
import { choice } from '../kinds/choice/choice.ts'
import { choices } from '../kinds/choices/choices.ts'
import { contact } from '../kinds/contact/contact.ts'
import { currentInsurer } from '../kinds/current-insurer/current-insurer.ts'
import { driver } from '../kinds/driver/driver.ts'
import { drivers } from '../kinds/drivers/drivers.ts'
import { carName } from '../kinds/vehicle/car-name.ts'
import { vehicle } from '../kinds/vehicle/vehicle.ts'
import { vehicleDetails } from '../kinds/vehicle-details/vehicle-details.ts'
import { vehicles } from '../kinds/vehicles/vehicles.ts'
import { coversMinimum, minimumText } from '../law/auto-minimums.ts'
import { jurisdictions, type State, stateName } from '../law/jurisdictions.ts'
import { mayRate } from '../law/law.ts'
import type { Factor } from '../law/rule.ts'
import { insurers } from '../reference/insurers.ts'
import { modelYears } from '../reference/model-years.ts'
import { type Application, type Given, line } from '../wizard/line.ts'
import type { ISODate } from '../wizard/today.ts'

/** How many years a current policy may go back (spec 9). */
const policyStartYears = 40

const limits = [
  { value: 'MIN', title: 'State minimum', description: '{limits of the state}' },
  { value: 'L50', title: '$50,000 / $100,000 / $50,000' },
  { value: 'L100', title: '$100,000 / $300,000 / $100,000', description: 'Most advised' },
  { value: 'L250', title: '$250,000 / $500,000 / $250,000', description: 'For those with savings' },
] as const

const damage = [
  {
    value: 'FULL',
    title: 'Yes, crashes and everything else',
    description: 'Collision and comprehensive',
    icon: 'crash',
  },
  { value: 'COMP', title: 'Theft, weather, glass only', description: 'Comprehensive', icon: 'storm' },
  { value: 'LIABILITY', title: 'No', description: 'Liability only', icon: 'none' },
] as const

/** Where the visitor lives as far as the start page tells, and the day. */
type Known = Pick<Given, 'start' | 'today'>

function homeOf({ start, today }: Known) {
  // The start page looked the state of its ZIP up.
  return { state: start.state as State, on: today }
}

function keptAt({ state }: { state: string }, on: ISODate) {
  // The address step takes no state but one of the 51.
  return { state: state as State, on }
}

function isRated(factor: Factor, { state, on }: { state: State; on: ISODate }): boolean {
  return mayRate({ line: 'auto', state, factor, on })
}

/** A sentence for a question that does not count in the visitor's state, or the one for where it does. */
function orUncounted(known: Known, factor: Factor, counted: string): string {
  const home = homeOf(known)
  return isRated(factor, home) ? counted : uncounted(home.state)
}

function uncounted(state: State): string {
  return `${stateName(state)} does not let insurers price by this.`
}

/** The fields of a driver that do not count in the visitor's state. */
function uncountedOf(known: Known) {
  const home = homeOf(known)
  const factors = {
    gender: 'gender',
    maritalStatus: 'maritalStatus',
    education: 'education',
    employment: 'occupation',
    firstLicenseAge: 'yearsLicensed',
  } as const
  const fields = Object.entries(factors).filter(([, factor]) => !isRated(factor, home))
  return Object.fromEntries(fields.map(([field]) => [field, uncounted(home.state)]))
}

/** The limits on offer: what the state asks for, and what is more than that. */
function limitsAbove(known: Known) {
  const home = homeOf(known)
  return limits
    .filter(({ value }) => value === 'MIN' || !coversMinimum(sums[value], home))
    .map(limit => (limit.value === 'MIN' ? { ...limit, description: minimumText(home) } : limit))
}

/** Dollars for one person, for one accident, and for property. */
const sums = {
  L50: { perPerson: 50_000, perAccident: 100_000, property: 50_000 },
  L100: { perPerson: 100_000, perAccident: 300_000, property: 100_000 },
  L250: { perPerson: 250_000, perAccident: 500_000, property: 250_000 },
} as const

/** Whole years from one down to another. */
function yearsDown(from: number, to: number): readonly number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index)
}

function yearOf(day: ISODate): number {
  return Number(day.slice(0, 4))
}

/** Private passenger auto: what the household drives, and who drives it. */
export const auto = line('auto')
  .ask(
    '1',
    'status',
    choice({
      title: 'Do you have car insurance now?',
      short: 'Insured now',
      choices: [
        { value: 'YES', title: 'Yes', icon: 'shield' },
        { value: 'EXPIRED_30', title: 'It ended in the past 30 days', icon: 'clock' },
        { value: 'EXPIRED_LONG', title: 'It ended longer ago', icon: 'calendar' },
        { value: 'NEVER', title: 'I never had it', icon: 'none' },
      ],
      privacyShort: 'A driver who is insured now often pays less.',
      privacyInfo:
        'Most insurers ask less of a driver who comes from another insurer without a gap. I ask first because the next questions depend on it.',
    }),
  )
  .ask(
    '1e',
    'continuous',
    known =>
      choice({
        title: 'How long have you been insured without a break?',
        short: 'Insured for',
        subtitle: 'With any insurer.',
        choices: [
          { value: 'LT6M', title: 'Under 6 months' },
          { value: 'M6_12', title: '6 to 12 months' },
          { value: 'Y1_3', title: '1 to 3 years' },
          { value: 'Y3_5', title: '3 to 5 years' },
          { value: 'Y5', title: '5 years or more' },
        ],
        privacyShort: orUncounted(known, 'priorInsurance', 'Years without a gap lower the price.'),
        privacyInfo:
          'Insurers give a credit for years of cover without a gap, whoever the insurer was. They check it with a shared record before they issue a policy.',
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1g',
    'priorLimits',
    known =>
      choice({
        title: 'What are your injury limits today?',
        short: 'Current limits',
        subtitle: 'They stand on your declarations page, for example 50/100.',
        skipLabel: 'I don’t know',
        choices: [
          { value: 'MIN', title: 'State minimum' },
          { value: 'L50', title: '$50,000 / $100,000' },
          { value: 'L100', title: '$100,000 / $300,000' },
          { value: 'L250', title: '$250,000 / $500,000' },
          { value: 'UNKNOWN', title: 'I am not sure' },
        ],
        privacyShort: orUncounted(known, 'priorInsurance', 'Higher limits before can lower the price now.'),
        privacyInfo:
          'Drivers who carried more than the minimum have fewer claims, so some insurers ask less of them. If you do not know it, skip the question: it counts as neutral.',
      }),
    { skippable: true, part: true, when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1m',
    'insurer',
    ({ today }) =>
      currentInsurer({
        title: 'Who insures your car?',
        short: 'Insurer',
        insurers,
        years: yearsDown(yearOf(today), yearOf(today) - policyStartYears + 1),
        privacyShort: 'So that I do not offer you what you have.',
        privacyInfo:
          'I leave your present insurer out of the list. The month in which your policy began tells when the next renewal comes, which is a good day to switch.',
      }),
    { when: ({ status }) => status.choice === 'YES' },
  )
  .ask(
    '1n',
    'lapse',
    known =>
      choice({
        title: 'Why are you not insured now?',
        short: 'Why not insured',
        choices: [
          { value: 'FIRST_CAR', title: 'This is my first car', icon: 'car' },
          { value: 'NO_CAR', title: 'I had no car', icon: 'no-car' },
          { value: 'MILITARY', title: 'I served abroad', icon: 'shield' },
          { value: 'MISSED', title: 'A missed payment', icon: 'calendar' },
          { value: 'CANCELLED', title: 'The insurer ended it', icon: 'alert' },
          { value: 'OTHER', title: 'Another reason', icon: 'question' },
        ],
        privacyShort: orUncounted(known, 'priorInsurance', 'A good reason spares you the load for a gap.'),
        privacyInfo:
          'A gap in cover raises the price with most insurers, but not if you had no car or served abroad.',
      }),
    { part: true, when: ({ status }) => status.choice !== 'YES' },
  )
  .collect(
    '6',
    'vehicles',
    vehicles({
      title: 'Your cars',
      short: 'Cars',
      privacyShort: 'A second car on one policy lowers the price of both.',
      privacyInfo:
        'Put every car of the household on the list that shall stand on this policy. Two cars on one policy cost less than two policies.',
    }),
    item =>
      item
        .ask('3', 'vehicle', ({ today }) =>
          vehicle({
            title: 'Which car shall we insure?',
            short: 'Car',
            subtitle: 'Add others on the next page.',
            years: modelYears(today),
            privacyShort: 'Each model has its own record of damage and repair.',
            privacyInfo:
              'Insurers know what each model costs to repair, how often it is stolen and how well it protects. The year tells what the car is worth.',
          }),
        )
        .ask('5', 'details', known =>
          vehicleDetails({
            title: `Tell me about your ${carName(known.vehicle)}`,
            short: 'Car details',
            car: known.vehicle,
            privacyShort: 'The VIN tells the exact car; the miles tell how often it meets others.',
            privacyInfo:
              'The vehicle identification number stands on your registration and at the lower edge of the windshield. It goes to the insurers that quote for you. A lender or a lessor asks for full cover, and a car that drives more has more accidents.',
          }),
        ),
  )
  .ask('5a', 'limits', known =>
    choice({
      title: 'How much should the policy pay for harm to others?',
      short: 'Liability limits',
      subtitle: `${stateName(homeOf(known).state)} asks for at least ${minimumText(homeOf(known))}.`,
      choices: limitsAbove(known),
      privacyShort: 'Above the limit you pay yourself.',
      privacyInfo:
        'The three numbers are what the policy pays for one injured person, for all injured people of one accident, and for damaged property. If the harm is greater, the rest is yours to pay.',
    }),
  )
  .ask(
    '5b',
    'physicalDamage',
    known =>
      choice({
        title: 'Shall the policy also pay for your own car?',
        short: 'Your own car',
        subtitle: 'A lender asks for this.',
        choices: known.vehicles.some(({ details }) => details.ownership !== 'OWNED')
          ? damage.filter(({ value }) => value === 'FULL')
          : damage,
        privacyShort: 'Collision and comprehensive pay for your own car.',
        privacyInfo:
          'Collision pays when your car hits something, comprehensive when it is stolen or damaged by weather, glass or animals. A car that is financed or leased needs both: the lender asks for it.',
      }),
    { part: true },
  )
  .ask(
    '5c',
    'deductible',
    choice({
      title: 'What deductible suits you?',
      short: 'Deductible',
      choices: [
        { value: '250', title: '$250' },
        { value: '500', title: '$500', description: 'Most common' },
        { value: '1000', title: '$1,000' },
        { value: '2000', title: '$2,000' },
      ],
      privacyShort: 'A higher deductible lowers the price.',
      privacyInfo:
        'After damage to your own car you pay this part and the insurer pays the rest. Choose a sum you could find within a week.',
    }),
    { part: true, when: ({ physicalDamage }) => physicalDamage.choice !== 'LIABILITY' },
  )
  .collect(
    '10',
    'drivers',
    drivers({
      title: 'Your drivers',
      short: 'Drivers',
      privacyShort: 'Everybody in the household who drives belongs on the list.',
      privacyInfo:
        'Insurers rate everybody who drives the cars. A driver left out now is a reason to change the price, or to refuse a claim, later.',
    }),
    item =>
      item.ask('9', 'driver', known =>
        driver({
          title: 'Who drives?',
          short: 'Driver',
          subtitle: known.position === 0 ? 'The first is you.' : 'Somebody else of your household.',
          first: known.position === 0,
          unrated: uncountedOf(known),
          privacyShort: 'Age and experience behind the wheel move the price most.',
          privacyInfo:
            'Insurers price by who drives: years of experience first, and in many states age, sex and marital status. Where your state does not let them, the field says so. Names and birth dates go to the insurers that quote for you and to nobody else.',
        }),
      ),
  )
  .ask(
    '12',
    'incidents',
    choices({
      title: 'What happened in the past 5 years?',
      short: 'Past 5 years',
      subtitle: 'For any driver in the household.',
      choices: [
        { value: 'AT_FAULT_1', title: 'One accident that was my fault', icon: 'crash' },
        { value: 'AT_FAULT_2', title: 'Two or more', icon: 'crash' },
        { value: 'NOT_AT_FAULT', title: 'An accident that was not', icon: 'car' },
        { value: 'SPEEDING', title: 'A speeding ticket', icon: 'speed' },
        { value: 'OTHER_VIOLATION', title: 'Another moving violation', icon: 'sign' },
        { value: 'DUI', title: 'A DUI or DWI', icon: 'alert' },
        { value: 'SUSPENDED', title: 'A suspended license', icon: 'alert' },
        { value: 'COMP_CLAIM', title: 'A theft, glass or weather claim', icon: 'storm' },
        { value: 'NONE', title: 'None of these', description: 'Clears the others', icon: 'none' },
      ],
      privacyShort: 'Insurers look it up before they bind.',
      privacyInfo:
        'Insurers order the driving record before they issue a policy. An honest answer now keeps the price you see the price you pay.',
    }),
  )
  .ask(
    '20',
    'address',
    address({
      title: 'Where are the cars kept at night?',
      short: 'Parked at',
      states: jurisdictions,
      privacyShort: 'Traffic and theft differ from place to place.',
      privacyInfo:
        'Where a car sleeps says how much traffic and theft it meets. If the place lies in another state than you said at first, the rules and prices of that state count.',
    }),
  )
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
      privacyShort: 'Some insurers ask less of home owners.',
      privacyInfo:
        'Home owners have fewer claims, so some insurers ask less of them where the state allows it. It also tells me whether car and home could stand on one bill.',
    }),
    {
      part: true,
      when: ({ address, today }) => isRated('homeOwnership', keptAt(address, today)),
    },
  )
  .ask(
    '25',
    'credit',
    ({ address, today }) =>
      choice({
        title: 'How would you rate your credit?',
        short: 'Credit',
        subtitle: `No check is made; most insurers may use it in ${stateName(keptAt(address, today).state)}.`,
        choices: [
          { value: 'EXCELLENT', title: 'Excellent', description: '720 and more' },
          { value: 'GOOD', title: 'Good', description: '680 to 719' },
          { value: 'FAIR', title: 'Fair', description: '580 to 679' },
          { value: 'POOR', title: 'Needs work', description: 'Under 580' },
          { value: 'UNKNOWN', title: 'I would rather not say' },
        ],
        privacyShort: 'No check is made, and your score does not change.',
        privacyInfo:
          'Most insurers order a credit-based score themselves before they issue a policy. Your own estimate now makes the price truer; nobody looks anything up, and your score does not change.',
      }),
    {
      skippable: true,
      part: true,
      when: ({ address, today }) => isRated('credit', keptAt(address, today)),
    },
  )
  .ask(
    '30',
    'contact',
    contact({
      title: 'Almost done. Where may I send your quotes?',
      short: 'Email',
      action: 'View my quotes',
      variant: 'more',
      information_disclosure: true,
      privacyShort: 'The e-mail is optional: the quotes are shown to you either way.',
      privacyInfo:
        'Your e-mail address is sealed with your answers and used for nothing but what you ask for here. There is no field for a phone number, so nobody can call you. This demonstration sends no mail.',
    }),
  )

export type AutoApplication = Application<typeof auto>
