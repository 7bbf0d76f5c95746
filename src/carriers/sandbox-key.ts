/** The settings that hold our id and secret for demonstration carriers; the service makes both when it starts the sandbox. */
export const sandboxKey = { id: 'SANDBOX_KEY_ID', secret: 'SANDBOX_SECRET' } as const

/** Both as a login and a password, for carriers that speak ACORD. */
export const sandboxCredentials = { user: sandboxKey.id, password: sandboxKey.secret } as const

/** The page of a demonstration carrier in the sandbox, below its address; see `page` in `carrier.ts`. */
export function sandboxPage(carrier: string): string {
  return `/${carrier}/page?quote={quote}&language={language}`
}
