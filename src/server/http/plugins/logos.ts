import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Carrier } from '../../../carriers/carrier.ts'
import { drawingPaths, type Site, sharePicturePath } from '../../../site/site.ts'

/** The butler's moustache and bow tie. */
const butlersMark = new URL('../../../site/butlers-mark.svg', import.meta.url)

/** The drawings of the site and its carriers, each with the path at which it is served. */
export function drawingsOf(
  { drawings, assistant }: Pick<Site, 'drawings' | 'assistant'>,
  carriers: readonly Carrier[],
): readonly (readonly [path: string, drawing: Buffer])[] {
  const { icon, logo = assistant ? readFileSync(butlersMark) : undefined } = drawings
  const tab = icon ?? logo
  return [
    ...(logo ? [[drawingPaths.logo, logo] as const] : []),
    ...(icon ? [[drawingPaths.icon, icon] as const] : []),
    ...(tab ? [[drawingPaths.tab, tab] as const] : []),
    ...carriers.map(({ insurer, logoFile }) => [insurer.logo, readFileSync(logoFile)] as const),
  ]
}

/**
 * Serves the pictures of the site and the carriers from our own origin. Opened directly, a drawing runs no scripts, whatever it
 * contains.
 */
export function logos(app: FastifyInstance, site: Site, carriers: readonly Carrier[]): void {
  for (const [path, drawing] of drawingsOf(site, carriers)) {
    app.get(path, (_request, reply) =>
      reply
        .type('image/svg+xml; charset=utf-8')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('Cache-Control', 'public, max-age=86400')
        .send(drawing),
    )
  }
  const { sharePicture } = site
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
