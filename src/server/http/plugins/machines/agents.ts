import type { FastifyInstance } from 'fastify'
import { addressKey } from '../../../guard/address-key.ts'

/** The door for assistants: a request of the protocol in, its response out (server/agents). */
export type AgentDoor = (
  request: Request,
  sender: { readonly address: string; readonly signal: AbortSignal },
) => Promise<Response>

/** Where assistants call. */
export const agentPath = '/mcp'

/** The version of what they find there. */
export const agentVersion = '1'

/** The name of a site's server in the protocol. */
export function serverName({ name }: { readonly name: string }): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

const bodyLimit = 256 * 1024

interface Deps {
  readonly door: AgentDoor
  /** The address of the site: what a request says about its own host is not believed. */
  readonly siteAddress: string
  readonly origins: readonly string[]
}

/** Lets assistants in. A browser may call only from our own pages, so that no other site reaches this one through its visitors. */
export function agents(app: FastifyInstance, { door, siteAddress, origins }: Deps): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit },
      async (_request: unknown, body: unknown) => body,
    )
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: agentPath,
      handler: async (request, reply) => {
        const { headers, method, body, ip } = request
        if (headers.origin !== undefined && !origins.includes(headers.origin)) {
          return reply.code(403).send({ jsonrpc: '2.0', error: { code: -32000, message: 'Foreign origin.' } })
        }
        const gone = new AbortController()
        reply.raw.once('close', () => {
          if (!reply.raw.writableEnded) gone.abort()
        })
        const asked = new Request(`${siteAddress}${agentPath}`, {
          method,
          headers: Object.entries(headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          ),
          ...(method === 'POST' ? { body: typeof body === 'string' ? body : '' } : {}),
          signal: gone.signal,
        })
        const response = await door(asked, { address: addressKey(ip), signal: gone.signal })
        reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .header('Cache-Control', 'no-store')
        return reply.send(await response.text())
      },
    })
  })
}
