import type { Wish } from './wishes.ts'

// The address that was typed here for a mail, to say where it went. Only this tab keeps it: the server erases it once the mail is
// sent, and tells it to no browser.

const keyOf = (wish: Wish, quoteId: string) => `mailed-to ${wish} ${quoteId}`

/** Keeps an address for as long as the tab is open; erasing the quote forgets it (data/erased.ts). */
export function rememberMailedTo(wish: Wish, quoteId: string, email: string): void {
  try {
    sessionStorage.setItem(keyOf(wish, quoteId), email)
  } catch {
    // Without browser storage, it is not said where the mail went.
  }
}

/** The address, if it was typed in this tab. */
export function mailedTo(wish: Wish, quoteId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(wish, quoteId))
  } catch {
    return null
  }
}
