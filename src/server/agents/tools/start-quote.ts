import * as v from 'valibot'
import { spoken, wordsIn } from '../../../language/text.ts'
import { insuranceLines } from '../../../law/rule.ts'
import { walkedOf } from '../../journey/journey-of.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { takeAnswer } from '../../journey/wizard/take-answer.ts'
import { senderFor } from '../give-answers.ts'
import { openLine, openQuestions, questionsAhead } from '../questions.ts'
import { speechOf, tool } from '../tool.ts'

const words = wordsIn({
  en: { begun: (questions: string) => `Begun. Open questions: ${questions}.` },
  es: { begun: questions => `Empezada. Preguntas abiertas: ${questions}.` },
})

export const startQuote = tool({
  name: 'start_quote',
  title: 'Begin a quote',
  description:
    'Begins a quote of one line for one ZIP code. Returns a handle for the other tools and every question on the way to prices that is known by now. Ask the person, then send all answers that you know at once with answer_questions. Do not make answers up.',
  input: v.strictObject({
    line: v.picklist(insuranceLines),
    zip: v.pipe(
      v.string(),
      v.regex(/^\d{5}$/, 'Five digits.'),
      v.description('The five digits of the US ZIP code.'),
    ),
    language: v.optional(
      v.pipe(v.picklist(['en', 'es']), v.description('The language of the person: what they read is in it.')),
      'en',
    ),
  }),
  output: v.strictObject({
    quote: v.pipe(v.string(), v.description('The handle.')),
    quote_number: v.pipe(v.string(), v.description('For the phone. It opens nothing.')),
    questions: openQuestions,
  }),
  hints: { destructiveHint: false },
  async run({ input, agent, services }) {
    const { journey, handles } = services
    const { line: type, zip: zipCode, language } = input
    const { visitor, handleOf } = handles.mint()
    const { result } = await takeAnswer(journey, {
      ...{ visitor, isCounted: true, isShared: false },
      step: '/start',
      payload: { type, zipCode },
      sender: senderFor(agent, language),
    })
    const quote = await readOwnQuote(journey, { visitor, id: result.quote.id })
    const speech = speechOf(language)
    const questions = questionsAhead(walkedOf(journey, quote), speech)
    const text = spoken(words, speech).begun(questions.map(one => openLine(one, speech)).join('; '))
    return { values: { quote: handleOf(quote.id), quote_number: quote.number, questions }, text }
  },
})
