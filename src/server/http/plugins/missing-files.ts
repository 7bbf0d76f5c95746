import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/** Paths that contain only files: a missing one is neither a page nor a path of the wizard. */
const places = ['/assets/*', '/flags/*', '/logos/*', '/favicon.*']

/** Answers 404 for missing files (contract: files and addresses); files that exist have their own routes. */
export function missingFiles(app: FastifyInstance): void {
  for (const place of places) {
    app.get(place, async () => {
      throw new AppError('not-found')
    })
  }
}
