import { cookiesNeeded } from '../contract/cookies-needed.ts'
import { longDay } from '../language/days.ts'
import { dollars } from '../language/money.ts'
import { perPeriod } from '../language/periods.ts'
import { allTold, type Speech, spoken, type Text, told, type Untold, wordsIn } from '../language/text.ts'
import { placeName, type State, stateName } from '../law/jurisdictions.ts'
import { insuranceWithin } from '../lines/insurance-within.ts'
import type { Day } from '../units/day.ts'
import type { Period } from '../units/period.ts'

/**
 * Everything that a visitor, a browser or an API client is refused with, by key: the codes of the wire, and what a visitor can
 * correct. Code raises keys with values; they are told where a reply leaves the service.
 */
export const failures = wordsIn({
  en: {
    'bad-request':
      'I couldn’t read that. Your earlier answers are safe. Please refresh the page and try again.',
    forbidden: 'This page is out of date. Your answers are safe. Please refresh it and try again.',
    'not-found': 'There’s nothing at this address.',
    'not-on-path': 'Another question comes first. I’ll take you there.',
    'quote-expired': 'The quote is expired or something error happened. Please start a new quote.',
    conflict: 'I already have a different answer from this page. Please refresh it to see what I have.',
    'too-large': 'That’s more than I can take at once. Please shorten it and try again.',
    'too-many-requests': 'That was a lot at once. Your answers are safe. Please wait a moment and try again.',
    'proof-needed':
      'I have a lot of visitors from your network just now. Your answers are safe. Please try again in a moment.',
    unavailable: 'I’m not available just now. Your answers are safe. Please try again in a moment.',
    internal: 'Something went wrong on my side. Your answers are safe. Please try again in a bit.',

    'cookies-needed': cookiesNeeded.en,
    'press-again': ({ seconds }: Wait) =>
      `I have a lot of visitors from your network just now. Your answers are safe. Please press the button again ${inSeconds(seconds)}.`,

    'item-gone': 'You removed this on another page.',
    'item-removed': 'You removed this on another page, so what you typed here isn’t saved.',
    'answer-not-taken': 'Sorry. Failed to proceed. Please try again',
    'vin-unknown': 'This VIN is not recognized. Please choose the car below.',
    'zip-unknown': ({ zip }: Zip) => `Your ZIP code ${zip} is not recognized. Try again?`,
    'zip-military': ({ zip }: Zip) => `ZIP code ${zip} is a military address. I can’t get quotes there yet.`,
    'zip-territory': ({ zip }: Zip) => `ZIP code ${zip} is in a US territory. I can’t get quotes there yet.`,
    'zip-in-other-state': ({ zip, city, state }: Zip & { city: string; state: State }) =>
      `ZIP code ${zip} is in ${city}, ${stateName(state)}. Please correct the ZIP code or the state.`,
    'line-not-served': ({ line, askInstead = insuranceDepartments }: Unserved) =>
      `I don’t compare ${insuranceWithin(line).en} here. ${askInstead}`,
    'state-not-served': ({ line, state, askInstead = insuranceDepartments }: Unserved & { state: State }) =>
      `I don’t have an insurer for ${insuranceWithin(line).en} in ${placeName(state)} yet. ${askInstead}`,

    'coverage-unknown': 'You can’t change that coverage here.',
    'coverage-not-offered': 'This quote doesn’t have that coverage option.',

    'price-not-confirmed': 'The price has to be confirmed again first.',
    'price-changed': ({ now }: { now: Amount | null }) =>
      `This price has changed since you saw it. ${now ? `It’s ${perTerm(now)} now, on your list of prices too. Please look it over before you share it.` : 'Please look at your prices again.'}`,
    'shared-before': ({ before }: { before: Amount | null }) =>
      `Your link to this insurer’s price shows ${before ? perTerm(before) : 'another price'}, for the coverage you had then. If you go on, it shows this price instead, to everyone who has it.`,
    'ordered-from-other-insurer': ({ order }: Ordered) =>
      `You already have an order with another insurer: ${order}.`,
    'ordered-other-policy': ({ order }: Ordered) =>
      `You already have an order for another policy from this insurer: ${order}.`,
    'order-not-as-shown': ({ seen, now }: { seen: SeenAmount; now: Amount }) =>
      `The form showed ${perTerm(seen)}${sinceShown(seen, now)} Please look it over. If it works for you, agree and try again.`,
    'not-orderable':
      'You can’t buy this policy here, and you haven’t paid anything. Please call the insurer with your quote number.',
    'plan-missing': 'Please choose how to pay.',
    'start-outside': ({ from, to }: { from: Day; to: Day }) =>
      `Choose a day from ${longDay(from, 'en')} to ${longDay(to, 'en')}.`,
    'name-too-short': 'Should be at least 2 chars long',
    'email-invalid': 'Please enter a valid email address.',
    'esign-missing': 'Please agree, or call me for paper documents.',

    'first-name-missing': 'Please enter your first name.',
    'last-name-missing': 'Please enter your last name.',
    'reach-by-missing': 'Please choose a call or an email.',
    'phone-invalid': 'Please enter a US phone number with its area code.',
    'consent-missing': 'Please check the box, or go back to your prices.',
  },
  we: {
    'bad-request':
      'We couldn’t read that. Your earlier answers are safe. Please refresh the page and try again.',
    'not-on-path': 'Another question comes first. We’ll take you there.',
    conflict: 'We already have a different answer from this page. Please refresh it to see what we have.',
    'too-large': 'That’s more than we can take at once. Please shorten it and try again.',
    'proof-needed':
      'We have a lot of visitors from your network just now. Your answers are safe. Please try again in a moment.',
    unavailable: 'We’re not available just now. Your answers are safe. Please try again in a moment.',
    internal: 'Something went wrong on our side. Your answers are safe. Please try again in a bit.',
    'cookies-needed': cookiesNeeded.we,
    'press-again': ({ seconds }) =>
      `We have a lot of visitors from your network just now. Your answers are safe. Please press the button again ${inSeconds(seconds)}.`,
    'zip-military': ({ zip }) => `ZIP code ${zip} is a military address. We can’t get quotes there yet.`,
    'zip-territory': ({ zip }) => `ZIP code ${zip} is in a US territory. We can’t get quotes there yet.`,
    'line-not-served': ({ line, askInstead = insuranceDepartments }) =>
      `We don’t compare ${insuranceWithin(line).en} here. ${askInstead}`,
    'state-not-served': ({ line, state, askInstead = insuranceDepartments }) =>
      `We don’t have an insurer for ${insuranceWithin(line).en} in ${placeName(state)} yet. ${askInstead}`,
    'esign-missing': 'Please agree, or call us for paper documents.',
  },
})

interface Wait {
  readonly seconds: number
}

interface Zip {
  readonly zip: string
}

interface Unserved {
  readonly line: string
  /** The site's own sentence on whom to ask instead. */
  readonly askInstead?: string | undefined
}

interface Amount {
  readonly cents: number
  readonly period: Period
}

interface SeenAmount extends Amount {
  /** The coverage that it was for, where it is another one now. */
  readonly cover?: string
}

interface Ordered {
  /** Its number. */
  readonly order: string
}

/** The association of insurance commissioners publishes the list of all departments. */
const insuranceDepartments =
  'Your state’s insurance department lists who sells it: find yours at content.naic.org/state-insurance-departments.'

function perTerm({ cents, period }: Amount): string {
  return `${dollars(cents)} ${perPeriod(period, 'en')}`
}

/** What has become of a price since a form showed it: the end of its sentence, and the next one. */
function sinceShown(seen: SeenAmount, now: Amount): string {
  if (seen.cover === undefined) return `. It’s ${perTerm(now)} now.`
  const changed = ` for ${seen.cover}. You’ve changed your coverage since, and`
  return perTerm(seen) === perTerm(now)
    ? `${changed} the price is the same.`
    : `${changed} it’s ${perTerm(now)} now.`
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
}

type Words = typeof failures.en

/** A key of the catalog, with the values that its text names. */
export type Failure = {
  [Key in keyof Words]: Words[Key] extends (values: infer Values) => string
    ? { readonly key: Key; readonly values: Untold<Values, 'cover'> }
    : { readonly key: Key }
}[keyof Words]

/** Why an answer is refused: a key, or what the question itself says. */
export type Reason = Failure | Text

/** What a visitor reads. */
export function tellFailure(reason: Reason, speech: Speech): string {
  if ('en' in reason) return told(reason, speech)
  const { key, ...of } = reason
  const words: string | ((values: never) => string) = spoken(failures, speech)[key]
  // The values of a key are those that its text names: `Failure` has no others.
  return typeof words === 'string' ? words : words(allTold((of as { values: never }).values, speech) as never)
}
