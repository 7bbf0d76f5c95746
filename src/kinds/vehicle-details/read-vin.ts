import { hasRightCheckDigit } from './check-digit.ts'
import { plainVin, wholeVin } from './plain-vin.ts'

/** What can be said about the text in a VIN field. */
export interface ReadVin {
  /** A whole VIN whose check digit is wrong. */
  readonly looksWrong: boolean
  /** The VIN to look up; empty if it is too short, or its characters can't be trusted. */
  readonly known: string
}

/** Reads a VIN as typed. Until the field is left, only a whole VIN counts as complete. */
export function readVin(typed: string, { isLeft }: { readonly isLeft: boolean }): ReadVin {
  const vin = plainVin(typed)
  const looksWrong = vin.length === wholeVin && !hasRightCheckDigit(vin)
  const isComplete = vin.length >= (isLeft ? enough : wholeVin)
  return { looksWrong, known: isComplete && !looksWrong ? vin : '' }
}

/** Characters that encode year, make and model (spec 5.22). */
const enough = 10
