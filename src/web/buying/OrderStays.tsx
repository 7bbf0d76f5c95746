import { useEffect, useState } from 'react'
import { isLive, type Ordered } from '../../contract/purchase/ordered.ts'
import { wordsIn } from '../../language/text.ts'
import { Unbroken } from '../format/Unbroken.ts'
import { Alert } from '../ui/Alert.tsx'
import { useSpeech, useWords } from '../words.ts'
import { staysWords } from './ordered-words.ts'

const words = wordsIn({ en: { order: 'See your order' }, es: { order: 'Ver su pedido' } })

interface OrderStaysProps {
  readonly quoteId: string | undefined
  readonly ordered: Ordered | undefined
}

/** Above whatever changes prices: what the change means for the policy that was ordered. */
export function OrderStays({ quoteId, ordered: known }: OrderStaysProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const [news, setNews] = useState<Ordered>()
  const ordered = news ?? known
  const isFollowed = known !== undefined && isLive(known)
  useEffect(() => {
    if (!isFollowed || quoteId === undefined) return
    let isOver = false
    let end = () => {}
    // It may be paid, or dropped, in another tab.
    import('./follow-order.ts')
      .then(({ followOrder }) => {
        if (!isOver) end = followOrder(quoteId, setNews)
      })
      .catch(() => {})
    return () => {
      isOver = true
      end()
    }
  }, [isFollowed, quoteId])
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
