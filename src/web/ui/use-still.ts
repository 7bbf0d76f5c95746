import { useState, useSyncExternalStore } from 'react'

/**
 * Whether a drawing stays as the server drew it, so that the browser need not load what draws it. True from the
 * page's first moment for as long as `drawn` names the same; never where the means to draw are at hand.
 */
export function useStill(drawn: string | undefined, isLoaded: boolean): boolean {
  const fromServer = useSyncExternalStore(never, no, yes)
  const [drawing, setDrawing] = useState(fromServer && !isLoaded ? drawn : undefined)
  // Once it has changed, the server's drawing is gone for good.
  if (drawing !== undefined && drawing !== drawn) setDrawing(undefined)
  return drawing !== undefined && drawing === drawn
}

/** What an element is given whose inside is the server's: React then leaves it alone. */
export const still = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const

const never = () => () => {}
const no = () => false
const yes = () => true
