import type { ReactNode } from 'react'
import { brand } from '../../brand.ts'
import { Butler } from '../butler/Butler.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import styles from './Trouble.module.css'
import { type TroubleKind, troubleTitle } from './titles.ts'

/** A page for when something is wrong: what happened, what is safe, what to do now. */
export function Trouble({ kind }: { kind: TroubleKind }) {
  const { happened, safe, next } = words[kind]
  return (
    <article className={styles.trouble}>
      <div className={styles.butler}>
        <Butler pose="apologising" />
      </div>
      <h1 tabIndex={-1}>{troubleTitle[kind]}</h1>
      <p>{happened}</p>
      <p>{safe}</p>
      <div className={styles.next}>{next}</div>
      <p className={styles.help}>
        If it does not get better, call <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>.
      </p>
    </article>
  )
}

interface Words {
  readonly happened: string
  readonly safe: string
  readonly next: ReactNode
}

const startAnew = (
  <ButtonLink look="primary" href="/start">
    Start a new quote
  </ButtonLink>
)

/** The same address once more: an empty query leads to it. */
const tryAgain = (
  <ButtonLink look="primary" href="?">
    Try again
  </ButtonLink>
)

const words: Record<TroubleKind, Words> = {
  'not-found': {
    happened: 'The address may have been mistyped, or the page has moved.',
    safe: 'If you were answering questions, your answers are kept.',
    next: (
      <ButtonLink look="primary" href="/">
        Back to the front door
      </ButtonLink>
    ),
  },
  unavailable: {
    happened: 'More visitors are here than I can serve at once, or a part of the house is being repaired.',
    safe: 'Every answer I said I took is kept. Nothing needs to be typed again.',
    next: tryAgain,
  },
  internal: {
    happened: 'The fault is mine and has been noted; nothing you did caused it.',
    safe: 'Every answer I said I took is kept.',
    next: tryAgain,
  },
  refused: {
    happened: 'It was too much, of a kind I do not read, or it came from a page that is out of date.',
    safe: 'Every answer I said I took is kept.',
    next: tryAgain,
  },
  expired: {
    happened: 'Quotes are kept for 30 days, and can be opened only in the browser that asked for them.',
    safe: 'An expired quote has been erased, so nobody else can read it either.',
    next: startAnew,
  },
}
