import { type Overlay, overlayOf } from './vehicle-overlay.ts'
import type { Model } from './vpic.ts'

// These file the electric car under the name of the other, and tell it by the name of the scheme alone.
const filedTogether = new Set(['Chevrolet', 'GMC', 'Kia'])

/** How a model is shown when it stands in a scheme of this name. */
export function shownModels(model: Model, schemaName: string): Overlay & { make: string } {
  const overlay = overlayOf(model)
  const at = schemaName.indexOf(`${model.name} EV `)
  // "Spark/Spark EV" tells of both.
  const isElectric = filedTogether.has(model.make) && at >= 0 && schemaName[at - 1] !== '/'
  return isElectric ? { make: overlay.make, models: [`${model.name} EV`], years: null } : overlay
}
