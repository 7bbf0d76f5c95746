import type { AddressHashes } from '../store/mail-address.ts'
import type { MailOutbox } from '../store/mail-outbox.ts'
import type { PriceWatches } from '../store/price-watches.ts'
import type { SignedTokens } from './signed-tokens.ts'

/** The action of a button behind a link in a mail. */
export type MailPress = 'stop' | 'watch' | 'unwatch'

/** The tokens of each button. */
export type MailTokens = Readonly<Record<MailPress, SignedTokens>>

interface MailOf {
  readonly quoteId: string
  readonly to: string
}

/** The addresses of the buttons that a mail may have. */
export function pressLinks(tokens: MailTokens, hashes: AddressHashes, origin: string) {
  return (press: MailPress, { quoteId, to }: MailOf): string => {
    const address = hashes.of(to)
    const named = press === 'stop' ? address : Buffer.concat([address, Buffer.from(quoteId)])
    return `${origin}/mail/${press}?t=${tokens[press].of(named)}`
  }
}

interface Deps {
  readonly tokens: MailTokens
  readonly outbox: Pick<MailOutbox, 'suppress'>
  readonly watches: Pick<PriceWatches, 'confirm' | 'end'>
}

/** Performs the action of a button: safe to repeat, and nothing for text that is not a token of that button. */
export function pressBy({ tokens, outbox, watches }: Deps) {
  return async (press: MailPress, token: string): Promise<void> => {
    const named = tokens[press].read(token)
    if (!named) return
    if (press === 'stop') return outbox.suppress(named)
    const of = { address: named.subarray(0, 32), quoteId: named.subarray(32).toString() }
    return press === 'watch' ? watches.confirm(of) : watches.end(of)
  }
}
