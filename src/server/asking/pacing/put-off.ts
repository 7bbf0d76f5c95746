/**
 * The ticket of a question that is to be sent afresh, because its carrier put it off or its minute was full. No carrier's ticket
 * begins like it.
 */
const prefix = 'put off after '

/** The ticket for a question that was put off in this attempt at its offer. */
export function putOffTicket(attempts: number): string {
  return `${prefix}${attempts}`
}

/**
 * The attempt in which the question was put off; if there was more than one since, an earlier one was interrupted. Null for any
 * other ticket.
 */
export function putOffIn(ticket: string | null): number | null {
  return ticket?.startsWith(prefix) ? Number(ticket.slice(prefix.length)) : null
}
