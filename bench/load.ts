import { Agent, request } from 'node:http'

export interface Sent {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  /** Milliseconds from sending to the last byte. */
  readonly took: number
}

/** A client that keeps its connections, light enough to leave the machine to the server. */
export function clientOf(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    send(
      method: 'GET' | 'POST',
      path: string,
      headers: Record<string, string> = {},
      body?: string,
    ): Promise<Sent> {
      const began = performance.now()
      return new Promise((resolve, reject) => {
        const sent = request(`${origin}${path}`, { method, agent, headers }, response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks).toString(),
              cookies: response.headers['set-cookie'] ?? [],
              took: performance.now() - began,
            }),
          )
        })
        sent.on('error', reject)
        sent.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
export type Client = ReturnType<typeof clientOf>

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Runs work on so many lanes for so long; `work` gives the milliseconds of one operation. */
export async function measure({
  lanes,
  seconds,
  work,
}: {
  lanes: number
  seconds: number
  work: (lane: number) => Promise<number>
}): Promise<Measured> {
  const took: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const run = async (lane: number) => {
    while (performance.now() < until) took.push(await work(lane))
  }
  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)))
  const elapsed = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { perSecond: took.length / elapsed, p50: at(0.5), p99: at(0.99) }
}
