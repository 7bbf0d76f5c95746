import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    why: 'Whoever sent you the link has stopped sharing it, or their quote has ended. Or a part of the link got lost: then open it again where you got it.',
    start: 'See prices for me',
  },
})

/** What a link to a price shows once it has ended, and any link like it that never was. */
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
