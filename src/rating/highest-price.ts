/** Dollars. No price is higher, whether from a rate plan or over a wire. */
export const highestPrice = 1_000_000
