/** A calendar day as `YYYY-MM-DD`. Days are compared as text and never pass through local time. */
export type ISODate = `${number}-${number}-${number}`
