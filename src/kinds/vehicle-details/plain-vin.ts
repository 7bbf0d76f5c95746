/** A VIN as it is stored: without blanks, in capital letters. */
export function plainVin(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}
