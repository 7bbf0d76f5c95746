import type { Moment } from '../contract/moment.ts'
import { longInstant } from '../language/instants.ts'
import { useBrowserValue } from './ui/from-server.ts'
import { useSpeech } from './words.ts'

/** An instant in the visitor's own time zone; in the state's if no scripts run. */
export function LocalTime({ at, text }: Moment) {
  const speech = useSpeech()
  const shown = useBrowserValue(() => longInstant(new Date(at), speech), text)
  return <time dateTime={at}>{shown}</time>
}
