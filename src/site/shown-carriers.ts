import type { Site } from './site.ts'

/** Whether a site shows a carrier: a real one always, a fictional one where it names it, or in development names none. */
export function isShownBy(
  { demoCarriers }: Pick<Site, 'demoCarriers'>,
  { id, demo }: { readonly id: string; readonly demo: boolean },
  { production }: { readonly production: boolean },
): boolean {
  const named = demoCarriers ?? (production ? [] : 'all')
  return !demo || named === 'all' || named.includes(id)
}
