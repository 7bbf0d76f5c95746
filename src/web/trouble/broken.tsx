import { createRoot } from 'react-dom/client'
import { Frame } from '../frame/Frame.tsx'
import { Trouble } from './Trouble.tsx'

/** A screen could not be drawn, and React has taken the page away: says so, with a way on. */
export function showBroken(root: HTMLElement): void {
  const place = document.createElement('div')
  root.replaceWith(place)
  createRoot(place).render(
    <Frame>
      <Trouble screen={{ name: 'trouble', kind: 'internal' }} />
    </Frame>,
  )
}
