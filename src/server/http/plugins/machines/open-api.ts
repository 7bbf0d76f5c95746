import type { FastifyInstance } from 'fastify'
import { type OpenApiSite, openApiOf } from '../../open-api/open-api.ts'
import { publicFile } from './public-file.ts'

/** Where programs read about the calls of the page. */
export const openApiPath = '/openapi.json'

/** Describes the calls of the page to programs that want plain HTTP. */
export function openApi(app: FastifyInstance, site: OpenApiSite): void {
  publicFile(app, {
    path: openApiPath,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(openApiOf(site)),
  })
}
