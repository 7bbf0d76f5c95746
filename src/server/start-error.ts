/** The service cannot start. The message is one line for the operator: what is missing and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
