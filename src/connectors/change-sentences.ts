import type { Sentence } from '../sentences/sentence.ts'
import type { AmountLine, Outcome, Quoted, TermBill } from './connector.ts'

/** Turns one sentence into another. */
export type ChangeSentence = (sentence: Sentence) => Sentence

/** An outcome with each of its sentences changed, and everything else as it was. */
export function changeSentences<Kind extends Outcome>(outcome: Kind, change: ChangeSentence): Kind {
  // Changing sentences does not change an outcome's kind.
  return changed(outcome, change) as Kind
}

function changed(outcome: Outcome, change: ChangeSentence): Outcome {
  switch (outcome.kind) {
    case 'quoted':
      return quoted(outcome, change)
    case 'referred':
    case 'unavailable':
      return { ...outcome, message: change(outcome.message), ...petsIn(outcome, change) }
    case 'declined': {
      const { message, text } = outcome
      const help = text === undefined ? {} : { text: change(text) }
      return { ...outcome, message: change(message), ...help, ...petsIn(outcome, change) }
    }
    case 'needs':
    case 'failed':
    case 'listed':
      return outcome
  }
}

function quoted({ deal, others, ...outcome }: Quoted, change: ChangeSentence): Quoted {
  return {
    ...outcome,
    ...(others ? { others: others.map(one => quoted(one, change)) } : {}),
    bill: billed(outcome.bill, change),
    notes: outcome.notes.map(change),
    assumed: outcome.assumed.map(change),
    ...(deal === undefined ? {} : { deal: change(deal) }),
    ...petsIn(outcome, change),
  }
}

function petsIn({ pets }: Pick<Quoted, 'pets'>, change: ChangeSentence): Pick<Quoted, 'pets'> {
  if (!pets) return {}
  return { pets: pets.map(({ pet, outcome }) => ({ pet, outcome: changed(outcome, change) })) }
}

function billed(bill: TermBill, change: ChangeSentence): TermBill {
  const changeLine = (line: AmountLine): AmountLine => ({ ...line, label: change(line.label) })
  return { ...bill, fees: bill.fees.map(changeLine), surcharges: bill.surcharges.map(changeLine) }
}
