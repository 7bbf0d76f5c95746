import type { ReactNode } from 'react'
import type { Screen } from '../../contract/page.ts'
import { Butler } from '../butler/Butler.tsx'
import { useFacts, useSite } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { mention } from './reference.ts'
import styles from './Trouble.module.css'
import { type TroubleKind, troubleTitle } from './titles.ts'

/** An error page: what happened, what is safe, what to do now. */
export function Trouble({ screen, retry }: Props) {
  const site = useSite()
  const kind = screen.name === 'trouble' ? screen.kind : 'not-found'
  const request = screen.name === 'trouble' ? screen.request : undefined
  const { happened, safe, next } = words[kind]
  const { retentionDays } = useFacts()
  return (
    <article className={styles.trouble}>
      <Butler className={styles.assistant} pose="apologising" />
      <h1 tabIndex={-1}>{troubleTitle[kind]}</h1>
      <p>{happened.replace('{days}', String(retentionDays))}</p>
      <p>{retry ? keptHere : safe}</p>
      <div className={styles.next}>
        {retry ? (
          <>
            <Button look="primary" onClick={retry}>
              Try again
            </Button>
            <ButtonLink href="/welcome">Start over</ButtonLink>
          </>
        ) : (
          next
        )}
      </div>
      <p className={styles.help}>
        If that doesn’t help, call <a href={`tel:${site.phone.dial}`}>{site.phone.text}</a>.
        {request !== undefined && ` ${mention(request)}`}
      </p>
    </article>
  )
}

interface Props {
  readonly screen: Extract<Screen, { name: 'trouble' | 'not-found' }>
  /** Replaces a screen that failed to render, and tries once more. */
  readonly retry?: () => void
}

interface Words {
  /** May name how many days a quote is stored. */
  readonly happened: string
  readonly safe: string
  readonly next: ReactNode
}

const startAnew = (
  <ButtonLink look="primary" href="/start">
    Start a new quote
  </ButtonLink>
)

/** An empty query leads to the same address. */
const tryAgain = (
  <ButtonLink look="primary" href="?">
    Try again
  </ButtonLink>
)

const keptHere = 'Every answer I confirmed is safe, and I’ve kept what you typed.'

const words: Record<TroubleKind, Words> = {
  'not-found': {
    happened: 'The address may be mistyped, or the page may have moved.',
    safe: 'If you were in the middle of your questions, your answers are safe.',
    next: (
      <ButtonLink look="primary" href="/">
        Go to the home page
      </ButtonLink>
    ),
  },
  unavailable: {
    happened: 'I have more visitors than I can help at once, or something here is being repaired.',
    safe: 'Every answer I confirmed is safe. You won’t have to type anything again.',
    next: tryAgain,
  },
  internal: {
    happened: 'This was my mistake, and I’ve made a note of it. It wasn’t anything you did.',
    safe: 'Every answer I confirmed is safe.',
    next: tryAgain,
  },
  refused: {
    happened: 'It may have been too long, in a format I can’t read, or from a page that’s out of date.',
    safe: 'Every answer I confirmed is safe.',
    next: tryAgain,
  },
  offline: {
    happened: 'So I can’t show you this page. I’ll open it as soon as you’re connected again.',
    safe: 'Every answer I confirmed is safe.',
    // The whole address, with its query.
    next: (
      <ButtonLink look="primary" href="">
        Try again
      </ButtonLink>
    ),
  },
  expired: {
    happened:
      'I keep quotes for {days} days unless you delete them sooner, and they open only in the browser they were made in.',
    safe: 'Once a quote is gone it’s erased, so no one else can read it either.',
    next: startAnew,
  },
}
