import { Counter } from 'prom-client'
import { instrument } from '../../../contract/instrument.ts'
import type { Log } from '../../platform/log.ts'
import type { Handler } from '../serve.ts'

export const call = instrument

const events = new Counter({
  name: 'page_events_total',
  help: 'What the page reported, by action',
  labelNames: ['action'],
})

/** Anybody can send reports: when a page breaks for everybody, each process logs this many a minute. */
const mostReports = 20

/** Counts what happened on the page (spec 7.5) and logs what could not be drawn. */
export function handler(log: Log, now: () => number = Date.now): Handler<typeof instrument> {
  let minute = 0
  let reports = 0
  return async ({ ask: { action, data } }) => {
    events.inc({ action })
    if (action !== 'part_broken') return {}
    const current = Math.floor(now() / 60_000)
    if (current !== minute) reports = 0
    minute = current
    reports += 1
    if (reports <= mostReports)
      log('page-part-broken', {
        place: data.place ?? 'unknown',
        error: data.error ?? 'unknown',
        by: 'browser',
      })
    return {}
  }
}
