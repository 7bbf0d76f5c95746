/** The service, or a command beside it, cannot start. The message is one line for the operator: what is missing and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The message of an error, for a line to the operator. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs the service; a StartError ends it with one line, anything else is thrown as it is. */
export function orExit(program: () => Promise<void>): Promise<void> {
  return orEnd(program, "Wadsworth can't start. ")
}

/** Runs a command beside the service. Nothing was to start, so the line is the message alone. */
export function commandOrExit(program: () => Promise<void>): Promise<void> {
  return orEnd(program, '')
}

async function orEnd(program: () => Promise<void>, before: string): Promise<void> {
  try {
    await program()
  } catch (error) {
    // By name: sources evaluated twice have two such classes.
    if (!(error instanceof Error) || error.name !== 'StartError') throw error
    process.stderr.write(`${before}${error.message}\n`)
    process.exit(1)
  }
}
