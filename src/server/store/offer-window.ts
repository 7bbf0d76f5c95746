/** From the last answer on; what is open then ends without its carrier (docs/operations.md, outward connections). */
export const windowMs = 45_000
