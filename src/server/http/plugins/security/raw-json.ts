import type { FastifyInstance } from 'fastify'
import { answerMachines } from '../machines/answer-machines.ts'

const bodyLimit = 256 * 1024

/** Takes JSON from other machines, as the raw bytes that the sender's signature covers, and answers them in their form. */
export function takeRawJson(app: FastifyInstance): void {
  answerMachines(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (_: unknown, body: Buffer) => body,
  )
}
