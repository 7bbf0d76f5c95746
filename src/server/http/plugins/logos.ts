import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Carrier } from '../../../carriers/carrier.ts'

/** Serves the carriers' logos from our own origin. Whatever such a file holds, opened by itself it runs nothing. */
export function logos(app: FastifyInstance, carriers: readonly Carrier[]): void {
  for (const { insurer, logoFile } of carriers) {
    const drawing = readFileSync(logoFile)
    app.get(insurer.logo, (_request, reply) =>
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('Cache-Control', 'public, max-age=86400')
        .send(drawing),
    )
  }
}
