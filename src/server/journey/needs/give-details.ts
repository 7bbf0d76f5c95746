import { eachPet } from '../../../connectors/each-pet.ts'
import type { NeedField } from '../../../connectors/needs/details.ts'
import type { NeedAnswer } from '../../../connectors/needs/need.ts'
import { askable } from '../../../risk/askable.ts'
import type { FieldErrors } from '../../../wizard/check.ts'
import { AppError, Fail } from '../../errors.ts'
import type { Reason } from '../../failures.ts'
import { windowMs } from '../../store/carriers/offer-window.ts'
import type { Sender } from '../quoting/admit.ts'
import type { Services } from '../services.ts'
import { checkAnswer } from './check-answer.ts'
import { type Asking, type Giving, type InsurerNeeds, type OfferOf, readNeeds } from './needs-of.ts'

export interface ToGive extends OfferOf, Asking {
  /** As typed, by the names of fields. */
  readonly typed: Readonly<Record<string, string>>
  /** The sentences above the button that was pressed. */
  readonly consent: (needs: InsurerNeeds) => string
  readonly sender: Sender
}

/**
 * Gives one insurer what it needs, and asks it again, for this round of the quote and every later one; what it needs with an order waits
 * for the order. Nothing is stored and nobody asked unless every field is right. Throws `Fail` with what to correct, or as `readNeeds` and `Admit` do.
 */
export async function giveDetails(
  services: Giving,
  { typed, consent, sender, ...of }: ToGive,
): Promise<void> {
  const needs = await readNeeds(services, of)
  const { finished, carrier, fields, known, before } = needs
  const { quote, journey } = finished
  const checked = checkAll(fields, typed, journey.today)
  if (!of.isToBuy) {
    const offer = finished.offers.find(one => one.carrier === carrier.id)
    if (offer?.state === 'open') throw new Fail({}, { key: 'need-later' })
    await services.admit({ quote, sender, today: journey.today })
  }
  // What it was given for a price goes with an order too.
  const given = {
    ...before,
    ...Object.fromEntries(known.map(({ key, answer }) => [key, answer])),
    ...checked,
  }
  const isKept = await services.given.keep(quote, {
    carrier: carrier.id,
    given,
    giver: of.visitor.toString('base64'),
    consent: { text: consent(needs), at: new Date().toISOString() },
  })
  if (!isKept) throw new AppError('quote-expired')
  if (!of.isToBuy) await askWithDetails(services, { finished, carrier })
}

/** Asks an insurer again, with what it was given. */
export async function askWithDetails(
  services: Services<'offers'>,
  { finished: { quote, risk }, carrier: { id, lines } }: Pick<InsurerNeeds, 'finished' | 'carrier'>,
): Promise<void> {
  const connector = lines[risk.line]?.connector
  if (connector?.via !== 'wire') return
  const { deadlineMs, atOnce } = connector.terms
  await services.offers.reopen(quote, {
    carrier: id,
    deadline: new Date(Date.now() + windowMs),
    callMs: deadlineMs * eachPet({ risk: askable(risk) }).length,
    atOnce,
  })
}

/** The answers by the keys of their fields. Throws `Fail` with a reason for each that is wrong. */
export function checkAll(
  fields: readonly NeedField[],
  typed: ToGive['typed'],
  today: InsurerNeeds['finished']['journey']['today'],
): Readonly<Record<string, NeedAnswer>> {
  const errors: Record<string, Reason> = {}
  const given: Record<string, NeedAnswer> = {}
  for (const { need, name, key } of fields) {
    const checked = checkAnswer(need, typed[name] ?? '', today)
    if (!checked.ok) errors[name] = checked.fault
    else if (checked.answer !== undefined) given[key] = checked.answer
  }
  if (Object.keys(errors).length > 0) throw new Fail(errors satisfies FieldErrors<Reason>)
  return given
}
