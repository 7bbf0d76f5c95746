import type { Log } from '../src/server/log.ts'

/** A log for tests that do not read it. */
export const quiet: Log = () => {}
