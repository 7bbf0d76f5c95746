import { readdirSync, readFileSync } from 'node:fs'
import { side as flat } from './flat/sandbox.ts'
import { side as gateway } from './gateway/sandbox.ts'
import type { ShapeSide } from './sandbox.ts'
import { side as tiers } from './tiers/sandbox.ts'

/** Complete example carriers, each in one shape that real APIs have, with the side that answers them (docs/carriers/shapes.md). */
export const shapes = {
  /** One flat object with codes, answered at once; contact data required. */
  flat,
  /** A nested question of drivers and cars behind a token, with the coverage and the premium of each car. */
  gateway,
  /** A nested question that is worked on; three products, by polling or by a callback; questions of its own. */
  tiers,
} as const satisfies Readonly<Record<string, ShapeSide>>

export type Shape = keyof typeof shapes

export const shapeNames = Object.keys(shapes) as readonly Shape[]

/** The files of an example under a new id, by name. */
export function shapeFiles(shape: Shape, { id, name }: { readonly id: string; readonly name: string }) {
  const folder = new URL(`${shape}/`, import.meta.url)
  const setting = id.toUpperCase().replaceAll('-', '_')
  const files = readdirSync(folder).filter(file => file.endsWith('.json'))
  return new Map(
    files.map(file => [
      file,
      readFileSync(new URL(file, folder), 'utf8')
        .replaceAll('CARRIER', id)
        .replaceAll('NAME', name)
        .replaceAll('SETTING', setting),
    ]),
  )
}
