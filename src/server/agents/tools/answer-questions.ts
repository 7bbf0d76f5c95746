import * as v from 'valibot'
import { type Speech, spoken, wordsIn } from '../../../language/text.ts'
import { type State, stateName } from '../../../law/jurisdictions.ts'
import { readOwnQuote } from '../../journey/own-quote.ts'
import { noteAgent } from '../../journey/sharing/note-agent.ts'
import { startStateOf } from '../../journey/wizard/start-place.ts'
import type { Quote } from '../../store/rows/quote.ts'
import { disclosureFor } from '../disclosure.ts'
import { giveAnswers, givenAnswer, senderFor } from '../give-answers.ts'
import {
  acceptedBy,
  jsonSchema,
  namesAhead,
  openLine,
  openQuestions,
  questionOf,
  questionsAhead,
  refusedAhead,
} from '../questions.ts'
import { ended, handle, heldBy, speechOf, ToolFault, tool } from '../tool.ts'

const disclosure = v.strictObject({ version: v.string(), text: v.string() })

const words = wordsIn({
  en: {
    taken: (names: string) => `Taken: ${names}.`,
    refused: (name: string, says: string) => `Refused: ${name}. ${says}`,
    takes: (schema: string) => `It takes ${schema}`,
    waiting: (first: string, names: string) =>
      `Not kept, because ${first} comes first: ${names}. Send them again with it.`,
    notAsked: (names: string) => `This quote doesn’t ask: ${names}.`,
    moved: (address: string, start: string) =>
      `The address is in ${address}, but the ZIP code this quote began with is in ${start}. Questions and prices go by the address: make sure that it is right.`,
    // Nothing is passed on for an assistant that this site does not know.
    askedOnPage:
      'Insurers are asked only for assistants with a key of this site, so nothing was passed on. The person can have them asked on the page: call hand_over.',
    complete: 'All questions are answered. Call get_quotes.',
    open: (questions: string) => `Open: ${questions}.`,
  },
  es: {
    taken: names => `Aceptado: ${names}.`,
    refused: (name, says) => `Rechazado: ${name}. ${says}`,
    takes: schema => `Acepta ${schema}`,
    waiting: (first, names) =>
      `No se guardó, porque ${first} va primero: ${names}. Envíelo otra vez junto con esa respuesta.`,
    notAsked: names => `Esta cotización no pregunta: ${names}.`,
    moved: (address, start) =>
      `La dirección está en ${address}, pero el código postal con el que empezó esta cotización está en ${start}. Las preguntas y los precios se basan en la dirección: confirme que sea correcta.`,
    askedOnPage:
      'Se consulta a las aseguradoras solo para asistentes con una clave de este sitio, así que no se transmitió nada. La persona puede hacer que se las consulte en la página: llame a hand_over.',
    complete: 'Todas las preguntas están contestadas. Llame a get_quotes.',
    open: questions => `Abiertas: ${questions}.`,
  },
})

export const answerQuestions = tool({
  name: 'answer_questions',
  title: 'Answer questions',
  description:
    'Takes any number of answers to questions of the line, in any order, and returns what was taken, what was refused and why, and what is still open. Send everything you know at once. An answer that waits for another is not kept: send it again. Before insurers are asked, show the person the disclosure in full and pass its version as disclosure_shown; without it, prices come only from rates that are applied here. Answers by which a price would get exact can be given after the prices too.',
  input: v.strictObject({
    quote: handle,
    answers: v.optional(v.pipe(v.array(givenAnswer), v.maxLength(60)), []),
    disclosure_shown: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(40),
        v.description('The version of the disclosure, once the person has been shown its text.'),
      ),
    ),
    idempotency_key: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{8,64}$/),
        v.description('The same on a repetition of the call, so that nothing happens twice.'),
      ),
    ),
  }),
  output: v.strictObject({
    taken: v.array(v.string()),
    refused: v.array(
      v.strictObject({
        question: v.string(),
        says: v.array(v.string()),
        answer: v.optional(v.pipe(jsonSchema, v.description('What it takes.'))),
      }),
    ),
    waiting: v.pipe(
      v.array(v.string()),
      v.description('Questions that come after the open one. Send their answers again with its answer.'),
    ),
    not_asked: v.pipe(v.array(v.string()), v.description('Questions that this quote does not ask.')),
    to_check: v.pipe(v.array(v.string()), v.description('What was taken, but may be a mistake.')),
    questions: openQuestions,
    is_complete: v.boolean(),
    would_make_exact: v.pipe(
      openQuestions,
      v.description(
        'Once complete: questions that may still be answered, each with a better price or coverage in view.',
      ),
    ),
    disclosure: v.pipe(
      v.nullable(disclosure),
      v.description('To be shown before insurers are asked; null once it was.'),
    ),
  }),
  hints: { idempotentHint: true, destructiveHint: false },
  async run({ input, agent, services }) {
    const { journey } = services
    const { idempotency_key: key, disclosure_shown: shown } = input
    // Of two answers to a question, the later one was meant.
    const answers = [...new Map(input.answers.map(given => [given.question, given])).values()]
    const held = heldBy(services, input.quote)
    const of = { visitor: held.visitor, id: held.quoteId }
    // If somebody else has saved since, saving notices.
    const remembered = answers.length > 0 && shown === undefined ? journey.quotes.lastSaved(of) : null
    let begun = remembered ?? (await readOwnQuote(journey, of))
    const { language } = begun
    const disclosure = disclosureFor(journey.site.retentionDays, language)
    if (shown !== undefined && agent.key) {
      if (shown !== disclosure.version)
        throw new ToolFault(
          `The disclosure has changed. Show the person this text, then pass "${disclosure.version}" as disclosure_shown: ${disclosure.text}`,
        )
      begun = await noteAgent(journey, {
        ...of,
        note: { disclosed: shown },
        sender: senderFor(agent, language),
      })
    }
    const giving = { held, agent, answers, key }
    let given = await giveAnswers(services, { ...giving, begun })
    // A quote that somebody else has changed may ask other questions than the one remembered.
    if (remembered && given.refused.length + given.unasked.length > 0) {
      const current = await readOwnQuote(journey, of)
      if (current.version !== given.quote.version)
        given = await giveAnswers(services, { ...giving, begun: current })
    }
    const { quote, walked, taken } = given
    const unasked = [...new Set(given.unasked)]
    const speech = speechOf(language)
    const say = spoken(words, speech)
    const questions = questionsAhead(given, speech)
    const isComplete = walked.open === null
    const later = isComplete
      ? []
      : [...namesAhead(given), ...given.journey.line.refinements.map(({ name }) => name)]
    const asked = unasked.filter(name => later.includes(name))
    const wrong = refusedAhead(
      given,
      answers.filter(({ question }) => asked.includes(question)),
      speech,
    )
    const refused = [...given.refused, ...wrong]
    const waiting = asked.filter(name => !wrong.some(({ question }) => question === name))
    const notAsked = unasked.filter(name => !later.includes(name))
    const { today } = given.journey
    const toCheck = taken.includes('address') ? movedIn(quote, speech) : []
    const values = {
      taken: [...taken],
      refused: refused.map(({ question, says, step }) => ({
        ...{ question, says: [...says] },
        ...(step ? { answer: acceptedBy(step, today) } : {}),
      })),
      ...{ waiting, not_asked: notAsked, to_check: toCheck },
      questions,
      is_complete: isComplete,
      would_make_exact: walked.refinements
        .filter(({ answered }) => !answered)
        .map(({ asks, step }) => questionOf({ name: asks.name, skippable: false }, step, today, speech)),
      disclosure: !agent.key || quote.notes.agent?.disclosed === disclosure.version ? null : disclosure,
    }
    const lines = [
      taken.length > 0 ? say.taken(taken.join(', ')) : '',
      ...values.refused.map(({ question, says, answer }) =>
        say.refused(
          question,
          [...says.map(ended), ...(answer ? [say.takes(JSON.stringify(answer))] : [])].join(' '),
        ),
      ),
      waiting.length > 0 ? say.waiting(questions[0]?.question ?? '', waiting.join(', ')) : '',
      notAsked.length > 0 ? say.notAsked(notAsked.join(', ')) : '',
      ...toCheck,
      shown !== undefined && !agent.key ? say.askedOnPage : '',
      isComplete ? say.complete : say.open(questions.map(one => openLine(one, speech)).join('; ')),
    ]
    return { values, text: lines.filter(Boolean).join('\n') }
  },
})

/** That the address is in another state than the quote began in, if it is. */
function movedIn(quote: Quote, speech: Speech): string[] {
  const from = startStateOf(quote)
  // Only an address has a state, checked by its kind.
  const to = (quote.answers.address as { readonly state?: State } | undefined)?.state
  return from && to && from !== to
    ? [spoken(words, speech).moved(stateName(to, speech), stateName(from, speech))]
    : []
}
