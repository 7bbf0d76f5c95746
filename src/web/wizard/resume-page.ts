import { type Payload, payloadOf } from '../../wizard/form.ts'
import { type KeptPage, keptPage } from '../kept-page.ts'
import type { KindView } from '../ui/step-view.ts'

/** What was kept of this page when it was loaded anew; it is told once. Null when it was of another page. */
export async function takeKept(
  view: KindView,
): Promise<{ readonly typed: Payload; readonly sending: boolean } | null> {
  const { fields } = await view.loadKind()
  // Written by `renewVersion`.
  const kept = JSON.parse(sessionStorage.getItem(keptPage) ?? 'null') as KeptPage | null
  sessionStorage.removeItem(keptPage)
  if (kept?.path !== location.pathname) return null
  return { typed: payloadOf(kept.fields, fields), sending: kept.sending }
}
