let watching = false

/** A screen that cannot be drawn leaves React's root without a page: what happened is told in its place, with a way on. */
export function watchForBrokenScreen(): void {
  if (watching) return
  watching = true
  addEventListener('error', () => {
    const root = document.getElementById('root')
    if (root && !root.querySelector('main')) {
      import('./broken.tsx').then(
        module => module.showBroken(root),
        () => {},
      )
    }
  })
}
