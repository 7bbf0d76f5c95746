import { useEffect } from 'react'
import { onErasedElsewhere } from './erased.ts'

/** Takes the visitor away from a quote that was erased in another tab. */
export function LeaveWhenErased({ quoteId }: { readonly quoteId: string | undefined }) {
  useEffect(() => (quoteId === undefined ? undefined : onErasedElsewhere(quoteId)), [quoteId])
  return null
}
