import type { Carrier } from '../src/carriers/carrier.ts'
import type { Outcome } from '../src/connectors/connector.ts'
import type { RatePlanWriting } from '../src/connectors/rate-plan.ts'
import { inputsOfRisk } from '../src/rating/inputs.ts'
import type { WorksheetRow } from '../src/rating/worksheet.ts'
import type { Risk } from '../src/risk/risk.ts'

interface Offered {
  readonly carrier: Carrier | undefined
  readonly outcome: Outcome | null
  /** What was rated. */
  readonly risk: Risk
}

/** An offer as a persona's file tells it: the price with the worksheet of the very plan, or why there is none. */
export function told({ carrier, outcome, risk }: Offered): unknown {
  if (outcome?.kind !== 'quoted') {
    return outcome && 'message' in outcome ? { [outcome.kind]: outcome.message } : { failed: 'no answer' }
  }
  const writing = carrier?.lines[risk.line]
  // A carrier that names a plan is reached by its rate plans.
  const book = (writing as RatePlanWriting | undefined)?.book
  const plan = book?.plans.find(({ hash }) => hash === outcome.plan?.hash)
  if (!plan) throw new Error(`${carrier?.id} has no plan ${outcome.plan?.id} of the offer's hash`)
  const { premium, period, bill } = outcome
  const { worksheet } = plan.explain(inputsOfRisk(risk))
  return {
    price: `${premium} a ${period}, ${bill.installments?.sum ?? bill.total} in all`,
    ...(outcome.estimated ? { estimated: true } : {}),
    worksheet: worksheet
      .filter(({ skipped }) => skipped === undefined)
      .map(inWords)
      .join(', '),
  }
}

/** A step by its name, the key it looked up, and the amount after it. */
function inWords({ id, key, after }: WorksheetRow): string {
  return `${id}${key ? ` (${key})` : ''} ${after}`
}
