import type { BindQuestion } from '../../../connectors/binding/binding.ts'
import type { CarrierRequest, Quoted } from '../../../connectors/connector.ts'
import { eachPet } from '../../../connectors/each-pet.ts'
import { questionOf } from '../../../connectors/json-http/question.ts'
import { type AnswerKind, watched } from '../../../risk/answer-kinds.ts'

type OrderedRisk = Pick<BindQuestion, 'quoteNumber' | 'question'>

interface OrderedRisks {
  readonly first: OrderedRisk
  /** The others among several pets that the carrier takes. */
  readonly others: readonly OrderedRisk[]
  /** The kinds of answers in them. */
  readonly kinds: readonly AnswerKind[]
}

/** What an order insures, as it was quoted: of several pets, only those that the price is for. Pure. */
export function orderedRisks(request: CarrierRequest, { pets, ...whole }: Quoted): OrderedRisks {
  const insured = eachPet(request).flatMap((one, at) => {
    const outcome = pets ? pets[at]?.outcome : whole
    return outcome?.kind === 'quoted' ? [{ request: one, quoteNumber: outcome.quoteNumber }] : []
  })
  const ordered = insured.map(({ request: { risk, today, details }, quoteNumber }) => {
    const asked = watched(risk, details)
    const question: Readonly<Record<string, unknown>> = JSON.parse(
      JSON.stringify(questionOf(asked.risk, today, asked.details)),
    )
    const number = quoteNumber === undefined ? {} : { quoteNumber }
    return { ordered: { ...number, question }, kinds: asked.kinds() }
  })
  const [first, ...others] = ordered.map(one => one.ordered)
  if (!first) throw new Error('a price insures something')
  return { first, others, kinds: [...new Set(ordered.flatMap(({ kinds }) => kinds))] }
}
