import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

interface PublicFile {
  readonly path: string
  readonly type: string
  readonly text: string
}

/** Serves a file that programs of any origin may read, and keep for an hour. */
export function publicFile(app: FastifyInstance, { path, type, text }: PublicFile): void {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const headers = {
    'Cache-Control': 'public, max-age=3600',
    ETag: tag,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  app.get(path, async (request, reply) => {
    reply.headers(headers)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type(type).send(text)
  })
}
