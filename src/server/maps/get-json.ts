import * as v from 'valibot'

export const mostBytes = 256 * 1024

export interface JsonRequest<Schema extends v.GenericSchema> {
  url: URL
  schema: Schema
  signal: AbortSignal
  headers?: Record<string, string>
  /** Sent by POST if present. */
  body?: unknown
}

/**
 * The only way out to a maps service. Follows no redirect, reads at most 256 KiB (counted after decompression, as it arrives) and
 * returns what the schema parsed. The error it throws contains no address and no key.
 */
export async function getJson<Schema extends v.GenericSchema>({
  url,
  schema,
  signal,
  headers = {},
  body,
}: JsonRequest<Schema>): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  const parsed = v.safeParse(schema, parse(await readCapped(response)))
  if (!parsed.success) throw new Error('a reply of another shape')
  return parsed.output
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop early cancels the body.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error('a reply that is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The engine's own message would quote the reply, and with it an address. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('a reply that is not JSON')
  }
}
