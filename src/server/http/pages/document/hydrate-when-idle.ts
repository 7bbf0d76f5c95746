/**
 * The one inline script. It loads the others once the page is painted, or at once when the visitor first touches it, so that
 * scripts do not delay the first paint. Nothing is imported before all files are here; a file that fails to load is requested
 * again (src/web/load-piece.ts explains why). The last click that came too early is repeated once the page responds. Its source
 * is written into the page, hence `importFile`: an `import()` in it would be rewritten where tests run it.
 */
export function hydrateWhenIdle(
  files: readonly string[],
  importFile: (file: string) => Promise<unknown>,
): void {
  const touches = ['pointerdown', 'keydown', 'focusin']
  let begun = false
  let early: MouseEvent | undefined

  async function fetchFile(file: string, tries = 1): Promise<unknown> {
    try {
      const response = await fetch(file)
      if (response.ok) return await response.blob()
    } catch {}
    if (tries === 10) throw new Error(file)
    await new Promise(resolve => setTimeout(resolve, tries * 500))
    return fetchFile(file, tries + 1)
  }

  function begin(): void {
    if (begun) return
    begun = true
    for (const touch of touches) removeEventListener(touch, begin, true)
    window.pieces = Object.fromEntries(files.map(file => [file, fetchFile(file)]))
    Promise.all(Object.values(window.pieces)).then(() => files.map(importFile))
  }

  function keepClick(event: MouseEvent): void {
    early = event
  }

  function repeatClick(): void {
    removeEventListener('click', keepClick, true)
    const target = early?.target as Element | undefined
    const button = target?.closest<HTMLElement>('button[type="button"]')
    const card = target?.closest('label')?.control as HTMLInputElement | null | undefined
    if (button) button.click()
    else if (early?.detail && card?.type === 'radio' && card.checked) card.click()
  }

  for (const touch of touches) addEventListener(touch, begin, { capture: true, passive: true })
  addEventListener('click', keepClick, true)
  addEventListener('hydrated', repeatClick)
  addEventListener('load', () =>
    (window.requestIdleCallback ?? setTimeout)(begin, { timeout: 2000 } as never),
  )
}
