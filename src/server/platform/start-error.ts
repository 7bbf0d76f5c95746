/** The service cannot start. The message is one line for the operator: what is missing and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What an error says, for a line to the operator. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Runs a program of the operator; what he can mend ends it with one line, anything else as it came. */
export async function orExit(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    // By name: sources that were evaluated twice have two classes of it.
    if (!(error instanceof Error) || error.name !== 'StartError') throw error
    process.stderr.write(`Wadsworth can't start. ${error.message}\n`)
    process.exit(1)
  }
}
