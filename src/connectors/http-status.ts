import type { Failed } from './connector.ts'

/** The outcome of a refusal over HTTP, whatever its body says. */
export function failedBy(status: number): Failed {
  const detail = `HTTP ${status}`
  if (status === 401 || status === 403) return { kind: 'failed', cause: 'auth', retryable: false, detail }
  if (status === 429) return { kind: 'failed', cause: 'quota', retryable: true, detail }
  if (status === 503) return { kind: 'failed', cause: 'maintenance', retryable: true, detail }
  return { kind: 'failed', cause: 'http', retryable: [500, 502, 504].includes(status), detail }
}

/** A reply that we cannot understand; `detail` quotes nothing from it. */
export function badAnswer(detail: string): Failed {
  return { kind: 'failed', cause: 'badAnswer', retryable: false, detail }
}
