/** Fetches what a question needs once it is used or left. */
export function loadOnDemand(): Promise<typeof import('./on-demand.ts')> {
  return import('./on-demand.ts')
}
