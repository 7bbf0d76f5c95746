import type { Properties } from '../../contract/answers/properties.ts'
import type { Screen } from '../../contract/page.ts'

export type StepScreen = Extract<Screen, { name: 'step' }>

/** Unknown paths show a start page (spec 2.1.5); its form posts to a path that exists. */
export function formRoute({ route, properties: { kind } }: StepScreen): string {
  if (kind === 'start') return route === '/welcome' || route === '/partner' ? route : '/start'
  return kind === 'mobile-zip' ? '/mobile' : route
}

/** A key for pages whose drafts must not mix: the same question in two quotes, or for two items of a list. */
export function pageKey({ route, properties }: Pick<StepScreen, 'route' | 'properties'>): string {
  if (isStart(properties)) return route
  const { quote_id, uuid } = properties
  return [quote_id, route, uuid].filter(Boolean).join(' ')
}

/** The pages that begin a quote. */
export function isStart({ kind }: Pick<Properties, 'kind'>): boolean {
  return kind === 'start' || kind === 'mobile-zip'
}
