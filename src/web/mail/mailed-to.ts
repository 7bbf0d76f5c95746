import type { Wish } from './wishes.ts'

/**
 * The address that was typed for a mail on the page that is now open, by wish and quote, to say where it went. It is kept nowhere
 * else: the server erases it once the mail is sent, and a reload forgets it.
 */
export const mailedTo = new Map<string, string>()

export function mailKey(wish: Wish, quoteId: string): string {
  return `${wish} ${quoteId}`
}
