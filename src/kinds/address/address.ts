import * as v from 'valibot'
import { text } from '../../wizard/check.ts'
import type { Fields, Step, StepProps } from '../../wizard/step.ts'

export interface Address {
  readonly address1: string
  readonly address2: string
  readonly city: string
  /** Two-letter code of one of the 50 states or DC. */
  readonly state: string
  /** Five digits. */
  readonly zipcode: string
}

export interface AddressProps extends StepProps {
  /** The 50 states and DC, for the select. */
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

export const fields: Fields = {
  address1: { class: 'personal' },
  address2: { class: 'personal' },
  city: { class: 'personal' },
  state: { class: 'plain' },
  zipcode: { class: 'personal' },
}

const poBox = /^\s*(p\.?\s*o\.?|post\s+office)\s*box\b/i

/** Schema of the answer; a street that is a P.O. box is refused. */
export function answer({ states }: Pick<AddressProps, 'states'>) {
  const codes = states.map(state => state.code)
  return v.object({
    address1: v.pipe(
      text('Street address required', 'Street address is required'),
      v.check(typed => !poBox.test(typed), 'Please enter a street address. Insurers can’t quote a P.O. box'),
    ),
    address2: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(60, 'Please use at most 60 characters')),
      '',
    ),
    city: text('City required', 'City is required'),
    state: v.pipe(
      text('State required', 'State is required'),
      v.check(typed => codes.includes(typed), 'State required'),
    ),
    zipcode: zip('ZIP code is required.', 'This ZIP code format is not recognized.'),
  })
}

/** A ZIP code of 5 digits, or 5 and 4, stored as the first five (spec 5.1). A number gets its leading zeros back. */
export function zip(empty: string, wrong: string) {
  const rules = v.pipe(
    v.unknown(),
    v.transform(zip => (typeof zip === 'number' ? String(zip).padStart(5, '0') : zip)),
    text(empty),
    v.regex(/^\d{5}(-\d{4})?$/, wrong),
    v.transform(typed => typed.slice(0, 5)),
  )
  return v.optional(rules, null)
}

/** A street address in the US (spec 2.3.3.1). */
export function address(props: AddressProps): Step<Address, AddressProps> {
  const say = (address: Address) => `${address.address1}, ${address.city} ${address.state} ${address.zipcode}`
  const schema = answer(props)
  return { kind: 'address', props, fields, answer: () => schema, say }
}
