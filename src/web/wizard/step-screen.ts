import type { Screen } from '../../contract/page.ts'
import type { Properties } from '../../contract/properties.ts'

export type StepScreen = Extract<Screen, { name: 'step' }>

/** A start page is shown at paths that have none of their own (spec 2.1); its form goes where one is served. */
export function formRoute({ route, properties: { kind } }: StepScreen): string {
  if (kind === 'start') return route === '/welcome' || route === '/partner' ? route : '/start'
  return kind === 'mobile-zip' ? '/mobile' : route
}

/** Tells pages apart whose typing must not mix: the same question about two items of a list is two of them. */
export function pageKey({ route, properties: { uuid } }: Pick<StepScreen, 'route' | 'properties'>): string {
  return uuid === undefined ? route : `${route} ${uuid}`
}

/** The pages that begin a quote. */
export function isStart({ kind }: Pick<Properties, 'kind'>): boolean {
  return kind === 'start' || kind === 'mobile-zip'
}
