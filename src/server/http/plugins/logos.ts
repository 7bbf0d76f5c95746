import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Carrier } from '../../../carriers/carrier.ts'
import { drawingPaths, type Site, sharePicturePath } from '../../../site/site.ts'

/** The butler's moustache and bow tie. */
const butlersMark = new URL('../../../site/butlers-mark.svg', import.meta.url)

/**
 * Serves the pictures of the site and the carriers from our own origin. Opened directly, a drawing runs no scripts, whatever it
 * contains.
 */
export function logos(
  app: FastifyInstance,
  { drawings, assistant, sharePicture }: Site,
  carriers: readonly Carrier[],
): void {
  const { icon, logo = assistant ? readFileSync(butlersMark) : undefined } = drawings
  const tab = icon ?? logo
  const files = [
    ...(logo ? [[drawingPaths.logo, logo] as const] : []),
    ...(icon ? [[drawingPaths.icon, icon] as const] : []),
    ...(tab ? [[drawingPaths.tab, tab] as const] : []),
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
  if (sharePicture)
    app.get(sharePicturePath, (_request, reply) =>
      reply
        .type('image/png')
        // Messengers load it from any origin.
        .header('Cross-Origin-Resource-Policy', 'cross-origin')
        .header('Cache-Control', 'public, max-age=86400')
        .send(sharePicture),
    )
}
