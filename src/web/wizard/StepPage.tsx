import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../contract/quote-address.ts'
import { wordsIn } from '../../language/text.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import { useFacts } from '../facts.ts'
import { kindView, loaded } from '../load-screen.ts'
import { prefetch } from '../router/prefetch.ts'
import type { Router } from '../router/router.ts'
import type { GivenAnswers } from '../step/step-view.ts'
import { titleOf } from '../title.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words.ts'
import type { AnswerQueue } from './answer-queue/answer-queue.ts'
import { drafts } from './answer-queue/drafts.ts'
import { useAnswerQueue } from './answer-queue/use-answer-queue.ts'
import { loadOnDemand } from './load-on-demand.ts'
import { Messages } from './Messages.tsx'
import styles from './StepPage.module.css'
import { isStart, pageKey, type StepScreen } from './step-screen.ts'

const words = wordsIn({
  en: {
    next: 'Next',
    skip: 'Skip this question',
  },
  es: { next: 'Siguiente', skip: 'Omitir' },
})

interface StepPageProps {
  readonly screen: StepScreen
  readonly router: Router
  /** The start step's properties embedded in the page. */
  readonly preset: GivenAnswers
  /** The complaints at the beginning. */
  readonly errors: FieldErrors
  /** Submits at once: everything is already filled in, or the page was sending when it was reloaded. */
  readonly submitsAtOnce: boolean
}

/** One question: title, fields of its kind, and the buttons. */
export function StepPage({ screen, router, preset, errors: initial, submitsAtOnce }: StepPageProps) {
  const { route, properties } = screen
  const view = kindView(properties.kind)
  const View = view.default
  const starts = isStart(properties)
  const { Subtitle, BelowFields, nameOf } = starts ? plain : loaded<Extras>('extras')
  const OpenQuotes = properties.open_quotes && loaded<Extras>('extras').OpenQuotes
  // They are read once: later changes are the visitor's.
  const [values] = useState<GivenAnswers>(() => ({
    ...preset,
    ...(properties.answer as GivenAnswers | undefined),
    ...screen.typed,
    ...drafts.get(pageKey(screen))?.typed,
  }))
  const facts = useFacts()
  const queue = useAnswerQueue({ route, properties, view, router, facts }, initial)
  const { errors, help } = queue.state
  const status = queue.state.status ?? router.notice
  const loadVehicleHelp = useCallback(
    () => loadOnDemand().then(module => module.vehicleHelp({ step: route, quote_id: properties.quote_id })),
    [route, properties.quote_id],
  )
  const answer = useRef(submitsAtOnce ? queue.submit : undefined)
  useEffect(() => {
    answer.current?.()
    answer.current = undefined
  }, [])
  useEffect(() => {
    const failed = status !== null || Object.keys(errors).length > 0
    document.title = titleOf(screen, facts, failed)
  }, [screen, facts, errors, status])

  return (
    <div data-arriving className={classes(styles.question, starts && styles.start)}>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {properties.title}
        </h1>
        <Subtitle {...properties} query={screen.query} className={styles.subtitle} />
      </header>
      {OpenQuotes && (
        <OpenQuotes
          quotes={properties.open_quotes ?? []}
          hasOlder={properties.has_older_quotes === true}
          query={screen.query ?? ''}
        />
      )}
      <StepForm {...{ queue, screen }}>
        <Messages {...{ status, errors, help }} nameOf={view.nameOf ?? nameOf} />
        <View
          // The registry's view of this kind takes the properties of this kind.
          properties={properties as never}
          submit={() => queue.submit()}
          send={queue.send}
          {...{ values, errors, loadAddressHelp, loadVehicleHelp, instrument }}
        />
        {BelowFields && <BelowFields {...properties} />}
      </StepForm>
    </div>
  )
}

type Extras = typeof import('./extras.ts')

/** The first question has none of the others' extras. */
const plain = {
  BelowFields: null,
  // Its fields never share a message.
  nameOf: () => '',
  Subtitle: ({ subtitle, className }: { subtitle?: string; className: string | undefined }) =>
    subtitle ? <p className={className}>{subtitle}</p> : null,
}

const loadAddressHelp = () => loadOnDemand().then(module => module.addressHelp)

const instrument: typeof import('../calls/instrument.ts')['instrument'] = (...event) => {
  loadOnDemand()
    .then(module => module.instrument(...event))
    .catch(() => {})
}

interface StepFormProps {
  readonly queue: AnswerQueue
  readonly screen: StepScreen
  readonly children: React.ReactNode
}

/** The form around the fields. Without scripts the browser posts it to the page's own address. */
function StepForm({ queue, screen: { route, properties, query = '' }, children }: StepFormProps) {
  const say = useWords(words)
  const [asking, setAsking] = useState(false)
  const extras = isStart(properties) ? null : loaded<Extras>('extras')
  const canSkip = properties.skip_button && !extras?.isFromPurchase(query)
  const skip = canSkip ? (properties.skipLabel ?? say.skip) : undefined
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React's type for the event lacks the submitter.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('name') !== 'skip_answer') queue.submit(submitter)
    else if (extras?.skipsAtOnce(properties)) queue.skip()
    else setAsking(true)
  }
  return (
    <form
      {...queue.form}
      className={styles.form}
      method="post"
      action={addressOf(route, query, properties.quote_id)}
      onSubmit={onSubmit}
      onFocus={() => prefetch(properties)}
      // A browser would complain in its own language.
      noValidate
    >
      {properties.quote_id !== undefined && (
        <input type="hidden" name="quote_id" value={properties.quote_id} />
      )}
      {children}
      {extras && queue.state.skipFailed && <extras.SkipFailed help={queue.state.help} />}
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={queue.state.busy} className={styles.next}>
          {properties.action ?? say.next}
        </Button>
        {skip !== undefined && (
          <Button type="submit" look="plain" name="skip_answer" value="true">
            {skip}
          </Button>
        )}
        {extras && (
          <extras.Hesitation errors={queue.state.errors} skip={properties.skipAnswers ? undefined : skip} />
        )}
      </div>
      {extras && skip !== undefined && (
        <extras.SkipDialog open={asking} onClose={() => setAsking(false)} onConfirm={queue.skip} />
      )}
    </form>
  )
}
