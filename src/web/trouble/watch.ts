/** A screen that cannot be drawn leaves React's root empty: what happened is told in its place, with a way on. */
export function watchForBrokenScreen(): void {
  addEventListener('error', () => {
    const root = document.getElementById('root')
    if (root && !root.hasChildNodes()) {
      import('./broken.tsx').then(
        module => module.showBroken(root),
        () => {},
      )
    }
  })
}
