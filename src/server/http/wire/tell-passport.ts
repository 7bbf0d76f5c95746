import type { Passport } from '../../../contract/prices/passport.ts'
import { allTold, type Speech } from '../../../language/text.ts'
import type { ShownPassport } from '../../journey/results/show-passport.ts'
import { tellCard } from './tell-results.ts'

/** How a price came about, on the page behind its card. */
export function tellPassport({ card, explained }: ShownPassport, speech: Speech): Passport {
  const { tell } = card
  const { assumptions, worksheet, ...shown } = explained
  return {
    quote: tellCard(card),
    ...allTold(shown, speech),
    assumptions: assumptions.map(({ says, ...asked }) => ({ text: tell(says), ...allTold(asked, speech) })),
    ...(worksheet && {
      worksheet: {
        ...worksheet,
        blocks: worksheet.blocks.map(({ pet, title, rows }) => {
          const names = [pet && tell(pet), title].filter(Boolean)
          return { ...(names.length > 0 && { title: names.join(': ') }), rows: allTold(rows, speech) }
        }),
      },
    }),
  }
}
