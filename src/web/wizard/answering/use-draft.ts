import { useEffect } from 'react'
import type { KindView } from '../../step/step-view.ts'
import type { Navigator } from '../navigator/use-navigator.ts'
import type { Step } from './use-step.ts'

/** Keeps what was typed when the visitor leaves the page without answering, until it is shown again. */
export function useDraft(form: Step['form'], { page, view, drafts }: Draft): void {
  useEffect(() => {
    const element = form.current
    const onInput = () =>
      void Promise.all([import('../../../wizard/form.ts'), view.loadKind()]).then(
        ([{ payloadOf }, { fields }]) =>
          element && drafts.set(page, payloadOf(new FormData(element), fields)),
        () => {},
      )
    element?.addEventListener('input', onInput)
    return () => element?.removeEventListener('input', onInput)
  }, [form, page, view, drafts])
}

interface Draft {
  readonly page: string
  readonly view: KindView
  readonly drafts: Navigator['drafts']
}
