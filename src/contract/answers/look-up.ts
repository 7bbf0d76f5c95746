import * as v from 'valibot'
import type { Call } from '../call.ts'
import { type AnswerAsk, ask } from './answer.ts'

const year = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())
const words = v.pipe(v.string(), v.trim(), v.maxLength(60))

/** The answer of a look-up. */
export const lookUpAsk = v.variant('action', [
  v.object({ action: v.literal('makes'), year }),
  v.object({ action: v.literal('models'), year, make: words }),
  v.object({ action: v.literal('decode'), vin: words }),
])

export type LookUpAsk = v.InferOutput<typeof lookUpAsk>

/** What a VIN says about its car; null if unknown. */
export interface DecodedVin {
  readonly year: number | null
  readonly make: string | null
  readonly model: string | null
}

/** The makes of a year, the models of a make, or the car of a VIN. */
export interface LookUpReply {
  readonly data: {
    readonly answer:
      | { readonly makes: readonly string[] }
      | { readonly models: readonly string[] }
      | DecodedVin
  }
}

/** A look-up on the page of a car: it uses the answer call, but stores nothing and leads to no page. */
export const lookUp: Call<AnswerAsk, LookUpReply> = { path: '/api/v1/answer', ask }
