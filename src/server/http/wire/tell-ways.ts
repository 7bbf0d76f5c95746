import type { WaysOn } from '../../../contract/prices/status.ts'
import { type Speech, told } from '../../../language/text.ts'
import type { Tell } from '../../../sentences/tell.ts'
import type { PricedWay, WaysView } from '../../journey/results/ways-on.ts'

/** What else somebody without prices can do, on the wire. Several insurers may say the same: each sentence appears once. */
export function tellWays({ says, choices, pages }: WaysView, tell: Tell, speech: Speech): WaysOn {
  const textOf = ({ what, price }: PricedWay) =>
    price ? tell({ key: 'ways.choice', values: { what: told(what, speech), price } }) : told(what, speech)
  return {
    says: [...new Set(says.map(tell))],
    choices: choices.map(({ name, value, ...way }) => ({ name, value, text: textOf(way) })),
    pages: pages.map(({ href, says }) => ({ href, text: 'what' in says ? textOf(says) : tell(says) })),
  }
}
