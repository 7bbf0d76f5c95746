import type { InferOutput } from 'valibot'
import { type ask, instrument as instrumentCall } from '../contract/instrument.ts'
import { call } from './call.ts'

type Event = InferOutput<typeof ask>

/** Reports to the server that something happened on the page. Nothing waits for it, and nothing fails with it. */
export function instrument(action: Event['action'], data: Event['data'] = {}): void {
  void call(instrumentCall, { action, data }, { keepalive: true })
}
