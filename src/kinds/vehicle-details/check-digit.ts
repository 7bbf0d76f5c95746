// 49 CFR 565.15(c): each position has a weight, each letter a value, and the ninth character is their weighted sum
// modulo 11.
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const values: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}

/** Whether the ninth character of a whole VIN, 17 capital letters and digits, matches the others. */
export function hasRightCheckDigit(vin: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * worthOf(vin[at] ?? ''), 0)
  const rest = sum % 11
  return vin[8] === (rest === 10 ? 'X' : String(rest))
}

function worthOf(place: string): number {
  return values[place] ?? Number(place)
}
