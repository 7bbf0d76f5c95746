import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

const file = new URL('../../../../built/reference/flags.json', import.meta.url)

/** Serves the destinations' flags, `/flags/MX.svg`, from our own origin; opened by itself, such a file runs nothing. */
export function flags(app: FastifyInstance): void {
  // Made by our own build step, so it is not parsed again.
  const drawings = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
  app.get<{ Params: { file: string } }>('/flags/:file', (request, reply) => {
    const drawing = drawings.get(/^([A-Z]{2})\.svg$/.exec(request.params.file)?.[1] ?? '')
    if (drawing === undefined) throw new AppError('not-found')
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('Cache-Control', 'public, max-age=2592000')
      .send(drawing)
  })
}
