import type { Moment } from '../../contract/moment.ts'
import { longInstant } from '../../language/instants.ts'
import type { Untold } from '../../language/text.ts'
import { saidBy } from '../../language/texts.ts'
import type { State } from '../../law/jurisdictions.ts'

/** An instant in the time zone in which most people of a state live; in New York's if no state is known. */
export function momentIn(state: State | undefined, instant: Date): Untold<Moment, 'text'> {
  const timeZone = Object.keys(zones).find(zone => zones[zone]?.split(' ').includes(state ?? 'NY'))
  return {
    at: instant.toISOString(),
    text: saidBy(speech => longInstant(instant, speech, timeZone)),
  }
}

const zones: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
}
