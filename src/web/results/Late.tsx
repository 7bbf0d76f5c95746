import type { LateStart } from '../../contract/status.ts'

/** Says that the picked start date has passed, until the visitor picks another. */
export function Late({ quoteId, picked, instead }: LateStart & { quoteId: string }) {
  return (
    <>
      It’s too late now for the start date you picked, {picked}. Your policy would start tomorrow, {instead}.{' '}
      <a href={`/quotes/${quoteId}/cover?open=starts#cover-starts`}>Pick a new start date</a>, and I’ll get
      fresh prices for it.
    </>
  )
}
