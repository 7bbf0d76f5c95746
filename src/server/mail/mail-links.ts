import { pathIn } from '../../language/paths.ts'
import type { Language } from '../../language/text.ts'
import type { MailOutbox } from '../store/rows/mailing/mail-outbox.ts'
import type { PriceWatches } from '../store/rows/mailing/price-watches.ts'
import type { SignedTokens } from './signed-tokens.ts'

/** A button that a mail links to. */
type MailLink = 'stop' | 'watch' | 'unwatch'

/**
 * The action of a button on a page behind such a link. `allow` takes a stop back: with the link by which it was said, or with one
 * that it keeps from working.
 */
export type MailPress = MailLink | 'allow'

/** The tokens of each link. */
export type MailTokens = Readonly<Record<MailLink, SignedTokens>>

interface MailOf {
  readonly quoteId: string
  /** The name of the mailbox that the mail goes to. */
  readonly mailbox: Buffer
  /** The language of the mail. */
  readonly language: Language
}

/** The addresses of the buttons that a mail may have. */
export function pressLinks(tokens: MailTokens, origin: string) {
  return (press: MailLink, { quoteId, mailbox, language }: MailOf): string => {
    const named = press === 'stop' ? mailbox : Buffer.concat([mailbox, Buffer.from(quoteId)])
    return `${origin}${pathIn[language]}/mail/${press}?t=${tokens[press].of(named)}`
  }
}

interface Deps {
  readonly tokens: MailTokens
  readonly outbox: Pick<MailOutbox, 'suppress' | 'allow' | 'isStopped'>
  readonly watches: Pick<PriceWatches, 'confirm' | 'end' | 'stateOf'>
}

/**
 * `unread`: the text is not a token of that button. `gone`: the quote that it is about has ended. `stopped`: the address gets no
 * mail, so nothing was done.
 */
export type Pressed = 'done' | 'unread' | 'gone' | 'stopped'

export interface MailPresses {
  /** Performs the action of a button; safe to repeat. */
  press(press: MailPress, token: string): Promise<Pressed>
  /** What the page behind a link shows: `asks` for its question, or else what a press has come to, or would. */
  look(link: MailLink, token: string): Promise<Pressed | 'asks'>
}

/** The buttons behind links in mails; see MailPresses. */
export function mailPresses({ tokens, outbox, watches }: Deps): MailPresses {
  const readStop = (token: string) => tokens.stop.read(token) ?? tokens.watch.read(token)
  return {
    async press(press, token) {
      const named = press === 'allow' ? readStop(token) : tokens[press].read(token)
      if (!named) return 'unread'
      const of = watchOf(named)
      if (press === 'watch') {
        if (await outbox.isStopped(of.address)) return 'stopped'
        return (await watches.confirm(of)) ? 'done' : 'gone'
      }
      if (press === 'unwatch') await watches.end(of)
      else if (press === 'stop') await outbox.suppress(of.address)
      else await outbox.allow(of.address)
      return 'done'
    },
    async look(link, token) {
      const named = tokens[link].read(token)
      if (!named) return 'unread'
      const of = watchOf(named)
      if (link !== 'unwatch' && (await outbox.isStopped(of.address))) return 'stopped'
      if (link === 'stop') return 'asks'
      const state = await watches.stateOf(of)
      if (link === 'unwatch') return state === 'ended' ? 'done' : 'asks'
      return state === 'asked' ? 'asks' : state === 'running' ? 'done' : 'gone'
    },
  }
}

/** The length of a mailbox's name. */
const nameBytes = 32

function watchOf(named: Buffer) {
  return { address: named.subarray(0, nameBytes), quoteId: named.subarray(nameBytes).toString() }
}
