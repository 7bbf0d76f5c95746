import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import type {
  AnswerChange,
  Review,
  ReviewedAnswer,
  ReviewedItem,
  ReviewedList,
} from '../../contract/review.ts'
import type { AnswerPart } from '../../wizard/step.ts'
import { OrderStays } from '../buying/OrderStays.tsx'
import { changeText } from '../format/change-text.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { useSpeech } from '../words.ts'
import styles from './ReviewAnswers.module.css'

/** Every answer of a quote by its chapter, each with a way to change it, which leads back here. It needs no scripts. */
export function ReviewAnswers({ review, ordered, quoteId, query }: Articles['answers']) {
  const { insurance, chapters, changes, takenOver, waiting, further, open } = review
  const link = (route: string) => addressOf(route, cameFrom(query, 'answers'), quoteId)
  const itemLink = (route: string) => addressOf(route, cameFrom(query, 'item'), quoteId)
  return (
    <>
      <OrderStays ordered={ordered} />
      {open === undefined ? (
        <p>
          <a href={`/quotes/${quoteId}${query}`}>Back to all prices</a>
        </p>
      ) : (
        <p>
          There’s still something to answer. <a href={addressOf(open, query, quoteId)}>Go on</a>
        </p>
      )}
      <Changes changes={changes} />
      <p>
        This is all you told me for {insurance.toLowerCase()}. If you change something, I’ll ask only what
        that makes necessary and bring you back here.
      </p>
      {takenOver && <p>{takenOver}</p>}
      <Waiting waiting={waiting} quoteId={quoteId} />
      {chapters.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {entries.map(entry =>
            'items' in entry ? (
              <List key={entry.route} list={entry} href={link(entry.route)} action={itemLink(entry.route)} />
            ) : (
              <Answer key={entry.route} answer={entry} href={link(entry.route)} />
            ),
          )}
        </section>
      ))}
      {further && (
        <p>
          <a href={link(further.route)}>{further.text}</a>
        </p>
      )}
      <p className={styles.end}>
        {open === undefined ? (
          <ButtonLink look="primary" href={`/quotes/${quoteId}${query}`}>
            See my prices
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" href={addressOf(open, query, quoteId)}>
            Next question
          </ButtonLink>
        )}
      </p>
    </>
  )
}

function Changes({ changes }: { changes: readonly AnswerChange[] }) {
  const speech = useSpeech()
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-labelledby="changed">
      <h2 id="changed">What you changed</h2>
      <ul>
        {changes.map(change => (
          <li key={change.label}>{changeText(change, speech)}</li>
        ))}
      </ul>
      <p>The prices go by this now.</p>
    </section>
  )
}

function Answer({
  answer: { question, label, answer, parts },
  href,
}: {
  answer: ReviewedAnswer
  href: string
}) {
  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.question}>{question}</h3>
        <p className={styles.answer}>{answer}</p>
        <Parts parts={parts} />
      </div>
      <a className={styles.change} href={href}>
        Change<VisuallyHidden> {label}</VisuallyHidden>
      </a>
    </div>
  )
}

/** Answers taken from another line, before their questions have come: each may still be asked. */
function Waiting({ waiting, quoteId }: Pick<Review, 'waiting'> & { readonly quoteId: string }) {
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">I won’t ask these again</h2>
      {waiting.map(({ name, question, answer }) => (
        <div key={name} className={styles.row}>
          <div>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
          <form method="post" action={`/quotes/${quoteId}/ask`}>
            <input type="hidden" name="question" value={name} />
            <Button type="submit" look="plain" className={styles.change}>
              Ask me<VisuallyHidden> {question}</VisuallyHidden>
            </Button>
          </form>
        </div>
      ))}
    </section>
  )
}

interface ListProps {
  readonly list: ReviewedList
  readonly href: string
  /** Of the form that opens one of its items. */
  readonly action: string
}

function List({ list: { question, items }, href, action }: ListProps) {
  return (
    <>
      {items.map(item => (
        <Item key={item.uuid} item={item} action={action} />
      ))}
      <p>
        <a className={styles.change} href={href}>
          Add or remove<VisuallyHidden> {question}</VisuallyHidden>
        </a>
      </p>
    </>
  )
}

/** An item of a list, which only the list's own form can open again. */
function Item({ item: { uuid, name, parts }, action }: { item: ReviewedItem; action: string }) {
  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.question}>{name}</h3>
        <Parts parts={parts} />
      </div>
      <form method="post" action={action}>
        <input type="hidden" name="action" value="edit" />
        <input type="hidden" name="uuid" value={uuid} />
        <Button type="submit" look="plain" className={styles.change}>
          Change<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </div>
  )
}

function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  if (parts.length === 0) return null
  return (
    <dl className={styles.parts}>
      {parts.map(({ label, text }, place) => (
        // Two travelers may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never move
        <div key={place}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
