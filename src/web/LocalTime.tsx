import type { Moment } from '../contract/moment.ts'
import { longInstant } from '../language/instants.ts'
import { useBrowserValue } from './ui/from-server.ts'
import { useSpeech } from './words.ts'

/** An instant in the visitor's own time zone; where no scripts run, in that of the state. */
export function LocalTime({ at, text }: Moment) {
  const speech = useSpeech()
  const shown = useBrowserValue(() => longInstant(new Date(at), speech), text)
  return <time dateTime={at}>{shown}</time>
}
