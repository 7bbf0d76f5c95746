import type { IncomingMessage } from 'node:http'

/** The head of a request to a carrier. */
export interface Head {
  readonly carrier: string
  readonly method: string
  /** As in the request line. */
  readonly url: string
  /** Below the carrier's endpoint. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly at: Date
}

/** A whole request to a carrier. */
export interface IncomingRequest extends Head {
  readonly body: string
}

const mostBytes = 256 * 1024

export function headOf({ method = '', url = '/', headers }: IncomingMessage): Head {
  const [, carrier = '', path = ''] = /^\/([^/?]*)(\/.*)?$/.exec(url) ?? []
  const single = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ])
  return { carrier, method, url, path, headers: Object.fromEntries(single), at: new Date() }
}

/** The body of a request; null when it is longer than any question. */
export async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
