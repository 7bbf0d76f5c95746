import type { Need, NeedAnswer } from '../../../connectors/needs/need.ts'
import { type Day, isDay } from '../../../units/day.ts'
import type { Failure } from '../../failures.ts'
import { mailboxIn } from '../../store/rows/mailing/mail-address.ts'

export type CheckedNeed =
  | { readonly ok: true; readonly answer: NeedAnswer | undefined }
  | { readonly ok: false; readonly fault: Failure }

/** Longer than any honest answer to an insurer's question. */
const longestText = 200

/** What was typed for a need, as it is stored and sent; undefined for an optional one that was left out. Pure. */
export function checkAnswer(need: Need, typed: string, today: Day): CheckedNeed {
  const text = typed.trim()
  if (text === '')
    return need.isRequired ? { ok: false, fault: { key: 'need-missing' } } : { ok: true, answer: undefined }
  return checkers[need.kind](text, need, today)
}

type Checker = (text: string, need: Need, today: Day) => CheckedNeed

const taken = (answer: NeedAnswer | null, fault: Failure): CheckedNeed =>
  answer === null ? { ok: false, fault } : { ok: true, answer }

const checkers: Readonly<Record<Need['kind'], Checker>> = {
  choice: (text, { choices = [] }) =>
    taken(choices.some(({ value }) => value === text) ? text : null, { key: 'need-choice' }),
  'yes or no': text => taken(text === 'yes' ? true : text === 'no' ? false : null, { key: 'need-choice' }),
  number(text, { least = 0, most = 1_000_000 }) {
    const digits = text.replace(/^\$/, '').replace(/,(?=\d{3}(?:\D|$))/g, '')
    const number = /^-?\d{1,10}$/.test(digits) ? Number(digits) : null
    return taken(number !== null && number >= least && number <= most ? number : null, {
      key: 'need-number',
      values: { least, most },
    })
  },
  date(text, { id }, today) {
    const day = dayIn(text)
    if (day === null && dateForm.test(text)) return { ok: false, fault: { key: 'need-day' } }
    if (day === null || day < '1900-01-01') return { ok: false, fault: { key: 'need-date' } }
    return id === 'licensedSince' && day > today
      ? { ok: false, fault: { key: 'need-date-ahead' } }
      : { ok: true, answer: day }
  },
  text: text => taken(text.length <= longestText ? text : null, { key: 'need-text' }),
  email: text => taken(mailboxIn(text), { key: 'email-invalid' }),
  phone: text => taken(phoneIn(text), { key: 'phone-invalid' }),
  'license number'(text) {
    const number = text.toUpperCase().replace(/[\s-]/g, '')
    return taken(/^[A-Z0-9*]{4,25}$/.test(number) ? number : null, { key: 'need-license' })
  },
}

const dateForm = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** A day as browsers send it, or as Americans type it. */
function dayIn(text: string): Day | null {
  if (isDay(text)) return text
  const [, month = '', day = '', year = ''] = dateForm.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(iso) ? iso : null
}

/** A US number as `+15125550142`; null for anything else. */
export function phoneIn(typed: string): string | null {
  const digits = typed.replace(/[\s().+-]/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null
}
