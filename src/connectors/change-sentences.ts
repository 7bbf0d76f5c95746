import type { Sentence } from '../sentences/sentence.ts'
import type { AmountLine, Outcome, Quoted, TermBill } from './connector.ts'

/** Where an outcome has a sentence. */
export type SentencePlace = 'fees' | 'surcharges' | 'notes' | 'decline' | 'help' | 'call' | 'unavailable'

/** Turns one sentence into another. */
export type ChangeSentence = (sentence: Sentence, place: SentencePlace) => Sentence

const placeOfMessage = { declined: 'decline', referred: 'call', unavailable: 'unavailable' } as const

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
      return { ...outcome, message: messageIn(outcome, change), ...petsIn(outcome, change) }
    case 'declined': {
      const { text } = outcome
      const help = text === undefined ? {} : { text: change(text, 'help') }
      return { ...outcome, message: messageIn(outcome, change), ...help, ...petsIn(outcome, change) }
    }
    case 'needs':
    case 'failed':
    case 'listed':
      return outcome
  }
}

function messageIn(
  { kind, message }: { readonly kind: keyof typeof placeOfMessage; readonly message: Sentence },
  change: ChangeSentence,
): Sentence {
  return change(message, placeOfMessage[kind])
}

function quoted({ deal, others, ...outcome }: Quoted, change: ChangeSentence): Quoted {
  return {
    ...outcome,
    ...(others ? { others: others.map(one => quoted(one, change)) } : {}),
    bill: billed(outcome.bill, change),
    notes: outcome.notes.map(note => change(note, 'notes')),
    assumed: outcome.assumed.map(assumption => change(assumption, 'notes')),
    ...(deal === undefined ? {} : { deal: change(deal, 'notes') }),
    ...petsIn(outcome, change),
  }
}

function petsIn({ pets }: Pick<Quoted, 'pets'>, change: ChangeSentence): Pick<Quoted, 'pets'> {
  if (!pets) return {}
  return { pets: pets.map(({ pet, outcome }) => ({ pet, outcome: changed(outcome, change) })) }
}

function billed(bill: TermBill, change: ChangeSentence): TermBill {
  const changeLines = (place: 'fees' | 'surcharges') =>
    bill[place].map((line): AmountLine => ({ ...line, label: change(line.label, place) }))
  return { ...bill, fees: changeLines('fees'), surcharges: changeLines('surcharges') }
}
