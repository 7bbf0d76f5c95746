/** Counted from the last answer; offers still open then end without their carriers (docs/operations.md, outward connections). */
export const windowMs = 45_000
