import type { Ordered } from '../../contract/purchase/ordered.ts'
import { wordsIn } from '../../language/text.ts'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSpeech, useWords } from '../words.ts'
import { staysWords } from './ordered-words.ts'

const words = wordsIn({ en: { order: 'See your order' }, es: { order: 'Ver su pedido' } })

/** Above whatever changes prices: what it means for the policy that was ordered. */
export function OrderStays({ ordered }: { readonly ordered: Ordered | undefined }) {
  const say = useWords(words)
  const speech = useSpeech()
  const stays = ordered && staysWords(ordered, speech)
  if (!ordered || !stays) return null
  return (
    <Alert look="note">
      <p>
        <Unbroken words={stays} /> <a href={ordered.route}>{say.order}</a>
      </p>
    </Alert>
  )
}
