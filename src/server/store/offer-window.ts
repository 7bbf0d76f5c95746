/** From the last answer on; what is open then ends without its carrier (domain: time, retries, expiry). */
export const windowMs = 45_000
