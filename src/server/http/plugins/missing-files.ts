import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/** Addresses of files alone. One that is not there is missing: it is no page, and no other path of the wizard. */
const places = ['/assets/*', '/flags/*', '/logos/*', '/favicon.ico']

/** Says of a file that is not there that it is missing (contract: files and addresses); those that are have routes of their own. */
export function missingFiles(app: FastifyInstance): void {
  for (const place of places) {
    app.get(place, async () => {
      throw new AppError('not-found')
    })
  }
}
