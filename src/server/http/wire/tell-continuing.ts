import type { Amount, Continuing } from '../../../contract/purchase/continue.ts'
import { questionOnTheWay } from '../../../contract/purchase/question-on-the-way.ts'
import { type Speech, told } from '../../../language/text.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import { amountOf } from '../../../units/cents.ts'
import type { ShownContinuing } from '../../journey/purchase/confirm-price.ts'
import { tellGuesses } from '../../orders/tell-guesses.ts'
import { tellToPass } from './tell-failure.ts'
import { tellCard } from './tell-results.ts'

/** The result of confirming a price, and where it leads, on the page. */
export function tellContinuing(
  { card, before, seen, further, isDemo, guesses, missing, toPass, ...said }: ShownContinuing,
  speech: Speech,
): Continuing {
  const tell = card.tellIn(speech)
  const estimate = tellGuesses(guesses, card.offer.insurer, { tell, speech })
  return {
    quote: tellCard(card, tell),
    ...said,
    ...(before ? { before: tellAmount(before) } : {}),
    ...(seen
      ? {
          seen: {
            ...tellAmount(seen),
            ...(seen.isEstimated && { estimated: true }),
            ...(seen.cover && { cover: told(seen.cover, speech) }),
            ...(seen.isOfOtherAnswers && { isOfOtherAnswers: true }),
          },
        }
      : {}),
    ...(further ? { further: further.map(({ pet, page }) => ({ name: tell(pet), page })) } : {}),
    ...(estimate === undefined ? {} : { estimate }),
    ...(missing
      ? {
          missing: {
            question: told(missing.question.question, speech),
            href: questionOnTheWay(missing.question.route, {
              ...{ quoteId: card.view.quote.id, offer: card.offer.id },
              seen: { premium: missing.premium, round: card.view.quote.round },
            }),
          },
        }
      : {}),
    ...(isDemo ? { demoNote: tell(demonstration.page) } : {}),
    ...(toPass ? { toPass: tellToPass(toPass, speech) } : {}),
  }
}

function tellAmount({ cents, period }: NonNullable<ShownContinuing['seen']>): Amount {
  return { premium: amountOf(cents), period }
}
