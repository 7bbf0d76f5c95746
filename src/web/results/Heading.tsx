import { brand } from '../../brand.ts'
import type { StatusReply } from '../../contract/status.ts'
import { Butler, type Pose } from '../butler/Butler.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Heading.module.css'
import { PriceSpread } from './PriceSpread.tsx'
import { spreadOf } from './spread.ts'

interface HeadingProps {
  readonly data: StatusReply['data'] | null
  readonly quoting: boolean
  readonly reload: boolean
  readonly unreachable: boolean
}

/** The butler and his words, what was requested, and the range of prices. */
export function Heading({ data, quoting, reload, unreachable }: HeadingProps) {
  const quotes = (data?.result.quotes ?? []).filter(quote => !quote.ad)
  const spread = spreadOf(quotes)
  const empty = !quoting && quotes.length === 0
  const pose: Pose = empty || unreachable ? 'apologising' : quoting ? 'fetching' : 'presenting'
  return (
    <header className={styles.heading}>
      <div className={styles.butler}>
        <Butler pose={pose} />
      </div>
      <div className={styles.words}>
        {data?.quotes_title && <p className={styles.title}>{data.quotes_title}</p>}
        <Said {...{ quoting, reload, empty }} any={quotes.length > 0} />
        {data && <Asked data={data} />}
        {spread && <PriceSpread spread={spread} />}
      </div>
    </header>
  )
}

interface SaidProps {
  readonly quoting: boolean
  readonly reload: boolean
  readonly empty: boolean
  readonly any: boolean
}

/** The butler's words for each state, verbatim from the specification (2.4). */
function Said({ quoting, reload, empty, any }: SaidProps) {
  if (empty) {
    return (
      <>
        <h1 tabIndex={-1}>Oops. I can't find any matching carriers.</h1>
        <p>
          Your answers are safe. Please try again later, or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a> and someone will look into it.
        </p>
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
        {/* In the place of the line before, so that the list stays where it is. */}
        <p className={styles.promise}>No insurer can pay for a better spot.</p>
      </>
    )
  }
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>Your quotes are on the way</VisuallyHidden>
    </h1>
  )
}

/** What the prices are for, in a sentence. */
function Asked({ data: { address, result } }: { data: StatusReply['data'] }) {
  const { address1, city, state, zip_code } = address
  const place = [address1, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')
  const covers = new Set(result.quotes.map(quote => quote.coverage_amount).filter(Boolean))
  // Insurers that each offer their own plan have no requested coverage in common.
  const cover = covers.size === 1 ? [...covers][0] : undefined
  if (place === '') return null
  return (
    <p className={styles.asked}>
      For {place}
      {cover === undefined ? '.' : `: ${cover}.`}
    </p>
  )
}
