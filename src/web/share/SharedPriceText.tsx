import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'
import { PriceAlone } from './PriceAlone.tsx'

const words = wordsIn({
  en: {
    about:
      'Someone compared prices here and shared this one with you. The link doesn’t say who they are, and it works only while they share it.',
    yours: 'It’s the price for their answers. Yours may come out higher or lower.',
    start: 'See my own prices',
  },
  es: {
    about:
      'Alguien comparó precios aquí y compartió este con usted. El enlace no dice quién es, y funciona solo mientras esa persona lo comparta.',
    yours:
      'Es el precio para las respuestas de quien lo compartió. El de usted puede ser más alto o más bajo.',
    start: 'Ver mis propios precios',
  },
})

/** What the link to a price shows to anybody who has it. */
export function SharedPriceText({ shared: { price } }: Articles['shared-price']) {
  const say = useWords(words)
  return (
    <>
      <p>{say.about}</p>
      <PriceAlone price={price} />
      <p>{say.yours}</p>
      <p>
        <ButtonLink look="primary" href={`/start?type=${price.line}`}>
          {say.start}
        </ButtonLink>
      </p>
    </>
  )
}
