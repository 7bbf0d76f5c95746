import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Speech } from '../../../../language/text.ts'
import { AppError } from '../../../errors.ts'
import { failure } from '../../serve.ts'
import { newRequestId } from '../request-id.ts'

const statusByTrouble: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers bytes that are not an HTTP request, which never reach a route, like any other bad request. */
export function answerUnreadable(headers: Readonly<Record<string, string>>, speech: Speech) {
  return (trouble: NodeJS.ErrnoException, socket: Socket): void => {
    // The client is gone.
    if (trouble.code !== 'ECONNRESET' && socket.writable) {
      const status = statusByTrouble[trouble.code ?? ''] ?? 400
      const id = newRequestId()
      const body = JSON.stringify(failure(new AppError('bad-request'), speech, id))
      const lines = Object.entries({
        ...headers,
        'X-Request-Id': id,
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        Connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    }
    socket.destroy(trouble)
  }
}
