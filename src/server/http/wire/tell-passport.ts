import type { Passport } from '../../../contract/prices/passport.ts'
import { type Speech, told } from '../../../language/text.ts'
import { allTold } from '../../../language/texts.ts'
import type { ShownPassport } from '../../journey/results/show-passport.ts'
import { langOf } from './lang-of.ts'
import { tellCard } from './tell-results.ts'

/** How a price came about, on the page behind its card. */
export function tellPassport({ card, explained }: ShownPassport, speech: Speech): Passport {
  const tell = card.tellIn(speech)
  const { answers, assumptions, worksheet } = explained
  const blocks = worksheet?.blocks.map(({ pet, title, rows, ...block }) => {
    const titles = [pet && tell(pet), title && told(title, speech)].filter(Boolean)
    return {
      ...block,
      ...(titles.length > 0 && { title: titles.join(': ') }),
      ...langOf(title, tell),
      rows: rows.map(row => ({ ...row, ...langOf(row.label, tell) })),
    }
  })
  return {
    quote: tellCard(card, tell),
    ...allTold(
      { answers, assumptions: assumptions.map(({ says, ...asked }) => ({ text: tell(says), ...asked })) },
      speech,
    ),
    ...(worksheet && blocks && { worksheet: allTold({ ...worksheet, blocks }, speech) }),
  }
}
