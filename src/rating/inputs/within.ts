/** A number, or the nearer end of a vocabulary's range where it lies outside. */
export function within({ min, max }: { readonly min: number; readonly max: number }, value: number): number {
  return Math.min(Math.max(value, min), max)
}
