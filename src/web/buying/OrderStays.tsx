import type { Ordered } from '../../contract/ordered.ts'
import { Alert } from '../ui/Alert.tsx'
import { staysWords } from './ordered-words.ts'

/** Above whatever changes prices: what it means for the policy that was ordered. */
export function OrderStays({ ordered }: { readonly ordered: Ordered | undefined }) {
  const words = ordered && staysWords(ordered)
  if (!ordered || !words) return null
  return (
    <Alert look="note">
      <p>
        {words} <a href={ordered.route}>See your order</a>
      </p>
    </Alert>
  )
}
