import * as v from 'valibot'
import { grouped } from '../../language/numbers.ts'
import { composed } from '../../language/texts.ts'
import { addYears, type Day } from '../../units/day.ts'
import { listOf, type Message, oneOf, said, whole } from '../../wizard/check.ts'
import { daily } from '../../wizard/daily.ts'
import type { Fields, Step, StepProps, StillFits } from '../../wizard/step.ts'
import { dayCounted, monthInWords } from '../driving-record/when.ts'
import { type PerilWord, perilTitle } from './words.ts'

/** As far back as the shared record of claims goes; how many of these years count is said with the question. */
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
  /** From 1; absent where the visitor no longer knows. */
  readonly month?: number
  /** Whole dollars that the insurer paid, roughly; absent where the visitor does not say. */
  readonly paid?: number
}

export interface HomeClaimsAnswer {
  readonly claims: readonly HomeClaim[]
}

export const fields: Fields = { claims: { class: 'personal', form: 'groups' } }

/** Above what is paid for any home that insurers here take. */
const mostPaid = 5_000_000

const noYear = said({ en: 'Please choose the year', es: 'Elija el año.' })
const noMonth = said({
  en: 'Please choose a month, or leave it blank',
  es: 'Elija un mes o déjelo en blanco.',
})
const wrongAmount = said({
  en: 'Please enter whole dollars, up to $5,000,000, or leave it blank',
  es: 'Ingrese dólares enteros, hasta $5,000,000, o déjelo en blanco.',
})
const missing = said({
  en: 'Please fill in one of these, or skip them all',
  es: 'Complete al menos uno u omítalos todos.',
})

type ClaimsProps = Pick<HomeClaimsProps, 'perils' | 'most'>

/** Schema of the answer: at least one row, each with what it was for and a year; rows left blank stay open. */
export function answer({ perils, most }: ClaimsProps, today: Day) {
  const row = v.lazy(typed => (isBlankRow(typed, perils.length) ? blank : rowSchema({ perils }, today)))
  return v.object({
    claims: v.pipe(
      v.optional(
        listOf(row, {
          most,
          missing,
          long: said({
            en: `You told of ${most} at most. If there were more, change that answer`,
            es: `Según sus respuestas hubo ${most} como máximo. Si hubo más, cambie esa respuesta.`,
          }),
        }),
        [],
      ),
      v.transform(rows => rows.filter(one => one !== null)),
      v.minLength(1, missing),
    ),
  })
}

const texts = v.object({
  peril: v.optional(v.string(), ''),
  month: v.optional(v.string(), ''),
  year: v.optional(v.string(), ''),
  paid: v.optional(v.string(), ''),
})

/** Whether nothing was filled in, not counting what the row cannot be asked without. */
function isBlankRow(row: unknown, perils: number): boolean {
  const read = v.safeParse(texts, row)
  if (!read.success) return false
  const { peril, month, year, paid } = read.output
  return [month, year, paid, ...(perils > 1 ? [peril] : [])].every(text => text.trim() === '')
}

/** It is left out only after the check, so that complaints keep their rows. */
const blank = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** Absent, or blank. */
const nothing = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
)

function rowSchema({ perils }: Pick<HomeClaimsProps, 'perils'>, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  const month = v.pipe(whole(noMonth, noMonth), v.minValue(1, noMonth), v.maxValue(12, noMonth))
  const paid = v.pipe(
    v.unknown(),
    // People write thousands with a comma.
    v.transform(typed => (typeof typed === 'string' ? typed.replace(/[$,\s]/g, '') : typed)),
    v.union(
      [nothing, v.pipe(whole(wrongAmount, wrongAmount), v.maxValue(mostPaid, wrongAmount))],
      wrongAmount,
    ),
  )
  const row = v.object({
    peril: oneOf(perils, said({ en: 'Please choose what it was for', es: 'Elija la causa.' })),
    year: v.pipe(whole(noYear, noYear), v.minValue(thisYear - years, noYear), v.maxValue(thisYear, noYear)),
    month: v.optional(v.union([nothing, month], noMonth)),
    paid: v.optional(paid),
  })
  return v.pipe(
    row,
    v.forward(
      v.partialCheck(
        [['year'], ['month']],
        one => complaintAbout(one, today) === undefined,
        issue => complaintAbout(issue.input, today)?.(issue) ?? '',
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

/** What is wrong with the month of a claim; undefined where nothing is. */
function complaintAbout(
  { year, month }: { readonly year: number; readonly month?: number | undefined },
  today: Day,
): Message | undefined {
  const first = `${year}-${String(month ?? 1).padStart(2, '0')}`
  if (first > today.slice(0, 7))
    return said({ en: 'That month is in the future. Please check it', es: 'Ese mes aún no llega. Revíselo.' })
  if (dayCounted({ year, month }, today) < addYears(today, -years))
    return said({
      en: `I only ask about the past ${years} years`,
      we: `We only ask about the past ${years} years`,
      es: `Solo se pregunta por los últimos ${years} años.`,
    })
  return undefined
}

/** What each claim of a home was for, and when: asked only from the prices. */
export function homeClaims(
  props: Omit<HomeClaimsProps, 'years'> & { readonly today: Day },
): Step<HomeClaimsAnswer, HomeClaimsProps> {
  const { today, ...others } = props
  const thisYear = Number(today.slice(0, 4))
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
    props: { ...others, years: Array.from({ length: years + 1 }, (_, at) => thisYear - at) },
    fields,
    answer: daily(on => answer(props, on)),
    say,
    stillFits: (stored, on) => whatStillFits(props, { stored, today: on }),
  }
}

const storedAnswer = v.object({ claims: v.array(v.unknown()) })

/** Keeps the claims that the household still tells of. The others went with the answer that was changed. */
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
