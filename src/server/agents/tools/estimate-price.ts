import * as v from 'valibot'
import { wholeDollars } from '../../../language/money.ts'
import { grouped } from '../../../language/numbers.ts'
import { perPeriod } from '../../../language/periods.ts'
import { type Speech, spoken, told, wordsIn } from '../../../language/text.ts'
import { insuranceLines } from '../../../law/rule.ts'
import { placeOf } from '../../../reference/places.ts'
import { breedGroups } from '../../../risk/words.ts'
import { periods } from '../../../units/period.ts'
import { tellFailure } from '../../failures.ts'
import { estimatePrice } from '../estimate/estimate.ts'
import { factNames } from '../estimate/fact-names.ts'
import { takenFacts } from '../estimate/people.ts'
import { speechOf, ToolFault, tool } from '../tool.ts'

const words = wordsIn({
  en: {
    range: (from: string, to: string, per: string) =>
      `We estimate the lowest price at ${from} to ${to} ${per}.`,
    choices: (all: string) => `It is for: ${all}.`,
    moves: (facts: string) => `What moves it most: ${facts}.`,
    next: 'This is an estimate, not a quote. For prices, use start_quote.',
  },
  es: {
    range: (from, to, per) => `Estimamos que el precio más bajo está entre ${from} y ${to} ${per}.`,
    choices: all => `Es para: ${all}.`,
    moves: facts => `Lo que más lo cambia: ${facts}.`,
    next: 'Es un estimado, no una cotización. Para ver precios, use start_quote.',
  },
})

const homeTypes = {
  renters: ['APT_LARGE', 'APT_SMALL', 'CONDO', 'TOWNHOUSE', 'HOUSE'],
  homeowner: ['SINGLE_FAMILY', 'TOWNHOUSE', 'CONDO'],
} as const

const whole = (least: number, most: number, says: string) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(says)))

const fact = v.pipe(v.string(), v.description('The name of the argument, or of what start_quote asks about.'))

const label = v.pipe(v.string(), v.description('What people call it, in the language.'))

export const estimatePriceTool = tool({
  name: 'estimate_price',
  title: 'Estimate a price',
  description:
    'Estimates the lowest price that ordinary people in a ZIP code would be quoted, as a range, from a handful of facts. Needs no one’s data, asks no insurer and stores nothing. More facts make the range narrower. It is no quote: use start_quote for prices.',
  input: v.strictObject({
    line: v.picklist(insuranceLines),
    zip: v.pipe(v.string(), v.regex(/^\d{5}$/, 'Five digits.')),
    language: v.optional(v.picklist(['en', 'es']), 'en'),
    age: whole(18, 90, 'Auto, homeowner, renters, travel, life: about how old the person is.'),
    home_type: v.optional(
      v.pipe(
        v.picklist([...new Set([...homeTypes.renters, ...homeTypes.homeowner])]),
        v.description(
          `Renters: ${homeTypes.renters.join(', ')}. Homeowner: ${homeTypes.homeowner.join(', ')}.`,
        ),
      ),
    ),
    belongings: v.optional(
      v.pipe(
        v.picklist([10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]),
        v.description('Renters: what they are worth, in dollars.'),
      ),
    ),
    claims: v.optional(
      v.pipe(v.picklist(['NONE', 'ONE']), v.description('Renters, homeowner: claims in the past years.')),
    ),
    year_built: whole(1800, 2026, 'Homeowner.'),
    square_feet: whole(400, 10_000, 'Homeowner.'),
    car: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(60),
        v.regex(/^\S+ +\S/, 'Make and model, like Toyota Camry.'),
        v.description('Auto: make and model, like Toyota Camry.'),
      ),
    ),
    car_year: whole(1990, 2027, 'Auto: model year.'),
    coverage: v.optional(
      v.pipe(
        v.picklist(['FULL', 'LIABILITY']),
        v.description('Auto: with or without damage to the own car.'),
      ),
    ),
    incidents: v.optional(
      v.pipe(
        v.picklist(['NONE', 'SPEEDING', 'AT_FAULT_1']),
        v.description('Auto: the past five years, of all drivers.'),
      ),
    ),
    drivers: whole(1, 2, 'Auto.'),
    pet: v.optional(
      v.pipe(v.picklist(breedGroups), v.description('Pet: the kind; DOG_FLAT is a flat-faced breed.')),
    ),
    pet_age: whole(0, 15, 'Pet: in years.'),
    trip_cost: whole(0, 100_000, 'Travel: of all travelers, in dollars.'),
    days: whole(1, 180, 'Travel.'),
    travelers: whole(1, 10, 'Travel.'),
    amount: v.optional(v.pipe(v.picklist([250_000, 500_000, 1_000_000]), v.description('Life: dollars.'))),
    term: v.optional(v.pipe(v.picklist([10, 15, 20]), v.description('Life: years.'))),
    tobacco: v.optional(v.pipe(v.picklist(['no', 'yes']), v.description('Life.'))),
  }),
  output: v.strictObject({
    estimated: v.literal(true),
    /** The lowest price of nine in ten ordinary people with these facts lies between them. */
    low_cents: v.number(),
    high_cents: v.number(),
    period: v.picklist(periods),
    /** How many insurers' rates it rests on. */
    insurers: v.number(),
    /**
     * Facts that were not given vary as ordinary people's answers do, except for a life policy's amount and term; this is the usual
     * answer.
     */
    assumed: v.array(v.strictObject({ fact, label, usual: v.union([v.string(), v.number()]) })),
    moves_it_most: v.array(v.strictObject({ fact, label, from_cents: v.number(), to_cents: v.number() })),
    next: v.string(),
  }),
  hints: { readOnlyHint: true },
  async run({ input, services: { journey: services } }) {
    const { line, zip, language, ...all } = input
    const speech = speechOf(language)
    const place = placeOf(zip)
    if (!place)
      throw new ToolFault('zip: no ZIP code of the 50 states or DC. Ask the person for the five digits.')
    const problem = services.served.problem(line, place.state)
    if (problem) throw new ToolFault(tellFailure(problem, speech))
    const given = Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    const foreign = Object.keys(given).filter(name => !takenFacts[line].includes(name))
    if (foreign.length > 0)
      throw new ToolFault(
        `${foreign.join(', ')}: no fact of ${line}. Its facts are ${takenFacts[line].join(', ')}.`,
      )
    const homes: readonly string[] = line === 'homeowner' ? homeTypes.homeowner : homeTypes.renters
    if (all.home_type && !homes.includes(all.home_type))
      throw new ToolFault(`home_type: for ${line}, one of ${homes.join(', ')}.`)
    const at = { zip, city: place.city, state: place.state, today: services.today() }
    const estimate = estimatePrice(services, { line, at, given })
    if (!estimate)
      throw new ToolFault(
        'No insurer whose rates we hold has a price for these facts. Leave some out, or call start_quote to ask the insurers.',
      )
    const { low, high, period, insurers, open, chosen, moves } = estimate
    const say = spoken(words, speech)
    const dollars = (cents: number) => wholeDollars(Math.round(cents / 100))
    const range = say.range(dollars(low), dollars(high), perPeriod(period, speech))
    return {
      values: {
        ...{ estimated: true as const, low_cents: low, high_cents: high, period, insurers },
        assumed: Object.entries(open).map(([name, usual]) => ({
          fact: name,
          label: labelOf(name, speech),
          usual,
        })),
        moves_it_most: moves.slice(0, 4).map(({ fact, from, to }) => ({
          ...{ fact, label: labelOf(fact, speech) },
          ...{ from_cents: from, to_cents: to },
        })),
        next: say.next,
      },
      text: [range, forChoices(chosen, speech), movesMost(moves, speech), say.next].filter(Boolean).join(' '),
    }
  },
})

function labelOf(name: string, speech: Speech): string {
  const text = factNames[name]
  return text ? told(text, speech) : name
}

/** The usual choices that the range is for. */
function forChoices(chosen: Readonly<Record<string, string | number>>, speech: Speech): string {
  const choices = Object.entries(chosen).map(
    ([name, value]) => `${labelOf(name, speech)} ${typeof value === 'number' ? grouped(value) : value}`,
  )
  if (choices.length === 0) return ''
  return spoken(words, speech).choices(choices.join(', '))
}

/** What would make the range narrower, if it were known. */
function movesMost(moves: readonly { readonly fact: string }[], speech: Speech): string {
  const names = moves.slice(0, 3).map(({ fact }) => labelOf(fact, speech))
  if (names.length === 0) return ''
  return spoken(words, speech).moves(names.join(', '))
}
