import { Counter } from 'prom-client'
import { instrument } from '../../../contract/instrument.ts'
import type { Handler } from '../serve.ts'

export const call = instrument

const events = new Counter({
  name: 'page_events_total',
  help: 'What the page reported, by action',
  labelNames: ['action'],
})

/** Counts what happened on the page (contract.md, `/api/v4/instrument`). */
export function handler(): Handler<typeof instrument> {
  return async ({ ask }) => {
    events.inc({ action: ask.action })
    return {}
  }
}
