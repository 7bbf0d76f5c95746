import { type Overlay, overlayOf } from './vehicle-overlay.ts'
import type { Model } from './vpic.ts'

// These list the electric car under the name of the other; only the name of the scheme tells them apart.
const filedTogether = new Set(['Chevrolet', 'GMC', 'Kia'])

/** How we show a model from a scheme with this name. */
export function shownModels(model: Model, schemaName: string): Overlay & { make: string } {
  const overlay = overlayOf(model)
  const at = schemaName.indexOf(`${model.name} EV `)
  // "Spark/Spark EV" names both.
  const isElectric = filedTogether.has(model.make) && at >= 0 && schemaName[at - 1] !== '/'
  return isElectric ? { make: overlay.make, models: [`${model.name} EV`], years: null } : overlay
}
