import type { KindView } from './step/step-view.ts'

/** The views of all kinds except the start page's, by file; the start page does not need this list. */
export const furtherKinds = import.meta.glob<KindView>(['../kinds/*/*View.tsx', '!../kinds/start/*View.tsx'])
