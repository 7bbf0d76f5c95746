import type { Log } from '../../src/server/platform/log.ts'

/** A log for tests that do not read it. */
export const quiet: Log = () => {}
