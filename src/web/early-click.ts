declare global {
  interface Window {
    /** The last click before the scripts ran; the page's loader keeps it. */
    earlyClick?: MouseEvent
  }
}

/**
 * Repeats the last click that came before the scripts ran. Only of what needs them: a button that submits nothing, and
 * a card that was chosen, which answers by itself. Links and forms have worked already.
 */
export function repeatEarlyClick(): void {
  const { target, detail } = window.earlyClick ?? {}
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLButtonElement>('button[type="button"]')
  const card = target.closest('label')?.control
  if (button) button.click()
  // Arrow keys click too, without having been clicked: they only move.
  else if (detail && card instanceof HTMLInputElement && card.type === 'radio' && card.checked) card.click()
}
