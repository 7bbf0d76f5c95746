import type { Text } from '../../../language/text.ts'
import { composed } from '../../../language/texts.ts'
import { skipped } from '../../../wizard/step.ts'
import { listing, type Stop } from '../../../wizard/walk.ts'
import type { SaidAnswer } from '../../results/passport.ts'
import type { Walked } from '../journey-of.ts'
import { openable } from './questions-of.ts'

/** In the words of the button that was pressed, if it has its own. */
function skippedAs({ props: { skipLabel } }: Stop['step']): Text {
  return skipLabel ?? { en: 'skipped', es: 'omitido' }
}

/** An answered page in a few words; a list names its items. */
export function earlierAnswer({ journey, walked }: Walked, place: Stop): SaidAnswer {
  const { asks, step, answer } = place
  if (asks.type === 'collect') {
    const rows = Object.values(listing(journey, walked, asks)).flatMap(listed =>
      listed === true ? [] : listed,
    )
    return { ...openable(place), answer: composed(tell => rows.map(({ name }) => tell(name)).join(', ')) }
  }
  return { ...openable(place), answer: answer === skipped ? skippedAs(step) : step.say(answer) }
}
