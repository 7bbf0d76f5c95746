import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as the server received it. */
export interface ReceivedMail {
  readonly recipients: readonly string[]
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
  readonly raw: string
}

/** What goes wrong with one mail: a reply code at a point of the exchange, or a connection that ends in the middle. */
export type Fault = { readonly at: 'rcpt' | 'data'; readonly code: number } | 'cut' | 'slow'

export interface MailServer {
  readonly url: string
  /** Everything that was accepted, in order. */
  readonly received: readonly ReceivedMail[]
  /** Waits for a mail to an address; the first of several. */
  mailTo(address: string, nth?: number): Promise<ReceivedMail>
  close(): Promise<void>
}

/**
 * A real mail server on this machine. `fault` decides about each try of a mail, by its recipient; `delayMs` is how long the
 * server takes to check a recipient.
 */
export async function openMailServer(
  fault: (address: string) => Fault | null = () => null,
  delayMs = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const faults = new Map<string, Fault | null>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, session, done) {
      faults.set(session.id, fault(address))
      const chosen = faults.get(session.id)
      setTimeout(() => done(refusal(chosen, 'rcpt')), chosen === 'slow' ? 2_000 : delayMs)
    },
    onData(stream, session, done) {
      const chosen = faults.get(session.id)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (chosen === 'cut') cut(session.id)
      })
      stream.on('end', () => {
        if (chosen === 'cut') return cut(session.id)
        const refused = refusal(chosen, 'data')
        if (refused) return done(refused)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push(readMail(Buffer.concat(chunks).toString(), recipients))
        done()
      })
    },
  })
  server.on('error', () => {})
  /** Hangs up in the middle of a mail. */
  function cut(id: string): void {
    // The library keeps the socket to itself.
    for (const connection of server.connections)
      if (connection.id === id) (connection as unknown as { _socket: Socket })._socket.destroy()
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async mailTo(address, nth = 0) {
      for (const until = Date.now() + 300_000; Date.now() < until; ) {
        const found = received.filter(({ recipients }) => recipients.includes(address))[nth]
        if (found) return found
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      throw new Error(`no mail came to ${address} within five minutes`)
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

function refusal(fault: Fault | null | undefined, at: 'rcpt' | 'data'): Error | null {
  if (!fault || typeof fault === 'string' || fault.at !== at) return null
  return Object.assign(new Error('refused'), { responseCode: fault.code })
}

/** Headers and the two parts of one of our mails. */
export function readMail(raw: string, recipients: readonly string[] = []): ReceivedMail {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const headers = headersIn(head)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? []
  const parts = body.join('\r\n\r\n').split(`--${boundary}`)
  const part = (type: string) => decoded(parts.find(text => text.includes(`Content-Type: ${type}`)) ?? '')
  return { recipients, headers, raw, text: part('text/plain'), html: part('text/html') }
}

function headersIn(head: string): Record<string, string> {
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map(line => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? []
      return [name.toLowerCase(), value]
    }),
  )
}

function decoded(part: string): string {
  const [head = '', ...body] = part.trim().split('\r\n\r\n')
  const content = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString()
  if (!/quoted-printable/i.test(head)) return content
  const bytes = content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** The link that opens the prices. */
export function linkIn(text: string): string | undefined {
  return /See my prices: (\S+)/.exec(text)?.[1]
}
