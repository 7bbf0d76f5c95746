import type { KindView } from './step/step-view.ts'

/** The views of all kinds except those that begin a quote, by file; the first page does not need this list. */
export const furtherKinds = import.meta.glob<KindView>([
  '../kinds/*/*View.tsx',
  '!../kinds/{start,mobile-zip}/*View.tsx',
])
