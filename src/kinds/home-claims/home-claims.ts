import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { composed } from '../../language/texts.ts'
import type { Day } from '../../units/day.ts'
import { object, oneCard, orBlank, rowOrBlank, rows, wholeDollars } from '../../wizard/accepts.ts'
import { dollarsIfAny, listOf, oneOf, said } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, JsonSchema, Step, StepProps, StillFits } from '../../wizard/step.ts'
import { monthInWords } from '../driving-record/when.ts'
import {
  acceptedWhen,
  complaintAboutWhen,
  noRow,
  rowUnlessBlank,
  whenFields,
  yearsBack,
} from '../driving-record/when-fields.ts'
import { type PerilWord, perilTitle } from './words.ts'

/** As far back as the shared record of claims goes; the question says how many of these years count. */
const years = 7

export interface HomeClaimsProps extends StepProps {
  /** What the claims may have been for: one or several. */
  readonly perils: readonly PerilWord[]
  /** The rows of the form, and how many it may get. */
  readonly least: number
  readonly most: number
  /** The years on offer, the current one first. */
  readonly years: readonly number[]
}

/** What a claim was for, and when. */
export interface HomeClaim {
  readonly peril: PerilWord
  readonly year: number
  /** From 1; absent if the visitor no longer knows. */
  readonly month?: number
  /** Roughly what the insurer paid, in whole dollars; absent if the visitor does not say. */
  readonly paid?: number
}

export interface HomeClaimsAnswer {
  readonly claims: readonly HomeClaim[]
}

export const fields: Fields = { claims: { class: 'personal', form: 'groups' } }

/** More than is paid for any home that insurers here take. */
const mostPaid = 5_000_000

type ClaimsProps = Pick<HomeClaimsProps, 'perils' | 'most'>

/** Schema of the answer: at least one row, each with what it was for and a year; rows left blank stay open. */
export function answer({ perils, most }: ClaimsProps, today: Day) {
  // The fields that make a row count as filled in; one that the question does not ask about says nothing.
  const toFill = ['month', 'year', 'paid', ...(perils.length > 1 ? ['peril'] : [])]
  const row = rowUnlessBlank(rowSchema({ perils }, today), toFill)
  return v.object({
    claims: v.pipe(
      v.optional(
        listOf(row, {
          most,
          missing: noRow,
          long: said({
            en: `You told of ${most} at most. If there were more, change that answer`,
            es: `Según sus respuestas hubo ${most} como máximo. Si hubo más, cambie esa respuesta.`,
          }),
        }),
        [],
      ),
      v.transform(rows => rows.filter(one => one !== null)),
      v.minLength(1, noRow),
    ),
  })
}

function accepts({ perils, most }: ClaimsProps, today: Day): JsonSchema {
  const properties = {
    peril: oneCard(perils.map(peril => ({ value: peril, title: perilTitle(peril) }))),
    ...acceptedWhen(years, today),
    paid: { ...orBlank(wholeDollars(mostPaid)), description: 'Dollars that the insurer paid, roughly' },
  }
  const row = rowOrBlank(properties, {
    blank: ['month', 'year', 'paid', ...(perils.length > 1 ? ['peril'] : [])],
    optional: ['month', 'paid'],
  })
  return object({ claims: rows(row, { least: 1, most }) })
}

function rowSchema({ perils }: Pick<HomeClaimsProps, 'perils'>, today: Day) {
  const row = v.object({
    peril: oneOf(perils, said({ en: 'Please choose what it was for', es: 'Elija la causa.' })),
    ...whenFields(years, today),
    paid: dollarsIfAny(mostPaid),
  })
  return v.pipe(
    row,
    v.forward(
      v.partialCheck(
        [['year'], ['month']],
        one => complaintAboutWhen(one, years, today) === undefined,
        issue => complaintAboutWhen(issue.input, years, today)?.(issue) ?? '',
      ),
      ['year'],
    ),
    v.transform(
      ({ month, paid, ...one }): HomeClaim => ({
        ...one,
        ...(month === undefined ? {} : { month }),
        ...(paid === undefined ? {} : { paid }),
      }),
    ),
  )
}

/** What each claim of a home was for, and when: asked only from the prices. */
export function homeClaims(
  props: Omit<HomeClaimsProps, 'years'> & { readonly today: Day },
): Step<HomeClaimsAnswer, HomeClaimsProps> {
  const { today, ...others } = props
  const say = ({ claims }: HomeClaimsAnswer) =>
    composed((tell, speech) =>
      claims
        .map(one => {
          const paid = one.paid === undefined ? '' : `, $${grouped(one.paid)}`
          return `${tell(perilTitle(one.peril))}, ${monthInWords(one, speech)}${paid}`
        })
        .join('; '),
    )
  return {
    kind: 'home-claims',
    props: { ...others, years: yearsBack(years, today) },
    fields,
    answer: daily(on => answer(props, on)),
    accepts: on => accepts(props, on),
    say,
    stillFits: (stored, on) => whatStillFits(props, { stored, today: on }),
  }
}

const storedAnswer = v.object({ claims: v.array(v.unknown()) })

/** Keeps the claims that the household still reports. The others went with the answer that was changed. */
function whatStillFits(
  { perils, most }: ClaimsProps,
  { stored, today }: { readonly stored: unknown; readonly today: Day },
): StillFits<HomeClaimsAnswer> {
  const read = v.safeParse(storedAnswer, stored)
  const schema = rowSchema({ perils }, today)
  const rows = read.success ? read.output.claims : []
  const kept = rows.flatMap(row => {
    const checked = v.safeParse(schema, row)
    return checked.success ? [checked.output] : []
  })
  const claims = kept.slice(0, most)
  const isLess = claims.length < rows.length
  return {
    answer: claims.length > 0 ? { claims } : null,
    notes: isLess
      ? [
          {
            en: 'I’ve dropped the dates of some claims because your other answers changed.',
            we: 'We’ve dropped the dates of some claims because your other answers changed.',
            es: 'Se quitaron las fechas de algunos reclamos porque cambiaron otras respuestas suyas.',
          },
        ]
      : [],
  }
}
