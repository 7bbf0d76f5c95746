import { Agent, request } from 'node:http'

export interface Sent {
  readonly status: number
  /** Seconds that the server asks to wait; 0 if it doesn't. */
  readonly retryAfter: number
  readonly body: string
  readonly cookies: readonly string[]
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
      return new Promise((resolve, reject) => {
        const sent = request(`${origin}${path}`, { method, agent, headers }, response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: Number(response.headers['retry-after'] ?? 0),
              body: Buffer.concat(chunks).toString(),
              cookies: response.headers['set-cookie'] ?? [],
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
