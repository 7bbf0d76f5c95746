import { isUnavailable } from '../platform/database/errors.ts'
import { type Log, nameOf, type QuoteRef } from '../platform/log.ts'
import { runWorkers } from '../platform/run-workers.ts'
import type { MailEnd, MailOutbox, TakenMail } from '../store/rows/mailing/mail-outbox.ts'
import { mailSeconds, mailsEnded, mailTries } from './mail-metrics.ts'
import { type Mailer, MailRefused, type Message } from './mailer.ts'

/**
 * A mail as it is sent now; or the seconds until its content is complete; or why it must not be sent any more: `unwanted` because
 * its reader stopped it, null because its quote is gone.
 */
export type Compose = (
  mail: TakenMail,
) => Promise<Composed | { readonly waitSeconds: number } | 'unwanted' | null>

/** A message; with prices, the round that they are of. */
type Composed = Message & { readonly round?: number }

interface Deps {
  readonly outbox: MailOutbox
  readonly compose: Compose
  readonly mailer: Mailer
  readonly refOf: QuoteRef
  readonly signal: AbortSignal
  readonly log: Log
  /** Seconds until the next try after so many; null when there is none. */
  readonly retryAfter?: (attempts: number) => number | null
}

/** Seconds after each failed try; ten tries in all, over four and a half hours. */
const waits = [10, 30, 60, 180, 600, 1_200, 2_400, 4_500, 7_200]

function retryAfterAttempts(attempts: number): number | null {
  return waits[attempts - 1] ?? null
}

/** Mails that one process sends at once. */
const atOnce = 4
/** Longer than any server needs, and well within the lease of a mail. */
const sendMs = 60_000
/** A mail whose quote was reopened waits no longer than this for the answers. */
const waitAtMostMs = 86_400_000

/**
 * Sends what is due in the outbox until the signal aborts, each mail at least once even if a process dies: a mail that a dead
 * process had taken is taken again when its lease has ended. The returned function waits for the mails that are being sent.
 */
export function deliverMails(deps: Deps): () => Promise<void> {
  const { outbox, signal, log } = deps
  return runWorkers({
    take: () => outbox.take(),
    work: mail => deliver(mail, deps),
    atOnce,
    signal,
    failed: error => log('outbox-failed', { unavailable: isUnavailable(error) }),
  })
}

async function deliver(mail: TakenMail, deps: Deps): Promise<void> {
  const { outbox, mailer } = deps
  const message = await composeOrPutOff(mail, deps)
  if (message === putOff) return
  if (!message) return end(mail, deps, { how: 'dropped', cause: 'quote-gone' })
  if (message === 'unwanted') return end(mail, deps, { how: 'dropped', cause: message })
  if ('waitSeconds' in message) {
    if (Date.now() - mail.createdAt.getTime() > waitAtMostMs)
      return end(mail, deps, { how: 'dropped', cause: 'unfinished' })
    return outbox.putOff(mail, message.waitSeconds, 'uncounted')
  }
  try {
    await mailer.send(message, AbortSignal.timeout(sendMs))
  } catch (error) {
    if (error instanceof MailRefused) return end(mail, deps, { how: 'refused', cause: error.reason })
    return tryLater(mail, deps, nameOf(error))
  }
  await end(mail, deps, { how: 'sent', cause: '', round: message.round })
}

const putOff = Symbol('put off')

/** A mail that cannot be composed must not come up again at once: it is put off like one that cannot be sent. */
async function composeOrPutOff(mail: TakenMail, deps: Deps) {
  try {
    return await deps.compose(mail)
  } catch (error) {
    if (isUnavailable(error)) throw error
    await tryLater(mail, deps, nameOf(error))
    return putOff
  }
}

interface Ending {
  readonly how: MailEnd
  readonly cause: string
  readonly round?: number | undefined
}

async function end(
  mail: TakenMail,
  { outbox, log, refOf }: Deps,
  { how, cause, round }: Ending,
): Promise<void> {
  await outbox.end(mail, how, round)
  const { kind, attempts, createdAt, quoteId } = mail
  const ms = Date.now() - createdAt.getTime()
  // Whoever wants none is no failure of ours.
  mailsEnded.inc({ kind, result: cause === 'unwanted' ? cause : how })
  if (how === 'sent') mailSeconds.observe({ kind }, ms / 1000)
  const fields = { quote_ref: refOf(quoteId), kind, attempts }
  if (how === 'sent') log('mail-sent', { ...fields, ms })
  else log('mail-ended', { ...fields, cause })
}

async function tryLater(mail: TakenMail, deps: Deps, cause: string): Promise<void> {
  const { outbox, log, refOf, retryAfter = retryAfterAttempts } = deps
  const { kind, attempts, quoteId } = mail
  const seconds = retryAfter(attempts)
  if (seconds === null) return end(mail, deps, { how: 'dropped', cause })
  await outbox.putOff(mail, seconds)
  mailTries.inc({ kind })
  log('mail-put-off', { quote_ref: refOf(quoteId), kind, attempts, cause })
}
