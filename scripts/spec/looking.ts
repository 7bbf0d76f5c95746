import type { Exception } from './later.ts'

/** What is there and no test holds: somebody looks at it before a release. */
export const looking: readonly Exception[] = []
