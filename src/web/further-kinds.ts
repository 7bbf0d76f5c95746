import type { KindView } from './step/step-view.ts'

/** The views of all kinds but those that begin a quote, by file: a list that the first page does without. */
export const furtherKinds = import.meta.glob<KindView>([
  '../kinds/*/*View.tsx',
  '!../kinds/{start,mobile-zip}/*View.tsx',
])
