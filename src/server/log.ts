type Write = (fields: Record<string, unknown>, message: string) => void

/**
 * What the server's parts say while they run; a pino logger fits.
 * Fields are names and figures, never what a visitor typed.
 */
export type Log = { info: Write; warn: Write; error: Write }
