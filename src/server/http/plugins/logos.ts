import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Carrier } from '../../../carriers/carrier.ts'
import { drawingPaths, type Site } from '../../../site/site.ts'

/** Serves the drawings of the site and the carriers from our own origin. Whatever such a file holds, opened by itself it runs nothing. */
export function logos(app: FastifyInstance, { drawings }: Site, carriers: readonly Carrier[]): void {
  const { logo, icon } = drawings
  const files = [
    ...(logo ? [[drawingPaths.logo, logo] as const] : []),
    ...(icon ? [[drawingPaths.icon, icon] as const] : []),
    ...carriers.map(({ insurer, logoFile }) => [insurer.logo, readFileSync(logoFile)] as const),
  ]
  for (const [path, drawing] of files) {
    app.get(path, (_request, reply) =>
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('Cache-Control', 'public, max-age=86400')
        .send(drawing),
    )
  }
}
