import type { InferOutput } from 'valibot'
import { type ask, instrument as instrumentCall } from '../../contract/instrument.ts'
import { call } from './call.ts'

type Event = InferOutput<typeof ask>

/**
 * Reports to the server that something happened on the page. Nothing waits for it, and nothing fails with it. A browser
 * that asks not to be tracked reports nothing but a broken page.
 */
export function instrument(action: Event['action'], data: Event['data'] = {}): void {
  // TypeScript does not have this property yet.
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  if (globalPrivacyControl && action !== 'part_broken') return
  const quote_id = /(?:\/quotes\/|[?&]q=)([\w-]{22})/.exec(location.href)?.[1]
  void call(instrumentCall, { action, data, quote_id }, { keepalive: true })
}
