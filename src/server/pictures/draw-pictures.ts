// A thread of its own, because a picture takes its processor for a tenth of a second. It gets drawings as SVG, one after
// the other, and gives each back as PNG.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const font = readFileSync(new URL('../../web/ui/fonts/fraunces-600.woff2', import.meta.url))
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const ready = initWasm(readFileSync(wasm))

parentPort?.on('message', async (drawing: string) => {
  await ready
  const resvg = new Resvg(drawing, { font: { fontBuffers: [font], defaultFontFamily: 'Fraunces' } })
  const image = resvg.render()
  parentPort?.postMessage(image.asPng())
  // Its memory is not the garbage collector's.
  image.free()
  resvg.free()
})
