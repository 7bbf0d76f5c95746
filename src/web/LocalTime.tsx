import { useSyncExternalStore } from 'react'
import type { Moment } from '../contract/moment.ts'
import { longInstant } from '../language/instants.ts'

/** An instant in the visitor's own time zone; where no scripts run, in that of the state. */
export function LocalTime({ at, text }: Moment) {
  const shown = useSyncExternalStore(
    never,
    () => longInstant(new Date(at)),
    () => text,
  )
  return <time dateTime={at}>{shown}</time>
}

const never = () => () => {}
