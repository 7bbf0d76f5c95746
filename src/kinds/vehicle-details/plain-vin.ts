/** The characters of a whole VIN. */
export const wholeVin = 17

/** A VIN as stored: no blanks, in capital letters. */
export function plainVin(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}
