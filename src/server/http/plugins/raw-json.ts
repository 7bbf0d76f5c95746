import type { FastifyInstance } from 'fastify'

const bodyLimit = 256 * 1024

/** Accepts only JSON, as the raw bytes that the sender's signature covers. */
export function takeRawJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (_: unknown, body: Buffer) => body,
  )
}
