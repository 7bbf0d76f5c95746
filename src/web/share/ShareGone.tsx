import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    why: 'The person who sent you the link may have stopped sharing it, or their quote may have expired. Or part of the link is missing. If so, open it again from where you got it.',
    start: 'See my own prices',
  },
  es: {
    why: 'Tal vez la persona que le envió el enlace dejó de compartirlo, o su cotización venció. O falta una parte del enlace. En ese caso, ábralo otra vez desde donde lo recibió.',
    start: 'Ver mis propios precios',
  },
})

/** What a link to a price shows once it has ended, and any such link that never existed. */
export function ShareGone() {
  const say = useWords(words)
  return (
    <>
      <p>{say.why}</p>
      <p>
        <ButtonLink look="primary" href="/start">
          {say.start}
        </ButtonLink>
      </p>
    </>
  )
}
