import * as v from 'valibot'
import { spoken, told, wordsIn } from '../../../language/text.ts'
import { stateCodes } from '../../../law/jurisdictions.ts'
import { insuranceLines } from '../../../law/rule.ts'
import { insuranceOf } from '../../../lines/insurance-of.ts'
import { walk } from '../../../wizard/walk.ts'
import { openQuestions, questionsAhead } from '../questions.ts'
import { speechOf, tool } from '../tool.ts'

const words = wordsIn({
  en: {
    states: (count: number) => (count === 1 ? '1 state' : `${count} states`),
    questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    insurers: (count: number) => (count === 1 ? '1 insurer' : `${count} insurers`),
    nothing: 'Nothing of that can be compared here.',
  },
  es: {
    states: count => (count === 1 ? '1 estado' : `${count} estados`),
    questions: count => (count === 1 ? '1 pregunta' : `${count} preguntas`),
    insurers: count => (count === 1 ? '1 aseguradora' : `${count} aseguradoras`),
    nothing: 'Aquí no se puede comparar nada de eso.',
  },
})

const line = v.strictObject({
  line: v.picklist(insuranceLines),
  name: v.string(),
  states: v.array(v.picklist(stateCodes)),
  /** The questions before the prices, for an example start; a state or an answer may add or drop one. */
  questions: openQuestions,
  insurers: v.array(
    v.strictObject({
      name: v.string(),
      demonstration: v.boolean(),
      /** Whether the price comes from rates that are applied here, or from asking the insurer. */
      priced_by: v.picklist(['rates', 'insurer']),
    }),
  ),
})

export const listInsurance = tool({
  name: 'list_insurance',
  title: 'Lines of insurance',
  description:
    'Lists the lines of insurance that can be compared here, the states of each, what is asked before prices, and the insurers, also of one line in one state. Needs nothing about a person. Begin here.',
  input: v.strictObject({
    line: v.optional(v.picklist(insuranceLines)),
    state: v.optional(v.pipe(v.picklist(stateCodes), v.description('Two letters, like TX.'))),
    language: v.optional(v.picklist(['en', 'es']), 'en'),
  }),
  output: v.strictObject({ lines: v.array(line) }),
  hints: { readOnlyHint: true },
  async run({ input, services: { journey: services } }) {
    const { served, carriers, today, lines } = services
    const speech = speechOf(input.language)
    const say = spoken(words, speech)
    const named = served.lines.filter(name => input.line === undefined || name === input.line)
    const listed = named.map(name => {
      const states = stateCodes.filter(state => served.problem(name, state) === null)
      const writers = carriers.filter(({ lines: written }) => {
        const writing = written[name]
        return (
          writing && writing.connector.via !== 'ads' && (!input.state || writing.states.includes(input.state))
        )
      })
      const state = input.state ?? states[0] ?? 'TX'
      const journey = {
        line: lines.byName(name),
        answers: { start: { type: name, zipCode: '00000', state } },
        today: today(),
      }
      return {
        line: name,
        name: told(insuranceOf(name), speech),
        states: states.filter(one => input.state === undefined || one === input.state),
        questions: questionsAhead({ journey, walked: walk(journey) }, speech),
        insurers: writers.map(({ insurer, demo, lines: written }) => ({
          name: insurer.name,
          demonstration: demo === true,
          priced_by: written[name]?.connector.via === 'process' ? ('rates' as const) : ('insurer' as const),
        })),
      }
    })
    const text = listed
      .map(
        ({ name, states, questions, insurers }) =>
          `${name}: ${say.states(states.length)}, ${say.questions(questions.length)}, ${say.insurers(insurers.length)}.`,
      )
      .join('\n')
    return { values: { lines: listed }, text: text || say.nothing }
  },
})
