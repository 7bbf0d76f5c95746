// A separate thread, because drawing takes a tenth of a second of CPU time. It receives drawings as SVG, one after the other, and
// returns each as PNG, or null for one that it cannot draw.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const font = readFileSync(new URL('../../web/ui/fonts/fraunces-600.woff2', import.meta.url))
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const ready = initWasm(readFileSync(wasm))

parentPort?.on('message', async (drawing: string) => {
  await ready
  parentPort?.postMessage(pngOf(drawing))
})

function pngOf(drawing: string): Uint8Array | null {
  try {
    const resvg = new Resvg(drawing, { font: { fontBuffers: [font], defaultFontFamily: 'Fraunces' } })
    const image = resvg.render()
    const png = image.asPng()
    // The garbage collector does not free its memory.
    image.free()
    resvg.free()
    return png
  } catch {
    return null
  }
}
