/** A number, or the nearest end of a vocabulary's range if it is outside. */
export function within({ min, max }: { readonly min: number; readonly max: number }, value: number): number {
  return Math.min(Math.max(value, min), max)
}
