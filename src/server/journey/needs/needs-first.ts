import { isSold } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import { fieldsOf, type NeedField } from '../../../connectors/needs/details.ts'
import { askable } from '../../../risk/askable.ts'
import { AppError } from '../../errors.ts'
import type { QuoteOf } from '../own-quote.ts'
import type { Sender } from '../quoting/admit.ts'
import { type AskedFirst, askedFirst } from '../quoting/asked-first.ts'
import { type Finished, readFinished } from '../results/show-results.ts'
import type { Services } from '../services.ts'
import { askWithDetails, checkAll } from './give-details.ts'
import type { Giving } from './needs-of.ts'

/** What insurers need before they can give a price at all, in one step before the prices (docs/site.md, `needsFirst`). */
export interface FirstNeeds {
  readonly finished: Finished
  readonly insurers: readonly InsurerFirst[]
  /** Each question once: `insurers` are those that ask it. */
  readonly fields: readonly (NeedField & { readonly insurers: readonly Carrier[] })[]
  /** This browser answered the questions of the line. */
  readonly isTypedHere: boolean
}

export interface InsurerFirst extends AskedFirst {
  /** By the names that they have in the step. */
  readonly fields: readonly NeedField[]
}

type First = Giving & Services<'site'>

/** Throws as `showResults` does, and `not-found` if there is nothing to ask, or it was answered already. */
export async function readFirstNeeds(services: First, { visitor, id }: QuoteOf): Promise<FirstNeeds> {
  const finished = await readFinished(services, visitor, id)
  const { quote, offers, risk, journey } = finished
  const { line, state } = risk
  const given = await services.given.of(quote)
  const open = askedFirst(services, { line, offers }).filter(
    ({ carrier }) =>
      isSold(carrier, { line, state, day: journey.today }) && !given.some(one => one.carrier === carrier.id),
  )
  if (open.length === 0) throw new AppError('not-found')
  const insurers = open.map(
    ({ carrier, needs }): InsurerFirst => ({
      carrier,
      needs,
      fields: fieldsOf(needs, askable(risk)).map(field => ({ ...field, name: nameOf(field, carrier) })),
    }),
  )
  const all = insurers.flatMap(({ carrier, fields }) => fields.map(field => ({ carrier, field })))
  const fields = [...Map.groupBy(all, ({ field }) => field.name).values()].flatMap(same =>
    same[0] ? [{ ...same[0].field, insurers: same.map(({ carrier }) => carrier) }] : [],
  )
  return { finished, insurers, fields, isTypedHere: quote.visitor.equals(visitor) }
}

/**
 * Contact data, identifiers and questions with the same meaning have one name for all insurers; any other question is its insurer's
 * own.
 */
function nameOf({ need, name }: NeedField, carrier: Carrier): string {
  if (need.isOurs) return name
  // Two lists of choices may differ.
  const isShared = need.means !== undefined && need.kind !== 'choice'
  return isShared ? `means.${need.means}.${need.kind}` : `${carrier.id}.${name}`
}

interface ToGiveFirst extends QuoteOf {
  /** As typed, by the names of fields. */
  readonly typed: Readonly<Record<string, string>>
  /** The sentences above the button that was pressed. */
  readonly consent: (needs: FirstNeeds) => string
  readonly sender: Sender
}

/** Gives each of these insurers what it needs, and asks them. Nothing is stored unless every field is right. Throws as `giveDetails` does. */
export async function giveFirst(
  services: First,
  { typed, consent, sender, ...of }: ToGiveFirst,
): Promise<void> {
  const needs = await readFirstNeeds(services, of)
  const { finished, insurers, fields } = needs
  const { quote, journey } = finished
  checkAll(fields, typed, journey.today)
  await services.admit({ quote, sender, today: journey.today })
  for (const { carrier, fields } of insurers) {
    const isKept = await services.given.keep(quote, {
      carrier: carrier.id,
      given: checkAll(fields, typed, journey.today),
      giver: of.visitor.toString('base64'),
      consent: { text: consent(needs), at: new Date().toISOString() },
    })
    if (!isKept) throw new AppError('quote-expired')
    await askWithDetails(services, { finished, carrier })
  }
}
