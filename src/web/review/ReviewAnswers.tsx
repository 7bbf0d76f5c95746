import { disclosureText } from '../../contract/answers/disclosure.ts'
import type {
  AnswerChange,
  Review,
  ReviewedAnswer,
  ReviewedItem,
  ReviewedList,
} from '../../contract/answers/review.ts'
import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { uncapitalized } from '../../language/letters.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { OrderStays } from '../buying/OrderStays.tsx'
import { useFacts } from '../facts.ts'
import { hidden } from '../format/around.tsx'
import { changeText } from '../format/change-text.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './ReviewAnswers.module.css'

const words = wordsIn({
  en: {
    open: 'There’s still something to answer.',
    resume: 'Continue',
    all: (insurance: string) =>
      `These are your answers for ${uncapitalized(insurance)}. If you change something, I’ll ask only what else I need to know and bring you back here.`,
    prices: 'See my prices',
    next: 'Next question',
    changed: 'What you changed',
    changedSince: 'Latest changes',
    counts: 'Your prices now reflect this.',
    change: (hidden: Around, what: string) => sentence`Change${hidden(` ${what}`)}`,
    edit: (hidden: Around, list: string) => sentence`Add or remove${hidden(` ${list}`)}`,
    waiting: 'I won’t ask these again',
    ask: (hidden: Around, question: string) => sentence`Ask me${hidden(` ${question}`)}`,
    about: (insurance: string, place?: string) => (place ? `${insurance} for ${place}` : insurance),
    byAgent: 'Your assistant gave these answers. Please check them.',
    unanswered: 'Your assistant has answered nothing yet. You can go on from here.',
    goOn: 'Go on',
    hold: 'Insurers rely on them for your price, and may refuse a claim over a wrong one. Change anything that isn’t right.',
    right: 'These are right. Show my prices',
    rightSoFar: 'These are right. Go on',
    disclosure: 'Information Disclosure',
  },
  we: {
    all: insurance =>
      `These are your answers for ${uncapitalized(insurance)}. If you change something, we’ll ask only what else we need to know and bring you back here.`,
    waiting: 'We won’t ask these again',
  },
  es: {
    open: 'Todavía falta algo por contestar.',
    resume: 'Continuar',
    all: insurance =>
      `Estas son las respuestas para su ${uncapitalized(insurance)}. Si cambia algo, se le preguntará solo lo que haga falta y volverá aquí.`,
    prices: 'Ver los precios',
    next: 'Siguiente pregunta',
    changed: 'Lo que cambió',
    changedSince: 'Últimos cambios',
    counts: 'Sus precios ya lo toman en cuenta.',
    change: (hidden, what) => sentence`Cambiar${hidden(` ${what}`)}`,
    edit: (hidden, list) => sentence`Agregar o quitar${hidden(` ${list}`)}`,
    waiting: 'Esto no se le preguntará otra vez',
    ask: (hidden, question) => sentence`Preguntarme${hidden(` ${question}`)}`,
    about: (insurance, place) => (place ? `${insurance} para ${place}` : insurance),
    byAgent: 'Su asistente dio estas respuestas. Revíselas.',
    unanswered: 'Su asistente todavía no ha contestado nada. Puede continuar aquí.',
    goOn: 'Continuar',
    hold: 'Las aseguradoras calculan su precio con ellas y pueden negar un reclamo si una es incorrecta. Cambie lo que no sea correcto.',
    right: 'Son correctas. Ver mis precios',
    rightSoFar: 'Son correctas. Continuar',
    disclosure: 'Divulgación de información',
  },
})

/** Every answer of a quote by its chapter, each with a way to change it, which leads back here. It needs no scripts. */
export function ReviewAnswers({ review, ordered, quoteId, query, problem }: Articles['answers']) {
  const say = useWords(words)
  const { insurance, chapters, changes, takenOver, waiting, further, open, byAgent } = review
  const link = (route: string) => addressOf(route, cameFrom(query, 'answers'), quoteId)
  const isEmpty = chapters.length === 0
  const itemLink = (route: string) => addressOf(route, cameFrom(query, 'item'), quoteId)
  return (
    <>
      <OrderStays {...{ quoteId, ordered }} />
      {byAgent && <p>{say.about(insurance, byAgent.place)}</p>}
      {byAgent &&
        (isEmpty && !problem ? (
          <Alert look="note" text={say.unanswered} />
        ) : (
          <Alert afterForm={problem !== undefined} look={problem ? 'bad' : 'warn'} title={say.byAgent}>
            <p>{problem ?? say.hold}</p>
          </Alert>
        ))}
      {byAgent ? null : open === undefined ? (
        <p>
          <BackToPrices quoteId={quoteId} query={query} />
        </p>
      ) : (
        <p>
          {say.open} <a href={addressOf(open, query, quoteId)}>{say.resume}</a>
        </p>
      )}
      <Changes changes={changes} isByAgent={byAgent !== undefined} />
      {!byAgent && <p>{say.all(insurance)}</p>}
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
      {byAgent && (
        <CheckedForm quoteId={quoteId} version={byAgent.version}>
          {isEmpty ? say.goOn : open === undefined ? say.right : say.rightSoFar}
        </CheckedForm>
      )}
      <p className={styles.end}>
        {byAgent ? null : open === undefined ? (
          <ButtonLink look="primary" href={`/quotes/${quoteId}${query}`}>
            {say.prices}
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" href={addressOf(open, query, quoteId)}>
            {say.next}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

interface CheckedFormProps {
  readonly quoteId: string
  /** The version of the quote, as the page shows it. */
  readonly version: number
  readonly children: string
}

/** Takes over an assistant's answers as the person's own, with what everybody is told before insurers are asked. */
function CheckedForm({ quoteId, version, children }: CheckedFormProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const { retentionDays } = useFacts()
  return (
    <form method="post" action={`/quotes/${quoteId}/answers`}>
      <input type="hidden" name="version" value={version} />
      <p>
        <a href="/disclosure" target="_blank" rel="noopener">
          {say.disclosure}
        </a>
        {': '}
        {disclosureText(retentionDays, speech)}
      </p>
      <Button look="primary" type="submit">
        {children}
      </Button>
    </form>
  )
}

function Changes({ changes, isByAgent }: { changes: readonly AnswerChange[]; isByAgent: boolean }) {
  const say = useWords(words)
  const speech = useSpeech()
  if (changes.length === 0) return null
  return (
    <section className={styles.changes} aria-labelledby="changed">
      <h2 id="changed">{isByAgent ? say.changedSince : say.changed}</h2>
      <ul>
        {changes.map(change => (
          <li key={change.label}>{changeText(change, speech)}</li>
        ))}
      </ul>
      {!isByAgent && <p>{say.counts}</p>}
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
  const say = useWords(words)
  return (
    <div className={styles.row}>
      <div>
        <h3 className={styles.question}>{question}</h3>
        <p className={styles.answer}>{answer}</p>
        <Parts parts={parts} />
      </div>
      <a className={styles.change} href={href}>
        {say.change(hidden, label)}
      </a>
    </div>
  )
}

/** Answers taken from another line, before their questions have come: each may still be asked. */
function Waiting({ waiting, quoteId }: Pick<Review, 'waiting'> & { readonly quoteId: string }) {
  const say = useWords(words)
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{say.waiting}</h2>
      {waiting.map(({ name, question, answer }) => (
        <div key={name} className={styles.row}>
          <div>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
          <form method="post" action={`/quotes/${quoteId}/ask`}>
            <input type="hidden" name="question" value={name} />
            <Button type="submit" look="plain" className={styles.change}>
              {say.ask(hidden, question)}
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
  /** The action of the form that opens one of its items. */
  readonly action: string
}

function List({ list: { question, items }, href, action }: ListProps) {
  const say = useWords(words)
  return (
    <>
      {items.map(item => (
        <Item key={item.uuid} item={item} action={action} />
      ))}
      <p>
        <a className={styles.change} href={href}>
          {say.edit(hidden, question)}
        </a>
      </p>
    </>
  )
}

/** An item of a list, which only the list's own form can open again. */
function Item({ item: { uuid, name, parts }, action }: { item: ReviewedItem; action: string }) {
  const say = useWords(words)
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
          {say.change(hidden, name)}
        </Button>
      </form>
    </div>
  )
}

function Parts({ parts }: Pick<ReviewedItem, 'parts'>) {
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
