/** The settings by which demonstration carriers know us; the service makes both when it starts the sandbox. */
export const sandboxKey = { id: 'SANDBOX_KEY_ID', secret: 'SANDBOX_SECRET' } as const

/** The same as a login and a password, for those that are asked in ACORD. */
export const sandboxCredentials = { user: sandboxKey.id, password: sandboxKey.secret } as const
