import type { AdsConnector } from '../connectors/connector.ts'
import { insuranceLines } from '../law/rule.ts'
import type { Carrier } from './carrier.ts'

/** A carrier that lists ads, and how to reach it. */
export interface AdNetwork<C> {
  readonly carrier: C
  readonly connector: AdsConnector
}

/** Whether any of these lists fictional ads. */
export function hasDemoAds(carriers: readonly Pick<Carrier, 'demo' | 'lines'>[]): boolean {
  return carriers.some(
    ({ demo, lines }) => demo && Object.values(lines).some(({ connector }) => connector.via === 'ads'),
  )
}

/** The networks that list ads for a line in a state, in the order of the carriers. */
export function networksFor<C extends Pick<Carrier, 'lines'>>(
  carriers: readonly C[],
  target: { readonly line: string; readonly state: string },
): readonly AdNetwork<C>[] {
  const line = insuranceLines.find(name => name === target.line)
  if (!line) return []
  return carriers.flatMap(carrier => {
    const writing = carrier.lines[line]
    if (writing?.connector.via !== 'ads' || !writing.states.some(state => state === target.state)) return []
    return [{ carrier, connector: writing.connector }]
  })
}
