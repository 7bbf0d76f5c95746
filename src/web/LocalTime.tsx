import { useSyncExternalStore } from 'react'
import type { Moment } from '../contract/moment.ts'

/** An instant in the visitor's own time zone; where no scripts run, in that of the state. */
export function LocalTime({ at, text }: Moment) {
  const shown = useSyncExternalStore(
    never,
    () => local.format(new Date(at)),
    () => text,
  )
  return <time dateTime={at}>{shown}</time>
}

const never = () => () => {}

const local = new Intl.DateTimeFormat('en-US', {
  ...{ month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
})
