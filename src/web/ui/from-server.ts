import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser knows, and what takes its place until the scripts run. `read` gives the same as long as the page lives. */
export function useBrowserValue<Value, Instead>(read: () => Value, instead: Instead): Value | Instead {
  return useSyncExternalStore<Value | Instead>(never, read, () => instead)
}

/**
 * Whether a drawing stays as the server rendered it, so that the browser need not load its code. True from the start
 * for as long as `drawn` stays the same; never if the code is already loaded.
 */
export function useStill(drawn: string | undefined, isLoaded: boolean): boolean {
  const fromServer = useBrowserValue(no, true)
  const [drawing, setDrawing] = useState(fromServer && !isLoaded ? drawn : undefined)
  // Once it has changed, the server's drawing is gone for good.
  if (drawing !== undefined && drawing !== drawn) setDrawing(undefined)
  return drawing !== undefined && drawing === drawn
}

/** Props for an element whose content comes from the server, so that React leaves it alone. */
export const still = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const

const no = () => false
