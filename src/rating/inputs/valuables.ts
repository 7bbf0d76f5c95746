import { type ValuableKind, type Valuables, valuableKinds } from '../../risk/words.ts'

const most = 250_000
const value = { type: 'whole', min: 0, max: most } as const

/** What a plan may rate about the things insured one by one: the dollars for each kind, 0 for none. */
export const valuableInputs = {
  jewelry: value,
  fineArt: value,
  cameras: value,
  instruments: value,
} satisfies Record<ValuableKind, typeof value>

/** The valuables of a risk as plans read them. */
export function valuableInputsOf(valuables: Valuables = {}): Readonly<Record<ValuableKind, number>> {
  const dollars = valuableKinds.map(kind => [kind, Math.min(valuables[kind] ?? 0, most)] as const)
  // Each kind is present once.
  return Object.fromEntries(dollars) as Record<ValuableKind, number>
}
