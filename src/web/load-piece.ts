import { inTime, silence } from './patience.ts'

declare global {
  interface Window {
    /** The page's own files that have come or are on their way, by address (server/http/pages/bring-to-life.ts begins). */
    pieces?: Record<string, Promise<unknown>>
  }
}

let reloadNeeded = false

/**
 * Whether only a reload helps this page: one of its files is no longer served, since the version of the service that it
 * belongs to has gone, or the browser remembers a failed import.
 */
export function isReloadNeeded(): boolean {
  return reloadNeeded
}

/**
 * Imports a piece of the page once all its files are in the browser's cache, and asks again for those that did not
 * come before. Chromium never asks again for a module whose import has failed, nor for one that it imports, so nothing
 * is imported before it is here. The build calls this for every `import()` (vite.config.ts), around a `.then(…)` behind it
 * too: what is to be done about a failure stands in a `try`, or behind a function that imports.
 */
export async function loadPiece<Piece>(
  importIt: () => Promise<Piece>,
  files: readonly string[] = [],
): Promise<Piece> {
  window.pieces ??= {}
  const pieces = window.pieces
  const paths = files.map(file => `/${file}`)
  await Promise.all(paths.map(path => (pieces[path] ??= fetchFile(path))))
  try {
    return await importIt()
  } catch (error) {
    // A browser that caches nothing fetched the file again, and remembers that it did not come. Where it can be had now,
    // there is a connection to reload with.
    await Promise.all(paths.map(path => fetchTwice(path)))
    reloadNeeded = true
    throw error
  }
}

async function fetchFile(file: string): Promise<void> {
  // The server puts the sheets of the first screen into the page itself and leaves a disabled link for each.
  if (document.querySelector(`link[href="${file}"]`)) return
  try {
    await (await fetchTwice(file)).blob()
    if (file.endsWith('.css')) await addStyles(file)
  } catch (error) {
    delete window.pieces?.[file]
    throw error
  }
}

/**
 * A hiccup is not worth a message: a file that does not come is asked for once more after a moment. Where the network
 * only keeps silent, the visitor has waited long enough.
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
