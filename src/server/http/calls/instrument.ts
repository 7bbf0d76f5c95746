import { Counter } from 'prom-client'
import { brokenPlaces, errorNames, instrument } from '../../../contract/instrument.ts'
import { carrierOf } from '../../../contract/prices/carrier-of.ts'
import { example } from '../../../lines/example.ts'
import { stepOf } from '../../../wizard/line.ts'
import type { Services } from '../../journey/services.ts'
import { noteSeen } from '../../journey/visits.ts'
import type { Log } from '../../platform/log.ts'
import type { VisitEventName } from '../../store/counts/visit-events.ts'
import type { Handler } from '../serve.ts'

export const call = instrument

const events = new Counter({
  name: 'page_events_total',
  help: 'What the page reported, by action',
  labelNames: ['action'],
})

/** Anybody can send reports: when a page breaks for everybody, each process logs this many a minute. */
const mostReports = 20

/** What only the page sees; all other events are counted on the server, where they happen. */
const seenByPage: readonly VisitEventName[] = [
  'information_disclosure',
  'email_switch_click',
  'quote_click',
  'ad_click',
]

/** Counts what happened on the page (spec 7.5) and logs what could not be drawn. */
export function handler(
  services: Services<'visits' | 'quotes' | 'carriers' | 'lines'>,
  log: Log,
  now: () => number = Date.now,
): Handler<typeof instrument> {
  const carriers = new Set(services.carriers.map(({ id }) => id))
  const places = new Set([...brokenPlaces, ...stepsIn(services.lines)])
  let minute = 0
  let reports = 0
  return async ({ ask: { action, data, quote_id: id }, who }) => {
    if (action !== 'part_broken' && !who.isCounted) return {}
    events.inc({ action })
    const name = seenByPage.find(name => name === action)
    // Anybody can send a report, and an insurer that isn't ours would distort the figures.
    const isOurs = data.carrier === undefined || carriers.has(networkOf(data.carrier))
    if (name && isOurs) {
      const carrier = data.carrier === undefined ? undefined : carrierOf(data.carrier)
      await noteSeen(services, { ...who, id, name, carrier })
    }
    if (action !== 'part_broken') return {}
    const current = Math.floor(now() / 60_000)
    if (current !== minute) reports = 0
    minute = current
    reports += 1
    if (reports <= mostReports)
      log('page-part-broken', {
        place: data.place !== undefined && places.has(data.place) ? data.place : 'unknown',
        error: errorNames.find(name => name === data.error) ?? 'unknown',
        by: 'browser',
      })
    return {}
  }
}

/** The carrier behind the id of an offer, or the network behind that of an ad. */
function networkOf(id: string): string {
  return carrierOf(id).replace(/-ad-\d{1,2}$/, '')
}

/** The screens of all questions, as the page names them. */
function stepsIn({ all, startPages }: Services['lines']): readonly string[] {
  const asked = all.flatMap(({ stages }) =>
    stages.flatMap(stage =>
      stage.type === 'ask'
        ? [stepOf(stage, example)]
        : [stage.step, ...stage.asks.map(ask => stepOf(ask, { ...example, position: 0 }))],
    ),
  )
  return [...Object.values(startPages), ...asked].map(({ kind }) => `step/${kind}`)
}
