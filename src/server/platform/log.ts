import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { type EventName, type EventShape, events, type FieldsOf } from './events.ts'
import { keyedHash } from './keyed-hash.ts'

/** Logs an event. The event decides its level and its fields. */
export type Log = <Name extends EventName>(
  event: Name,
  ...fields: keyof FieldsOf<Name> extends never ? [] : [FieldsOf<Name>]
) => void

interface LogSettings {
  readonly level: 'debug' | 'info' | 'warn' | 'silent'
  /** Whether each line also has a sentence that explains its event. */
  readonly sentences: boolean
  /** Standard output by default. */
  readonly write?: (line: string) => void
}

/**
 * The log: one line of JSON per event, with time (UTC), level, event and the event's own fields. Anything else is dropped, and no
 * value can end a line or contain an e-mail address.
 */
export function openLog({ level, sentences, write }: LogSettings): Log {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'message',
      formatters: { level: label => ({ level: label }) },
    },
    write ? { write } : pino.destination(1),
  )
  return (event, ...[values]) => {
    const shape: EventShape = events[event]
    if (!logger.isLevelEnabled(shape.level)) return
    const line = { event, ...declaredFields(shape, values ?? {}) }
    if (sentences) logger[shape.level](line, shape.message)
    else logger[shape.level](line)
  }
}

/** The log of this process: JSON for whatever collects it, sentences for whoever develops at a terminal. */
export function logOf({ production }: { readonly production: boolean }): Log {
  const isRead = !production && process.stdout.isTTY === true
  return openLog({
    level: 'info',
    sentences: !production,
    ...(isRead ? { write: (line: string) => void process.stdout.write(sentenceOf(line)) } : {}),
  })
}

/** A line of the log as a person reads it: the time of day, what happened, and the values, ending with a line break. */
export function sentenceOf(line: string): string {
  // We wrote the line ourselves.
  const { level, time, event, message, ...values } = JSON.parse(line) as Readonly<Record<string, unknown>>
  const grave = level === 'info' ? '' : `${level}: `
  const pairs = Object.entries(values).map(([name, value]) => ` ${name}=${String(value)}`)
  return `${String(time).slice(11, 19)} ${grave}${String(message ?? event)}${pairs.join('')}\n`
}

function declaredFields(
  { fields }: EventShape,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      const value = values[name]
      if (kind === 'words') return [name, Array.isArray(value) ? value.map(plain) : []]
      return [name, kind === 'word' ? plain(value) : value]
    }),
  )
}

/** Longer than any of our names. */
const longest = 200

function plain(value: unknown): string {
  return String(value)
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[^\s@]+@[^\s@]+/g, '(address)')
    .slice(0, longest)
}

/** The name of an error. Its message stays out of the log: it may quote what a visitor or a carrier sent. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : error.name
}

/** Where in the code an error arose: eight stack frames at most. */
export function placeOf(error: unknown): readonly string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .map(line => line.trim())
    .slice(0, 8)
}

/** Names quotes in the log: the same quote always by the same word, which does not reveal the quote's id. */
export type QuoteRef = (quoteId: string) => string

/** References under their own key. */
export function quoteRefBy(key: Buffer): QuoteRef {
  const hash = keyedHash(key)
  return quoteId => hash(quoteId).toString('base64url').slice(0, 16)
}

/** The web server's own logger: its messages may quote a request, so only the fact that it logged something is recorded. */
export function serverLogger(log: Log): FastifyBaseLogger {
  const note = (entry: unknown) => {
    const { err } = typeof entry === 'object' && entry !== null ? (entry as { err?: unknown }) : {}
    log('server-trouble', { error: nameOf(err ?? entry) })
  }
  const ignore = () => {}
  const logger: FastifyBaseLogger = {
    level: 'warn',
    silent: ignore,
    trace: ignore,
    debug: ignore,
    info: ignore,
    warn: note,
    error: note,
    fatal: note,
    child: () => logger,
  }
  return logger
}
