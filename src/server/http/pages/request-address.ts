import type { FastifyRequest } from 'fastify'

/** The path of a request's address. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/** The query of a request's address, with its question mark, or empty. A query may contain question marks of its own. */
export function queryTextOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length)
}

/** The same, read. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(queryTextOf(request))
}
