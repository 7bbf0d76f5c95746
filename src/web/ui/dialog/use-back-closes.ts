import { useEffect, useRef } from 'react'
import { closeOnBack } from './back-closes.ts'

/** While something is open, the browser's Back closes it and stays on the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? closeOnBack(() => latest.current()) : undefined), [isOpen])
}
