import type { ReactNode } from 'react'
import type { StatusReply } from '../../contract/prices/status.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { longDayAt } from '../../language/days.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { Butler, type Pose } from '../butler/Butler.tsx'
import { useSite } from '../facts.ts'
import { changeText } from '../format/change-text.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './Heading.module.css'
import { PriceSpread } from './PriceSpread.tsx'
import { isPriceless, useExtras } from './use-extras.ts'

const words = wordsIn({
  en: {
    printed: (site: string, number: string, day: string) => `${site}, quote ${number}. Printed on ${day}.`,
    quotes: 'Your quotes',
    nobody: "Oops. I can't find any matching carriers.",
    preparing: 'Preparing quotes',
    moment: 'Just a moment please...',
    found: "Here's what I found.",
    order: 'No insurer can pay for a better spot.',
    underWay: 'Your quotes are on the way',
    asked: (place: string, cover: string, isOfAll: boolean, isOwn?: true) =>
      `For ${place}${cover === '' ? '' : `${isOfAll ? '' : isOwn ? '. Your coverage' : '. The most common coverage here'}: ${cover}`}.`,
    adjust: 'Change your coverage',
    changed: (answers: string) => `You made changes. ${answers}.`,
  },
  we: { nobody: "We can't find any matching carriers.", found: "Here's what we found." },
  es: {
    printed: (site, number, day) => `${site}, cotización ${number}. Impreso el ${day}.`,
    quotes: 'Sus cotizaciones',
    nobody: 'No se encontró ninguna aseguradora para usted.',
    preparing: 'Preparando las cotizaciones',
    moment: 'Un momento, por favor...',
    found: 'Estos son los resultados.',
    order: 'Nadie paga por un mejor lugar.',
    underWay: 'Sus cotizaciones vienen en camino',
    asked: (place, cover, isOfAll, isOwn) =>
      `Para ${place}${cover === '' ? '' : `${isOfAll ? '' : isOwn ? '. Su cobertura' : '. La cobertura más común'}: ${cover}`}.`,
    adjust: 'Cambiar su cobertura',
    changed: answers => `Usted hizo cambios. ${answers}.`,
  },
})

interface HeadingProps {
  readonly data: StatusReply['data'] | null
  readonly quoting: boolean
  readonly reload: boolean
  readonly unreachable: boolean
  /** The note that the picked start date has passed. */
  readonly late: ReactNode
}

/** The butler and his words, what was requested, and the range of prices. */
export function Heading({ data, quoting, reload, unreachable, late }: HeadingProps) {
  const site = useSite()
  const say = useWords(words)
  const speech = useSpeech()
  const quotes = (data?.result.quotes ?? []).filter(quote => !quote.ad)
  const spread = data?.result.spread
  const empty = !quoting && quotes.length === 0
  const priceless = !quoting && isPriceless(quotes)
  const extras = useExtras(priceless)
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
            advice={extras && <extras.Advice wasAsked={!empty} hasWays={data?.ways !== undefined} />}
          />
          {data && <Asked data={data} />}
          {late && <p className={styles.late}>{late}</p>}
          {data && (
            <p className={styles.paper}>
              {say.printed(site.name, data.quote_number, longDayAt(new Date(), speech))}
            </p>
          )}
        </div>
        {spread && <PriceSpread spread={spread} />}
      </div>
    </header>
  )
}

/** The line of these prices, along with the visitor's quotes of other lines. */
function Lines({ data: { quotes_title, others } }: { data: StatusReply['data'] }) {
  const say = useWords(words)
  if (others.length === 0) return <p className={styles.title}>{quotes_title}</p>
  return (
    <nav className={styles.title} aria-label={say.quotes}>
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
  /** What to do without a price. */
  readonly advice: ReactNode
}

/** The butler's words for each state, verbatim from the specification (2.4). */
function Said({ quoting, reload, empty, priceless, any, advice }: SaidProps) {
  const say = useWords(words)
  if (empty) {
    return (
      <>
        <h1 tabIndex={-1}>{say.nobody}</h1>
        {advice}
      </>
    )
  }
  if (quoting && (any || !reload)) {
    return (
      <>
        <h1 tabIndex={-1}>{say.preparing}</h1>
        <p className={styles.promise}>{say.moment}</p>
      </>
    )
  }
  if (any) {
    return (
      <>
        <h1 tabIndex={-1}>{say.found}</h1>
        {priceless ? (
          advice
        ) : (
          // In the place of the previous line, so that the list stays where it is.
          <p className={styles.promise}>{say.order}</p>
        )}
      </>
    )
  }
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{say.underWay}</VisuallyHidden>
    </h1>
  )
}

/** The subject of the prices, and what all of them have in common. */
function Asked({ data }: { data: StatusReply['data'] }) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const { id, address, result, own_plan, changes, exact, further } = data
  const { address1, city, state, zip_code } = address
  const place = [address1, city, `${state} ${zip_code}`.trim()].filter(Boolean).join(', ')
  const { cover, is_of_all, details } = result.shared
  if (place === '') return null
  return (
    <div className={styles.asked}>
      <p>
        {say.asked(place, cover, is_of_all, own_plan)} <a href={`/quotes/${id}/cover`}>{say.adjust}</a>
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
      {changes.length > 0 && (
        <p>{say.changed(changes.map(change => changeText(change, speech)).join(', '))}</p>
      )}
    </div>
  )
}
