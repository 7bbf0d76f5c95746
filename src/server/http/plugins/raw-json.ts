import type { FastifyInstance } from 'fastify'

const bodyLimit = 256 * 1024

/** Takes JSON as the bytes that came, over which its sender's proof is, and no other body. */
export function takeRawJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (_: unknown, body: Buffer) => body,
  )
}
