import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { InitialData } from '../contract/page.ts'
import { App } from './App.tsx'
import { setBasePath } from './base-path.ts'
import { loadScreen, loadScreensFrom } from './load-screen.ts'
import { screenFiles } from './screens.ts'

const root = document.getElementById('root')
const data = document.getElementById('initial-data')?.textContent
if (root && data) {
  // The page may have answered a form. Browsers then come back to it by an ordinary request, and don't ask to send the form again.
  history.replaceState(history.state, '', location.href)
  // Written by this service.
  const initial = JSON.parse(data) as InitialData
  setBasePath(initial.facts)
  loadScreensFrom(screenFiles)
  await loadScreen(initial.screen, true)
  // In slices: a touch meanwhile does not wait until the whole page is alive.
  startTransition(() => void hydrateRoot(root, <App initial={initial} />))
}
