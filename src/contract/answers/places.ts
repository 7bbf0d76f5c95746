import * as v from 'valibot'
import type { Call } from '../call.ts'

export const ask = v.union([
  v.object({
    text: v.pipe(v.string(), v.maxLength(200)),
    zip: v.optional(v.pipe(v.string(), v.maxLength(10))),
  }),
  v.object({ id: v.pipe(v.string(), v.maxLength(500)) }),
  // A ZIP code alone: its city and state.
  v.object({ zip: v.pipe(v.string(), v.regex(/^\d{5}$/)) }),
])

export interface PlacesReply {
  readonly data:
    | { readonly suggestions: readonly { readonly id: string; readonly label: string }[] }
    | {
        readonly address1: string
        readonly address2?: string
        readonly city: string
        readonly state: string
        readonly zipcode: string
      }
}

/** Completes a US address (beyond the specification: the maps service behind our own server). */
export const places: Call<v.InferOutput<typeof ask>, PlacesReply> = { path: '/api/v1/places', ask }
