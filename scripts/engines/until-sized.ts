import * as v from 'valibot'
import type { Size, Tab } from './hand.ts'

const pixels = v.tuple([v.number(), v.number()])

/** Until the page is as large as its window was told to be: browsers say so before they have drawn it. */
export async function untilSized(evaluate: Tab['evaluate'], { width, height }: Size): Promise<void> {
  let last = ''
  for (let tries = 0; tries < 60; tries += 1) {
    const [across, down] = v.parse(pixels, await evaluate('[innerWidth, innerHeight]'))
    if (across === width && down === height) return
    last = `${across} x ${down}`
    await new Promise(resolve => setTimeout(resolve, 40))
  }
  throw new Error(`the window should be ${width} x ${height} and is ${last}`)
}
