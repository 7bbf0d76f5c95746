import { dollars } from '../../../language/money.ts'
import type { DeskOrder } from '../../store/rows/order-desk.ts'
import { type ByHand, isStuck, type OrderState } from '../../store/rows/order-store.ts'
import { section, table } from '../explain/table.ts'

const meanings: Readonly<Record<OrderState, string>> = {
  unpaid: 'waits for its payment',
  paid: 'is paid; its carrier is asked for the policy',
  held: 'is paid; its carrier rejected it, and no one asks again until you decide',
  bound: 'has its policy',
  dropped: 'was never paid',
  refused: 'is being paid back',
  refunded: 'was paid back',
}

/** What the command says, and whether it is what the operator wanted. */
export interface Said {
  readonly isDone: boolean
  readonly text: string
}

/** The orders that wait for a person, as text. */
export function listOrders(orders: readonly DeskOrder[]): string {
  if (orders.length === 0) return 'No order waits for a person.\n'
  const rows = orders.map(({ number, carrier, state, dueCents, createdAt }) => [
    number,
    carrier,
    state,
    dollars(dueCents),
    createdAt.toISOString(),
  ])
  return table(['order', 'carrier', 'state', 'paid', 'ordered'], rows)
}

/** What is known of an order, as text: no name, no address and no answer. */
export function showOrder(order: DeskOrder): string {
  const { number, ref, state, byHand, carrier, product, line, dueCents, startsOn } = order
  const { provider, session, payment, policyNumber, createdAt, paidAt, endedAt, attempts, dueAt } = order
  const rows: (readonly [string, string | null])[] = [
    ['log reference', ref],
    ['state', `${state}: ${meanings[state]}`],
    ['decided by hand', byHand],
    ['carrier', product === null ? carrier : `${carrier}, ${product}`],
    ['line', line],
    ['amount', dollars(dueCents)],
    ['starts on', startsOn],
    ['policy', policyNumber],
    [`checkout at ${provider}`, session],
    [`payment at ${provider}`, payment],
    ['ordered', createdAt.toISOString()],
    ['paid', paidAt?.toISOString() ?? null],
    ['ended', endedAt?.toISOString() ?? null],
    ['tries in this state', String(attempts)],
    ['next try', endedAt ? null : dueAt.toISOString()],
  ]
  const known = rows.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return table(['Order', number], known) + (isStuck(order) ? section('What to do', remedyOf(order)) : '')
}

function remedyOf({ number, carrier, state }: DeskOrder): string {
  if (state === 'refused')
    return '  The payment service does not pay it back. Look there for the checkout; the log names the cause.\n'
  const lines = [
    `Ask ${carrier} whether there is a policy for order ${number}.`,
    `There is none:        npm run order -- refund ${number}`,
    ...(state === 'held' ? [`It may be asked again: npm run order -- retry ${number}`] : []),
  ]
  return lines.map(line => `  ${line}\n`).join('')
}

/** What becomes of an order that an operator decided about. */
export function decidedOf({ number, state, dueCents, policyNumber }: DeskOrder, decision: ByHand): Said {
  const isRefund = decision === 'refund'
  const said = (isDone: boolean, words: string) => ({ isDone, text: `Order ${number} ${words}.\n` })
  switch (state) {
    case 'held':
    case 'paid':
      if (isRefund) return said(true, `will be paid back by the running service: ${dollars(dueCents)}`)
      if (state === 'held') return said(true, 'goes to its carrier once more, by the running service')
      return said(true, 'goes to its carrier again and again already')
    case 'refused':
      return said(isRefund, 'is being paid back already')
    case 'refunded':
      return said(isRefund, 'was paid back already')
    case 'bound':
      return said(!isRefund, `has its policy, ${policyNumber}`)
    case 'unpaid':
    case 'dropped':
      return said(false, 'was never paid')
  }
}
