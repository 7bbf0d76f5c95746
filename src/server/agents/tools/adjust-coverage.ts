import * as v from 'valibot'
import type { CoverToChoose, CoverValue } from '../../../contract/prices/covers.ts'
import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { tellCovers } from '../../http/wire/tell-covers.ts'
import { tellChanges } from '../../http/wire/tell-failure.ts'
import { coversOf } from '../../journey/adjusting/show-covers.ts'
import { updateQuote } from '../../journey/adjusting/update-quote.ts'
import { readFinished } from '../../journey/results/show-results.ts'
import { viewResults } from '../../results/results-view.ts'
import { senderFor } from '../give-answers.ts'
import { amountOf, lineOf, tellForAgent } from '../offers.ts'
import { ended, handle, heldBy, speechOf, tool } from '../tool.ts'

const words = wordsIn({
  en: {
    changed: 'changed',
    unchanged: 'unchanged',
    refused: 'refused',
    chosen: 'chosen',
    now: (title: string) => `now ${title}`,
    before: (amount: string) => `Before: ${amount}.`,
    amounts: (insurer: string) => `The amounts are those of ${insurer}.`,
    values: (all: string) => `Its values: ${all}.`,
    coverage: (all: string) => `Coverage of this quote: ${all}.`,
  },
  es: {
    changed: 'cambiado',
    unchanged: 'sin cambios',
    refused: 'rechazado',
    chosen: 'elegido',
    now: title => `ahora ${title}`,
    before: amount => `Antes: ${amount}.`,
    amounts: insurer => `Los importes son los de ${insurer}.`,
    values: all => `Sus valores: ${all}.`,
    coverage: all => `Coberturas de esta cotización: ${all}.`,
  },
})

export const adjustCoverage = tool({
  name: 'adjust_coverage',
  title: 'Change the coverage',
  description:
    'Changes the coverage of a quote that has prices, and returns each price before and after. Without changes it lists what can be chosen and what each choice would cost. Coverage that a state requires cannot be dropped.',
  input: v.strictObject({
    quote: handle,
    changes: v.optional(
      v.pipe(
        v.record(
          v.pipe(v.string(), v.maxLength(100)),
          v.union([v.pipe(v.string(), v.maxLength(60)), v.number()]),
        ),
        v.maxEntries(30),
        v.description('A value by the name of a coverage, both as this tool lists them.'),
      ),
      {},
    ),
    idempotency_key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
  }),
  output: v.strictObject({
    coverage: v.array(
      v.strictObject({
        name: v.string(),
        label: v.string(),
        question: v.string(),
        unfollowed: v.pipe(
          v.optional(v.string()),
          v.description('Whose prices stay the same whatever is chosen.'),
        ),
        choices: v.array(
          v.strictObject({
            value: v.string(),
            title: v.string(),
            is_chosen: v.boolean(),
            price: v.pipe(v.nullable(v.string()), v.description('What it would cost, where that is known.')),
          }),
        ),
      }),
    ),
    changes: v.record(
      v.string(),
      v.strictObject({
        status: v.picklist(['changed', 'unchanged', 'refused']),
        says: v.nullable(v.string()),
        /** What is chosen after the call. */
        now: v.nullable(v.string()),
      }),
    ),
    prices: v.array(
      v.strictObject({
        offer: v.string(),
        insurer: v.string(),
        before_cents: v.nullable(v.number()),
        after_cents: v.nullable(v.number()),
        is_being_asked: v.boolean(),
      }),
    ),
  }),
  hints: { idempotentHint: true, destructiveHint: false },
  async run({ input, agent, services }) {
    const { journey } = services
    const { visitor, quoteId } = heldBy(services, input.quote)
    const earlier = await readFinished(journey, visitor, quoteId)
    const before = viewResults(journey.carriers, earlier)
    const speech = speechOf(earlier.quote.language)
    const present = coversOf(journey, earlier)
    const choosable = tellCovers(present.covers, earlier.tellIn(speech), speech).covers
    const changes = Object.fromEntries(
      Object.entries(input.changes).map(([name, given]) => [
        name,
        { choice: valueNamed(choosable.find(({ key }) => key === name)?.choices ?? [], String(given)) },
      ]),
    )
    const updated =
      Object.keys(changes).length === 0
        ? { ...present, changes: {} }
        : await updateQuote(journey, {
            ...{ visitor, quoteId, changes },
            sender: senderFor(agent, earlier.quote.language),
            key: input.idempotency_key,
          })
    const { finished, view } = updated
    const tell = finished.tellIn(speech)
    const say = spoken(words, speech)
    const { covers, reference } = tellCovers(updated.covers, tell, speech)
    const told = tellChanges(updated.changes, speech)
    const prices = view.offers.map(({ id, insurer, kind, price }) => ({
      offer: id,
      insurer,
      before_cents: before.offers.find(one => one.id === id)?.price?.cents ?? null,
      after_cents: price?.cents ?? null,
      is_being_asked: kind === 'quoting' || price?.isAwaited === true,
    }))
    const values = {
      coverage: covers.map(({ key, label, question, unfollowed, choices }) => ({
        name: key,
        ...{ label, question },
        ...(unfollowed ? { unfollowed } : {}),
        choices: choices.map(choice => ({
          value: choice.value,
          title: titleOf(choice, choices),
          is_chosen: choice.is_chosen,
          price: choice.price ?? null,
        })),
      })),
      changes: Object.fromEntries(
        Object.entries(told).map(([name, { status, message, errors = {} }]) => [
          name,
          {
            status,
            says:
              [
                ...[message, ...Object.values(errors)].flatMap(text => (text ? [ended(text)] : [])),
                ...(status === 'refused' ? [choicesOf(choosable, name, speech)] : []),
              ].join(' ') || null,
            now: chosenIn(covers, name),
          },
        ]),
      ),
      prices,
    }
    const listed = Object.keys(changes).length === 0 ? covers : []
    const lines = [
      ...listed.map(
        ({ key, label, choices }) =>
          `${label} [${key}]: ${choices.map(one => choiceText(one, choices, speech)).join('; ')}`,
      ),
      ...(listed.length > 0 && reference ? [say.amounts(reference.insurer)] : []),
      ...Object.entries(values.changes).map(([name, { status, says, now }]) => {
        const label = covers.find(({ key }) => key === name)?.label ?? name
        return `${label} [${name}]: ${say[status]}${now ? `, ${say.now(now)}` : ''}${says ? `. ${says}` : ''}`
      }),
      ...view.offers.map(one => {
        const line = lineOf(tellForAgent(one, view, tell), { tell, speech })
        const earlier = before.offers.find(({ id }) => id === one.id)?.price
        return earlier && earlier.cents !== one.price?.cents
          ? `${line} ${say.before(amountOf(earlier, tell))}`
          : line
      }),
    ]
    return { values, text: lines.join('\n') }
  },
})

/** The value of a choice that was named by its value or its title, such as "5%". */
function valueNamed(choices: CoverToChoose['choices'], given: string): string {
  const same = (one: string) => one.toLowerCase() === given.toLowerCase()
  return choices.find(one => same(one.value) || same(titleOf(one, choices)))?.value ?? given
}

/** What a refused change could have named. */
function choicesOf(covers: readonly CoverToChoose[], name: string, speech: Speech): string {
  const say = spoken(words, speech)
  const cover = covers.find(({ key }) => key === name)
  return cover
    ? say.values(cover.choices.map(({ value }) => value).join(', '))
    : say.coverage(covers.map(({ key }) => key).join(', '))
}

/** What a coverage is set to; null if there is no such coverage. */
function chosenIn(covers: readonly CoverToChoose[], name: string): string | null {
  const { choices = [], days } = covers.find(({ key }) => key === name) ?? {}
  const chosen = choices.find(({ is_chosen: isChosen }) => isChosen)
  return chosen ? titleOf(chosen, choices) : (days?.chosen ?? null)
}

/** Unlike any other title of the same coverage: life insurance has the same amount for several terms. */
function titleOf(
  { title, description }: Pick<CoverValue, 'title' | 'description'>,
  all: readonly CoverValue[],
): string {
  const isAlone = all.filter(one => one.title === title).length === 1
  return isAlone || description === undefined ? title : `${title}, ${description}`
}

/** "$1,000 [1000], $312.40 a month, $5.10 less", or what is chosen now. */
function choiceText(choice: CoverValue, all: readonly CoverValue[], speech: Speech): string {
  const { value, is_chosen: isChosen, price } = choice
  const after = isChosen ? spoken(words, speech).chosen : price
  return `${titleOf(choice, all)} [${value}]${after ? `, ${after}` : ''}`
}
