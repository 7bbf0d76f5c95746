import { mkdir, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Site } from '../../site/site.ts'
import type { Config } from '../settings/config.ts'
import { mailFolder } from '../store/rows/mailing/mail-files.ts'

/** A mail as it is sent. Its subject and headers contain nothing that a visitor typed. */
export interface Message {
  /** The same for each try, so that mail programs recognize a mail that arrives twice. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Further headers, such as those of RFC 8058. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The recipient's server will never take this mail; `reason` is its reply code. */
export class MailRefused extends Error {
  override name = 'MailRefused'
  readonly reason: string

  constructor(reason: string) {
    super('the mail was refused')
    this.reason = reason
  }
}

export interface Mailer {
  /**
   * Sends one mail. Throws MailRefused where it will never be taken, and any other error where a later try may succeed, including
   * when the signal aborts.
   */
  send(message: Message, signal: AbortSignal): Promise<void>
}

interface Settings extends Pick<Config, 'mail' | 'dataDir' | 'production'> {
  readonly site: Pick<Site, 'name' | 'email'>
}

/** The mail server of SMTP_URL, or files below DATA_DIR where it names none. */
export function openMailer(settings: Settings): Mailer {
  const from = { name: settings.site.name, address: settings.mail.from ?? settings.site.email }
  const domain = from.address.split('@').at(-1) ?? 'localhost'
  const write = ({ id, to, subject, html, text, headers = {} }: Message) => ({
    messageId: `<${id}@${domain}>`,
    from,
    // As an object: a string might be parsed as several addresses.
    to: { name: '', address: to },
    subject,
    html,
    text,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  })
  const { smtpUrl } = settings.mail
  return smtpUrl === undefined || smtpUrl === 'files'
    ? toFiles(mailFolder(settings.dataDir), write)
    : toServer(smtpUrl, settings, write)
}

type Write = (message: Message) => object

/** Nothing in a mail may make the library read a file or fetch an address. */
const closed = { disableFileAccess: true, disableUrlAccess: true }

function toFiles(folder: string, write: Write): Mailer {
  const transport = createTransport({ ...closed, streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(write(message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${message.id}.eml`)
      // The file is written whole or not at all, even if the process dies.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

function toServer(url: string, { production }: Settings, write: Write): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    ...closed,
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure,
    // In production no mail crosses a network unencrypted.
    requireTLS: !secure && production && !isLoopback(hostname),
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(message, signal) {
      try {
        await transport.sendMail({ ...write(message), signal })
      } catch (error) {
        throw refusalIn(error) ?? error
      }
    },
  }
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname === '[::1]') return true
  return isIP(hostname) === 4 && hostname.startsWith('127.')
}

/**
 * A reply of 500 or more to the recipient or to the mail itself is final. To anything before them, such as our password or our
 * sender, it is a mistake of ours that an operator can fix before the next try.
 */
function refusalIn(error: unknown): MailRefused | null {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  const isFinal = typeof responseCode === 'number' && responseCode >= 500
  return isFinal && (command === 'RCPT TO' || command === 'DATA') ? new MailRefused(`${responseCode}`) : null
}
