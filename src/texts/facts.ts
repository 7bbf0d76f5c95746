import type { Carrier } from '../carriers/carrier.ts'
import type { SiteFacts } from '../contract/page.ts'
import type { Publisher } from '../contract/site.ts'
import { longDay } from '../language/days.ts'
import { capitalized } from '../language/letters.ts'
import { andList } from '../language/lists.ts'
import { type Speech, spoken, type Text, told, wordsIn } from '../language/text.ts'

/** Everything that articles can be filled in with. */
export interface Known {
  /** The people behind the site, and the states in which it serves each line. */
  readonly publisher: Publisher & { readonly lines: Readonly<Partial<Record<string, readonly string[]>>> }
  readonly site: SiteFacts
  readonly carriers: readonly Carrier[]
}

/** A text, whether something is true, or a list whose entries a section repeats. */
export type FactValue = string | boolean | readonly Readonly<Record<string, string>>[]

interface Fact {
  /** Its description for operators in docs/texts.md. */
  readonly is: string
  of(known: Known): FactValue
}

const insurable: Readonly<Record<string, Text>> = {
  renters: { en: 'a home you rent', es: 'la vivienda que renta' },
  homeowner: { en: 'a home you own', es: 'la casa de su propiedad' },
  auto: { en: 'your cars', es: 'sus autos' },
  pet: { en: 'your pets', es: 'sus mascotas' },
  travel: { en: 'a trip', es: 'un viaje' },
  life: { en: 'your life', es: 'su vida' },
}

const inProse: Readonly<Record<string, Text>> = {
  renters: { en: 'renters', es: 'para inquilinos' },
  homeowner: { en: 'homeowners', es: 'de vivienda' },
  auto: { en: 'car', es: 'de auto' },
  pet: { en: 'pet', es: 'para mascotas' },
  travel: { en: 'travel', es: 'de viaje' },
  life: { en: 'life', es: 'de vida a término' },
}

/** What a line asks about, and the minutes that takes; none for less than one. */
const questions: Readonly<Record<string, { readonly about: Text; readonly minutes: number }>> = {
  renters: {
    about: {
      en: 'your home, your belongings, and how much coverage you want',
      es: 'su vivienda, sus pertenencias y cuánta cobertura quiere',
    },
    minutes: 2,
  },
  homeowner: {
    about: {
      en: 'the house, its roof, your claims, and your insurance now',
      es: 'la casa, el techo, sus reclamos y su seguro actual',
    },
    minutes: 4,
  },
  auto: {
    about: {
      en: 'your cars, the people who drive them, and their driving records',
      es: 'sus autos, quiénes los manejan y su historial de manejo',
    },
    minutes: 5,
  },
  pet: {
    about: {
      en: 'the kind of pet you have, and its age',
      es: 'qué tipo de mascota tiene y su edad',
    },
    minutes: 0,
  },
  travel: {
    about: {
      en: 'where and when you’re going, who’s traveling, and what the trip costs',
      es: 'a dónde y cuándo va, quiénes viajan y cuánto cuesta el viaje',
    },
    minutes: 1,
  },
  life: {
    about: {
      en: 'how much coverage you want, for how long, and your health',
      es: 'cuánta cobertura quiere, por cuánto tiempo, y su salud',
    },
    minutes: 1,
  },
}

/** How long the questions of a line take. */
export function minutesFor(line: string): number {
  return questions[line]?.minutes ?? 0
}

const takes = wordsIn({
  en: {
    time: (minutes: number) =>
      minutes === 0 ? 'less than a minute' : `about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`,
  },
  es: {
    time: minutes =>
      minutes === 0
        ? 'menos de un minuto'
        : `aproximadamente ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}`,
  },
})

/** The names of lines in a sentence, as one of these lists says them. */
function listOf(lines: readonly string[], names: typeof inProse, speech: Speech): string {
  return andList(
    lines.map(line => told(names[line] ?? { en: line }, speech)),
    speech,
  )
}

/** The lines in a sentence: "renters, car, and life insurance"; empty for none. */
function namesOf(lines: readonly string[], speech: Speech): string {
  if (lines.length === 0) return ''
  const named = listOf(lines, inProse, speech)
  return told({ en: `${named} insurance`, es: `seguro ${named}` }, speech)
}

/** The first day of the terms and the privacy policy that come with the product. */
export const ownTextsSince = '2026-11-26'

/** What an article may name between double braces, by name. */
export const facts: Readonly<Record<string, Fact>> = {
  name: { is: 'the name of the site', of: ({ publisher }) => publisher.name },
  'tag line': { is: 'its tag line', of: ({ publisher, site }) => told(publisher.tagLine, site.speech) },
  phone: { is: 'its phone number, as people read it', of: ({ publisher }) => publisher.phone.text },
  'phone to dial': { is: 'the same, for a link: `tel:…`', of: ({ publisher }) => publisher.phone.dial },
  'phone in Spanish': {
    is: 'true where that number is answered in Spanish too, as `spanishPhone` of site.json says',
    of: ({ publisher }) => publisher.spanishPhone,
  },
  email: { is: 'its email address', of: ({ publisher }) => publisher.email },
  address: { is: 'its postal address', of: ({ publisher }) => publisher.postalAddress },
  company: { is: 'the company behind it', of: ({ publisher }) => publisher.company.legalName },
  domicile: {
    is: 'the state the company is domiciled in',
    of: ({ publisher }) => publisher.company.domicile,
  },
  'place of business': {
    is: 'its principal place of business',
    of: ({ publisher }) => publisher.company.place,
  },
  earnings: {
    is: 'who pays for the site',
    of: ({ publisher, site }) => told(publisher.earnings, site.speech),
  },
  effective: {
    is: 'the first day of the terms and the privacy policy, as `effective` of site.json says it: “December 1, 2026”',
    of: ({ publisher, site }) => longDay(publisher.effective ?? ownTextsSince, site.speech),
  },
  licensed: {
    is: 'true where the company holds a license',
    of: ({ publisher }) => publisher.licenses.length > 0,
  },
  licenses: {
    is: 'a list of its licenses, each with `{{state}}` and `{{number}}`',
    of: ({ publisher }) => publisher.licenses.map(({ state, number }) => ({ state, number })),
  },
  'California license': {
    is: 'the number of its license in California; empty where it has none',
    of: ({ publisher }) => publisher.licenses.find(({ state }) => state === 'CA')?.number ?? '',
  },
  assistant: { is: 'true where the butler speaks', of: ({ publisher }) => publisher.assistant },
  lines: { is: 'the types of insurance compared here', of: ({ site }) => namesOf(site.lines, site.speech) },
  insured: {
    is: 'what they insure: “a home you rent and your pets”',
    of: ({ site }) => listOf(site.lines, insurable, site.speech),
  },
  'each line': {
    is: 'a list of those types, each with `{{line}}` (“Renters insurance”), what its questions are about (`{{about}}`), how long they take (`{{time}}`), and the insurers that sell it (`{{insurers}}`)',
    of: ({ publisher, site, carriers }) =>
      site.lines.map(line => ({
        line: capitalized(namesOf([line], site.speech)),
        about: told(questions[line]?.about ?? { en: '' }, site.speech),
        time: spoken(takes, site.speech).time(minutesFor(line)),
        insurers: namesWhere(carriers, isSelling(line, publisher.lines[line] ?? []), site.speech),
      })),
  },
  'several lines': {
    is: 'true where it compares more than one type',
    of: ({ site }) => site.lines.length > 1,
  },
  ...Object.fromEntries(
    Object.keys(insurable).map(line => [
      line,
      {
        is: `true where ${inProse[line]?.en ?? line} insurance is compared`,
        of: ({ site }: Known) => site.lines.includes(line),
      },
    ]),
  ),
  states: { is: 'where a carrier sells something: “all 50 states and DC”', of: ({ site }) => site.soldIn },
  'carriers asked': {
    is: 'the insurers that are sent answers over a wire, demonstration carriers aside; empty for none',
    of: ({ carriers, site }) => namesWhere(carriers, isAskedOutside(site.passedOn), site.speech),
  },
  'lines asked outside': {
    is: 'the types of insurance for which answers leave the service; empty for none',
    of: ({ site }) => namesOf(site.passedOn, site.speech),
  },
  'answers stay here': {
    is: 'true where no answer leaves the service',
    of: ({ site }) =>
      site.passedOn.length === 0 &&
      site.demo === 'all' &&
      site.agent === undefined &&
      site.mapsService === undefined,
  },
  'only demonstration carriers': {
    is: 'true where all carriers are fictional',
    of: ({ site }) => site.demo === 'all',
  },
  'some demonstration carriers': {
    is: 'true where some are fictional and others real',
    of: ({ site }) => site.demo === 'some',
  },
  'any demonstration carriers': {
    is: 'true where at least one is fictional',
    of: ({ site }) => site.demo !== undefined,
  },
  agent: {
    is: 'who gets requests for an agent; empty where none are taken',
    of: ({ site }) => site.agent ?? '',
  },
  'email passed on': {
    is: 'true where that agent also gets the email addresses that visitors give, because the page says so',
    of: ({ site }) => site.emailPassedOn === true,
  },
  'policies sold': {
    is: 'true where a visitor can buy from a real carrier on this site',
    of: ({ carriers }) => sellsPolicies(carriers),
  },
  'sales reported': {
    is: 'the insurers whose links carry the quote number, by which they report a sale; empty for none',
    of: ({ carriers, site }) => namesWhere(carriers, ({ clickId }) => clickId !== undefined, site.speech),
  },
  'maps service': {
    is: 'who is sent what visitors type as an address, to complete it (`MAPS_PROVIDER`); empty where no one is',
    of: ({ site }) => site.mapsService ?? '',
  },
  'hosted challenge': {
    is: 'true where TURNSTILE_SITE_KEY is set',
    of: ({ site }) => site.isHostedChallenge === true,
  },
  'mail sent': { is: 'true where a mail server is set', of: ({ site }) => site.sendsMail },
  'days kept': { is: 'days after which a quote is deleted', of: ({ site }) => String(site.retentionDays) },
  'days kept unfinished': {
    is: 'days after which an unfinished quote is deleted',
    of: ({ site }) => String(site.unfinishedDays),
  },
  'days counted': {
    is: 'days for which counts of what visitors did are kept',
    of: ({ site }) => String(site.eventDays),
  },
  'counts shared': {
    is: 'true where a visitor may allow counts to go to Google Analytics',
    of: ({ site }) => site.mayShare,
  },
}

/** Whether a visitor can buy a policy of a real carrier on this site. */
export function sellsPolicies(carriers: readonly Carrier[]): boolean {
  return carriers.some(({ demo, binds }) => !demo && binds !== undefined)
}

/** Whether an insurer sells a line in one of these states; ad networks sell nothing themselves. */
function isSelling(line: string, served: readonly string[]): (carrier: Carrier) => boolean {
  return ({ lines }) =>
    Object.entries(lines).some(
      ([name, { connector, states }]) =>
        name === line && connector.via !== 'ads' && states.some(state => served.includes(state)),
    )
}

/** Whether a real insurer gets answers in these lines over a wire. */
function isAskedOutside(names: readonly string[]): (carrier: Carrier) => boolean {
  return ({ demo, lines }) =>
    !demo &&
    Object.entries(lines).some(([name, { connector }]) => names.includes(name) && connector.via === 'wire')
}

/** The names of some insurers in a sentence, in alphabetical order; empty for none. */
function namesWhere(carriers: readonly Carrier[], is: (carrier: Carrier) => boolean, speech: Speech): string {
  const named = carriers.filter(is).map(({ insurer }) => insurer.name)
  return andList(named.toSorted(), speech)
}

/** The value of each fact. */
export function factValues(known: Known): Readonly<Record<string, FactValue>> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.of(known)]))
}
