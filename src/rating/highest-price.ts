/** Dollars. No price is higher, of a rate plan or of a carrier over a wire. */
export const highestPrice = 1_000_000
