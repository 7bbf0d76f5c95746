// Runs in the browser and on the server: what can be said of a VIN without any data.

/** What may be wrong with a VIN; a wrong check digit is a doubt, as old and foreign ones have none. */
export type VinProblem = 'too-short' | 'too-long' | 'characters' | 'check-digit'

/** The fewest characters that are taken (spec 5); they already tell year, make and model. */
export const vinMinimum = 10

/**
 * A VIN as it is stamped: capitals without spaces and hyphens. The letters I, O and Q, which no VIN has, are read as
 * the digits they are taken for.
 */
export function normalVin(text: string): string {
  return text.slice(0, 100).replace(/[\s-]/g, '').toUpperCase().replace(/[OQ]/g, '0').replace(/I/g, '1')
}

/** The first thing that is wrong with a VIN however it is typed; null for one that can be right. */
export function vinProblem(text: string): VinProblem | null {
  const vin = normalVin(text)
  if (/[^A-Z0-9]/.test(vin)) return 'characters'
  if (vin.length < vinMinimum) return 'too-short'
  if (vin.length > 17) return 'too-long'
  return vin.length === 17 && !hasRightCheckDigit(vin) ? 'check-digit' : null
}

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'

/** Whether the ninth of 17 characters is the one that the others demand (49 CFR 565.15). */
export function hasRightCheckDigit(vin: string): boolean {
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false
  // The letters count 1 to 9 again and again; S is a 2.
  const sum = weights.reduce((total, weight, at) => total + weight * (values.indexOf(vin[at] ?? '') % 10), 0)
  return '0123456789X'[sum % 11] === vin[8]
}
