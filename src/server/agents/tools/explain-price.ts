import * as v from 'valibot'
import { spoken, wordsIn } from '../../../language/text.ts'
import { tellPassport } from '../../http/wire/tell-passport.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { type ShownPassport, showPassport } from '../../journey/results/show-passport.ts'
import { quotedWords, quoting } from '../offers.ts'
import { handle, heldBy, speechOf, ToolFault, tool } from '../tool.ts'

const words = wordsIn({
  en: {
    answers: (all: string) => `It rests on these answers: ${all}.`,
    assumed: (what: string) => `Assumed: ${what}`,
    now: (amount: string) => `now ${amount}`,
    byInsurer: 'The insurer worked this price out itself.',
  },
  es: {
    answers: all => `Se basa en estas respuestas: ${all}.`,
    assumed: what => `Supuesto: ${what}`,
    now: amount => `ahora ${amount}`,
    byInsurer: 'La propia aseguradora calculó este precio.',
  },
})

export const explainPrice = tool({
  name: 'explain_price',
  title: 'Why this price',
  description:
    'Says how one price came about: the answers it rests on, what was assumed, and, where the insurer’s rates are applied here, every step of the calculation with its effect.',
  input: v.strictObject({
    quote: handle,
    offer: v.pipe(v.string(), v.maxLength(120), v.description('As get_quotes names it.')),
  }),
  output: v.strictObject({
    insurer: v.string(),
    answers: v.array(v.strictObject({ label: v.string(), answer: v.string() })),
    assumptions: v.array(v.string()),
    coverage: v.array(v.string()),
    /** What the person chose that this price does not follow. */
    not_reflected: v.optional(v.string()),
    worksheet: v.nullable(
      v.strictObject({
        version: v.string(),
        blocks: v.array(
          v.strictObject({
            title: v.nullable(v.string()),
            steps: v.array(
              v.strictObject({ label: v.string(), effect: v.string(), after: v.nullable(v.string()) }),
            ),
          }),
        ),
      }),
    ),
  }),
  hints: { readOnlyHint: true },
  async run({ input, services }) {
    const { journey } = services
    const { visitor, quoteId: id } = heldBy(services, input.quote)
    const { language } = await readOwnQuote(journey, { visitor, id })
    const shown = await showPassport(journey, { visitor, id, offer: input.offer }).catch(unknownOffer)
    if (!shown)
      throw new ToolFault(
        'That offer has no price to explain. Pass what get_quotes calls `offer`, of one whose status is "price".',
      )
    const speech = speechOf(language)
    const say = spoken(words, speech)
    const { quote, answers, assumptions, worksheet } = tellPassport(withQuotations(shown), speech)
    const values = {
      insurer: quote.insurer.name,
      // What a person typed is quoted too.
      answers: answers.map(({ label, answer }) => ({ label, answer: quotedWords(answer) })),
      assumptions: assumptions.map(({ text }) => text),
      coverage: [...(quote.cover_explained ?? [])],
      ...(quote.unfollowed ? { not_reflected: quote.unfollowed } : {}),
      worksheet: worksheet
        ? {
            version: worksheet.version,
            blocks: worksheet.blocks.map(({ title = null, rows }) => ({
              title,
              steps: rows.map(({ label, effect, after = null }) => ({ label, effect, after })),
            })),
          }
        : null,
    }
    const steps = values.worksheet?.blocks.flatMap(({ title, steps: rows }) => [
      ...(title ? [`${title}:`] : []),
      ...rows.map(
        ({ label, effect, after }) =>
          `- ${label}: ${effect}${after && !effect.includes(after) ? `, ${say.now(after)}` : ''}`,
      ),
    ])
    const answered = values.answers.map(({ label, answer }) => `${label} ${answer}`).join('; ')
    const text = [
      values.insurer,
      say.answers(answered),
      ...values.assumptions.map(say.assumed),
      ...(quote.unfollowed ? [quote.unfollowed] : []),
      ...(steps ?? [say.byInsurer]),
    ].join('\n')
    return { values, text }
  },
})

/** The same, with what an insurer sent as quotations. */
function withQuotations(shown: ShownPassport): ShownPassport {
  const { card } = shown
  return { ...shown, card: { ...card, tellIn: speech => quoting(card.tellIn(speech)) } }
}

/** An offer that was never made is named like any other mistake. */
function unknownOffer(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'not-found') return null
  throw error
}
