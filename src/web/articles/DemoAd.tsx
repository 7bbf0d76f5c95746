import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'
import { TextPieces } from './TextPieces.tsx'

const words = wordsIn({
  en: {
    nothing: 'Nothing was sent to anyone, and your quotes are just as you left them.',
    start: 'Get your quotes',
    back: 'Back to your quotes',
  },
  es: {
    nothing: 'No se le envió nada a nadie, y sus cotizaciones están tal como las dejó.',
    start: 'Obtener sus cotizaciones',
    back: 'Volver a sus cotizaciones',
  },
})

/** The page that fictional ads open, because they have no advertiser. */
export function DemoAd({ text, quoteId }: Articles['demo-ad']) {
  const say = useWords(words)
  return (
    <>
      <TextPieces text={text} />
      <p>{say.nothing}</p>
      <ButtonLink look="primary" href={quoteId === undefined ? '/start' : `/quotes/${quoteId}`}>
        {quoteId === undefined ? say.start : say.back}
      </ButtonLink>
    </>
  )
}
