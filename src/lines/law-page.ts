import type { State } from '../law/jurisdictions.ts'

/** What a step says so that its page links to the state's rules (`server/http/pages/state-law.ts`). */
export function lawPage(state: State): { readonly law: string } {
  return { law: `/law/${state.toLowerCase()}` }
}
