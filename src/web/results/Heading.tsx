import type { ReactNode } from 'react'
import { addressOf } from '../../contract/quote-address.ts'
import type { StatusReply } from '../../contract/status.ts'
import { longDayAt } from '../../language/days.ts'
import { Butler, type Pose } from '../butler/Butler.tsx'
import { useSite } from '../facts.ts'
import { changeText } from '../format/change-text.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Heading.module.css'
import { PriceSpread } from './PriceSpread.tsx'

interface HeadingProps {
  readonly data: StatusReply['data'] | null
  readonly quoting: boolean
  readonly reload: boolean
  readonly unreachable: boolean
  /** That the picked start date has passed. */
  readonly late: ReactNode
}

/** The butler and his words, what was requested, and the range of prices. */
export function Heading({ data, quoting, reload, unreachable, late }: HeadingProps) {
  const site = useSite()
  const quotes = (data?.result.quotes ?? []).filter(quote => !quote.ad)
  const spread = data?.result.spread
  const empty = !quoting && quotes.length === 0
  const priceless =
    !quoting && !quotes.some(({ price_info: { type } }) => type === 'price' || type === 'call')
  const pose: Pose = priceless || unreachable ? 'apologising' : quoting ? 'fetching' : 'presenting'
  return (
    <header className={styles.heading}>
      <div className={styles.row}>
        <Butler className={styles.assistant} pose={pose} />
        <div className={styles.words}>
          {data && <Lines data={data} />}
          <Said
            {...{ quoting, reload, empty, priceless }}
            any={quotes.length > 0}
            hasWays={data?.ways !== undefined}
          />
          {data && <Asked data={data} />}
          {late && <p className={styles.late}>{late}</p>}
          {data && (
            <p className={styles.paper}>
              {site.name}, quote {data.quote_number}. Printed on {longDayAt(new Date())}.
            </p>
          )}
        </div>
        {spread && <PriceSpread spread={spread} />}
      </div>
    </header>
  )
}

/** The line of these prices, beside the visitor's quotes of other lines. */
function Lines({ data: { quotes_title, others } }: { data: StatusReply['data'] }) {
  if (others.length === 0) return <p className={styles.title}>{quotes_title}</p>
  return (
    <nav className={styles.title} aria-label="Your quotes">
      <span aria-current="page">{quotes_title}</span>
      {others.map(({ route, insurance }) => (
        <a key={route} href={route}>
          {insurance}
        </a>
      ))}
    </nav>
  )
}

interface SaidProps {
  readonly quoting: boolean
  readonly reload: boolean
  readonly empty: boolean
  /** No insurer has a price, nor a number to call. */
  readonly priceless: boolean
  readonly any: boolean
  readonly hasWays: boolean
}

/** The butler's words for each state, verbatim from the specification (2.4). */
function Said({ quoting, reload, empty, priceless, any, hasWays }: SaidProps) {
  if (empty) {
    return (
      <>
        <h1 tabIndex={-1}>Oops. I can't find any matching carriers.</h1>
        <Advice {...{ hasWays }} />
      </>
    )
  }
  if (quoting && (any || !reload)) {
    return (
      <>
        <h1 tabIndex={-1}>Preparing quotes</h1>
        <p className={styles.promise}>Just a moment please...</p>
      </>
    )
  }
  if (any) {
    return (
      <>
        <h1 tabIndex={-1}>Here's what I found.</h1>
        {priceless ? (
          <Advice {...{ hasWays }}>No insurer came back with a price this time. </Advice>
        ) : (
          // In the place of the line before, so that the list stays where it is.
          <p className={styles.promise}>No insurer can pay for a better spot.</p>
        )}
      </>
    )
  }
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>Your quotes are on the way</VisuallyHidden>
    </h1>
  )
}

/** What to do where there is no price. */
function Advice({ children, hasWays }: { children?: ReactNode; hasWays?: boolean }) {
  const { email } = useSite()
  return (
    <p className={styles.advice}>
      {children}Your answers are safe. {hasWays ? 'See what you can do below' : 'Please try again later'}, or
      write to <a href={`mailto:${email}`}>{email}</a> and someone will look into it.
    </p>
  )
}

/** The subject of the prices, and what all of them have in common. */
function Asked({ data }: { data: StatusReply['data'] }) {
  const { id, address, result, changes, exact, further } = data
  const { address1, city, state, zip_code } = address
  const place = [address1, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')
  const { cover, is_of_all, details } = result.shared
  if (place === '') return null
  return (
    <div className={styles.asked}>
      <p>
        For {place}
        {cover.length === 0 ? '.' : `${is_of_all ? ': ' : '. The usual plan here: '}${cover.join(', ')}.`}{' '}
        <a href={`/quotes/${id}/cover`}>Adjust your policy</a>
        {further && (
          <>
            {' · '}
            <a href={addressOf(further.route, '', id)}>{further.text}</a>
          </>
        )}
      </p>
      {[...(result.apart ? [result.apart] : []), ...exact.effects, ...details].map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      {changes.length > 0 && <p>You changed {changes.map(changeText).join(', ')}.</p>}
    </div>
  )
}
