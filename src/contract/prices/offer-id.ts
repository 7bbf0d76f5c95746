import * as v from 'valibot'

/** The `id` of an offer in `quotes[]`, as `offerIdOf` makes it. */
export const offerId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}(\.[a-z0-9-]{1,32})?$/))
