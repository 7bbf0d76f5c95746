/** The parts of a date in US order. */
export const parts = ['month', 'day', 'year'] as const
export type DatePart = (typeof parts)[number]

/** Whether a part is complete, so that nothing can be added: "5" is a full month, "1" is not yet. */
export function isFull(part: DatePart, typed: string): boolean {
  const value = Number(typed)
  if (!/^\d+$/.test(typed) || part === 'year') return false
  const most = part === 'month' ? 12 : 31
  return value >= 1 && value <= most && (typed.length === 2 || value * 10 > most)
}

/** Reads a pasted date, "05/02/1994" or "1994-05-02"; null for anything else. */
export function parseDate(text: string): Readonly<Record<DatePart, string>> | null {
  const american = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text)
  if (american) {
    const [, month = '', day = '', year = ''] = american
    return { month, day, year }
  }
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (!iso) return null
  const [, year = '', month = '', day = ''] = iso
  return { month, day, year }
}
