import { addressAt } from './base-path.ts'
import { inTime, silence } from './calls/patience.ts'

declare global {
  interface Window {
    /** The page's files that are loaded or loading, by address (server/http/pages/document/hydrate-when-idle.ts begins). */
    pieces?: Record<string, Promise<unknown>>
  }
}

let reloadNeeded = false

/**
 * Whether only a reload helps this page: one of its files is no longer served, because the service has a new version,
 * or the browser remembers a failed import.
 */
export function isReloadNeeded(): boolean {
  return reloadNeeded
}

/**
 * Imports a piece of the page once all its files are in the browser's cache, and requests missing ones again. Chromium
 * never retries a module whose import failed, or one that it imports, so nothing is imported before its files are
 * loaded. The build calls this for every `import()` (vite.config.ts), including a `.then(…)` after it: so handle
 * failures in a `try`, or after a function that imports.
 */
export async function loadPiece<Piece>(
  importIt: () => Promise<Piece>,
  files: readonly string[] = [],
): Promise<Piece> {
  window.pieces ??= {}
  const pieces = window.pieces
  const paths = files.map(file => addressAt(`/${file}`))
  await Promise.all(paths.map(path => (pieces[path] ??= fetchFile(path))))
  try {
    return await importIt()
  } catch (error) {
    // A browser without a cache fetched the file again, and remembers the failure. If it can be fetched now, there is a
    // connection to reload with.
    await Promise.all(paths.map(path => fetchTwice(path)))
    reloadNeeded = true
    throw error
  }
}

async function fetchFile(file: string): Promise<void> {
  // The server puts the style sheets of the first screen into the page itself, each in an element with its address as id.
  if (document.getElementById(file)) return
  try {
    await (await fetchTwice(file)).blob()
    if (file.endsWith('.css')) await addStyles(file)
  } catch (error) {
    delete window.pieces?.[file]
    throw error
  }
}

/**
 * A hiccup is not worth a message: a missing file is requested once more after a moment. After a timeout, the visitor
 * has waited long enough.
 */
async function fetchTwice(file: string): Promise<Response> {
  const ask = () => inTime(signal => fetch(file, { signal }))
  const first = await ask().catch(error => {
    if (error === silence) throw error
  })
  if (!first) await new Promise(resolve => setTimeout(resolve, 800))
  const response = first ?? (await ask())
  if (response.status === 404) reloadNeeded = true
  if (!response.ok) throw new Error(file)
  return response
}

function addStyles(file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = file
    link.onload = resolve
    link.onerror = error => {
      link.remove()
      reject(error)
    }
    document.head.append(link)
  })
}
