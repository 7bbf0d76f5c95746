import type { ComponentType } from 'react'
import type { GenericSchema } from 'valibot'
import type { DecodedVin } from '../../contract/look-up.ts'
import type { Day } from '../../units/day.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Payload } from '../../wizard/form.ts'
import type { Fields, StepProps } from '../../wizard/step.ts'
import type { instrument } from '../instrument.ts'
import type { Suggestion } from '../ui/suggestion.ts'

/** What a view of a step kind is given. It draws the fields; title, buttons and messages are the wizard's. */
export interface StepViewProps<Props extends StepProps = StepProps> {
  readonly properties: Props
  /** What the fields begin with: an answer given before, or what was typed. */
  readonly values: GivenAnswers
  /** Complaints by field. */
  readonly errors: FieldErrors
  /** Answers, as the Next button would. */
  readonly submit: () => void
  /** Answers with a payload of its own instead of what the fields say. */
  readonly send: (payload: Payload) => void
  /** Fetches the maps service. */
  readonly loadAddressHelp: () => Promise<AddressHelp>
  /** Fetches what looks cars up. */
  readonly loadVehicleHelp: () => Promise<VehicleHelp>
  readonly instrument: typeof instrument
}

/** The maps service, as the page reaches it. */
export interface AddressHelp {
  suggest(text: string, near: { zip: string; signal: AbortSignal }): Promise<readonly Suggestion[]>
  /** The fields of a suggestion; those it does not know are empty. */
  resolve(id: string): Promise<(ZipPlace & { readonly address1: string; readonly address2: string }) | null>
  /** Where a ZIP code lies: null when it is not one of ours, undefined when nobody could be asked. */
  locate(zip: string, signal: AbortSignal): Promise<ZipPlace | null | undefined>
}

/** The catalogue of cars, as the page reaches it. Undefined: nobody could be asked. */
export interface VehicleHelp {
  makes(year: number): Promise<readonly string[] | undefined>
  models(year: number, make: string): Promise<readonly string[] | undefined>
  /** Null for a VIN of no car that is known. */
  decode(vin: string): Promise<DecodedVin | null | undefined>
}

export interface ZipPlace {
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

export type { DecodedVin }

export type GivenAnswers = Readonly<Record<string, unknown>>

/** A module of `src/kinds/<kind>/<Kind>View.tsx`. */
export interface KindView {
  readonly default: ComponentType<StepViewProps<never>>
  /** Fetches what checks the form: not before the visitor begins to fill it in. */
  readonly loadKind: () => Promise<Kind>
  /** Fetches drawings that a page drawn by the server does without. */
  readonly loadDrawings?: () => Promise<void>
  /** A field in the words of the page, where its name alone does not tell which of several is meant. */
  readonly nameOf?: (field: string) => string
}

/** What a view needs of `src/kinds/<kind>/<kind>.ts`. */
export interface Kind {
  readonly fields: Fields
  readonly answer: (properties: never, today: Day) => GenericSchema
}

/** What a text field begins with. */
export function textOf(values: GivenAnswers, name: string): string {
  const value = values[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
