/** What is not built yet: a requirement or a message of the specification, and why it waits. A test ends the wait. */
export type Later = ({ readonly number: string } | { readonly message: string }) & {
  readonly reason: string
}

const phone = 'No step asks for a phone number, so nothing would use the rule.'

export const later: readonly Later[] = [
  { number: '5.11', reason: phone },
  { message: 'Please enter a valid 10-digit U.S. mobile number.', reason: phone },
  { message: 'Please enter a phone number.', reason: phone },
]
