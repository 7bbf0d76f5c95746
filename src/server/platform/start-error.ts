/** The service cannot start. The message is one line for the operator: what is missing and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The message of an error, for a line to the operator. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs an operator's program; a StartError ends it with one line, anything else is thrown as it is. */
export async function orExit(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    // By name: sources evaluated twice have two such classes.
    if (!(error instanceof Error) || error.name !== 'StartError') throw error
    process.stderr.write(`Wadsworth can't start. ${error.message}\n`)
    process.exit(1)
  }
}
