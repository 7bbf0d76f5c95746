import type { Carrier } from '../../src/carriers/carrier.ts'
import type { Outcome } from '../../src/connectors/connector.ts'
import type { WorksheetRow } from '../../src/rating/engine/worksheet-row.ts'
import { inputsOfRisk } from '../../src/rating/inputs/inputs.ts'
import { askable } from '../../src/risk/askable.ts'
import type { Risk } from '../../src/risk/risk.ts'
import { plansOf } from '../carriers/panel.ts'
import { tellOf } from '../rooms/connectors.ts'

interface Offered {
  readonly carrier: Carrier | undefined
  readonly outcome: Outcome | null
  /** The rated risk. */
  readonly risk: Risk
}

/** A price with the steps that made it, or the kind of outcome with its message. */
export type ToldOffer = Readonly<Record<string, string | boolean>> & { readonly price?: string }

/** An offer as in a persona's file: the price with the worksheet of its plan, or why there is none. */
export function worksheetOf({ carrier, outcome, risk }: Offered): ToldOffer {
  if (outcome?.kind !== 'quoted') {
    if (!outcome || !('message' in outcome)) return { failed: 'no answer' }
    const words = Object.values(carrier?.lines ?? {}).flatMap(({ words = [] }) => words)
    return { [outcome.kind]: tellOf(words)(outcome.message) }
  }
  const book = carrier && plansOf(carrier, risk.line)?.book
  // A carrier behind a wire names no plan, but the price must still be that of the carrier's own.
  const plan = outcome.plan
    ? book?.plans.find(({ hash }) => hash === outcome.plan?.hash)
    : book?.choose({ state: risk.state, on: risk.effective })
  if (!plan) throw new Error(`${carrier?.id} has no plan ${outcome.plan?.id ?? ''} of this offer`)
  const { premium, period, bill } = outcome
  const { worksheet } = plan.explain(inputsOfRisk(askable(risk)))
  return {
    price: `${premium} a ${period}, ${bill.installments?.sum ?? bill.total} in all`,
    ...(outcome.estimated ? { estimated: true } : {}),
    worksheet: worksheet
      .filter(({ skipped }) => skipped === undefined)
      .map(inWords)
      .join(', '),
  }
}

/** A step by its name and the key it looked up. The rates of credits and the amounts are those of the tables. */
function inWords({ id, key }: WorksheetRow): string {
  return key ? `${id} (${key.replace(/ -?\d*\.\d+(?= \+|$)/g, '')})` : id
}
