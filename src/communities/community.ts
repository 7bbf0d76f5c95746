import * as v from 'valibot'
import { textFile } from '../language/text-file.ts'
import { stateCodes } from '../law/jurisdictions.ts'
import { deductibles, liabilityLimits, propertyLimits, propertyTypes, protections } from '../risk/words.ts'

const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty('write some text'), v.maxLength(most))

/** A text that visitors read. */
const said = (most: number) => textFile(text(most))

/** The tenant for whom a community's page shows prices: invented, without pets and without claims. */
const sampleTenant = v.strictObject({
  age: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(18, 'write an age from 18 to 99'),
    v.maxValue(99, 'write an age from 18 to 99'),
  ),
  home: v.picklist(propertyTypes),
  protections: v.array(v.picklist(protections)),
  belongings: v.picklist(propertyLimits),
  liability: v.picklist(liabilityLimits),
  deductible: v.picklist(deductibles),
})

/** The file of a community, without its name (docs/communities.md). */
export const communityFile = v.strictObject({
  name: text(60),
  /** The community does not exist; its page says so. */
  fictional: v.boolean(),
  kind: v.picklist(['apartment community', 'campus']),
  street: text(100),
  city: text(60),
  state: v.picklist(stateCodes),
  zip: v.pipe(v.string(), v.regex(/^\d{5}$/, 'write a ZIP code of five digits, in quotation marks')),
  tenant: sampleTenant,
  /** Questions that tenants of this community ask, each with the answer. */
  questions: v.pipe(v.array(v.strictObject({ question: said(120), answer: said(600) })), v.maxLength(12)),
})

/** A place whose tenants have a page of their own; `id` is its name in the page's address. */
export interface Community extends v.InferOutput<typeof communityFile> {
  readonly id: string
}

/** The path of a community's page. */
export function communityPath({ id }: Pick<Community, 'id'>): string {
  return `/best-renters-insurance-${id}-tenants`
}
