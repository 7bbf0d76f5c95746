import type { ComponentType } from 'react'
import type { GenericSchema } from 'valibot'
import type { DecodedVin } from '../../contract/answers/look-up.ts'
import type { Speech, Told } from '../../language/text.ts'
import type { Day } from '../../units/day.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { Payload } from '../../wizard/form.ts'
import type { Fields, StepProps } from '../../wizard/step.ts'
import type { instrument } from '../calls/instrument.ts'
import type { Suggestion } from '../ui/form/suggestion.ts'

/** The props of a step kind's view. It renders the fields; title, buttons and messages belong to the wizard. */
export interface StepViewProps<Props extends StepProps = StepProps> {
  readonly properties: Told<Props>
  /** The initial values of the fields: an earlier answer, or what was typed. */
  readonly values: GivenAnswers
  /** Complaints by field. */
  readonly errors: FieldErrors
  /** Submits, like the Next button. */
  readonly submit: () => void
  /** Submits this payload instead of the fields. */
  readonly send: (payload: Payload) => void
  /** Fetches the maps service. */
  readonly loadAddressHelp: () => Promise<AddressHelp>
  /** Fetches the car look-ups. */
  readonly loadVehicleHelp: () => Promise<VehicleHelp>
  readonly instrument: typeof instrument
}

/** The maps service, as called from the page. */
export interface AddressHelp {
  suggest(text: string, near: { zip: string; signal: AbortSignal }): Promise<readonly Suggestion[]>
  /** The fields of a suggestion; unknown ones are empty. */
  resolve(id: string): Promise<(ZipPlace & { readonly address1: string; readonly address2: string }) | null>
  /** The place of a ZIP code: null if unknown, undefined if the server could not be reached. */
  locate(zip: string, signal: AbortSignal): Promise<ZipPlace | null | undefined>
}

/** The catalog of cars, as called from the page. Undefined if the server could not be reached. */
export interface VehicleHelp {
  makes(year: number): Promise<readonly string[] | undefined>
  models(year: number, make: string): Promise<readonly string[] | undefined>
  /** Null if the VIN matches no car. */
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
  /** Fetches the code that checks the form, when the visitor begins to fill it in. */
  readonly loadKind: () => Promise<Kind>
  /** Fetches drawings, which a server-rendered page does not need. */
  readonly loadDrawings?: () => Promise<void>
  /** A field's name on the page, if the plain name is ambiguous. */
  readonly nameOf?: (field: string, speech: Speech) => string
}

/** What a view needs from `src/kinds/<kind>/<kind>.ts`. */
export interface Kind {
  readonly fields: Fields
  readonly answer: (properties: never, today: Day) => GenericSchema
}

/** The initial value of a text field. */
export function textOf(values: GivenAnswers, name: string): string {
  const value = values[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
