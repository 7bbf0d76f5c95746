import type { FormEvent } from 'react'
import type { CoverToChoose, CoverValue } from '../../contract/prices/covers.ts'
import { longDay } from '../../language/days.ts'
import { wordsIn } from '../../language/text.ts'
import { useConnected } from '../connection/connection.ts'
import { Button } from '../ui/Button.tsx'
import { Fold } from '../ui/dialog/Fold.tsx'
import { Field } from '../ui/form/Field.tsx'
import { useSpeech, useWords } from '../words.ts'
import styles from './CoverSection.module.css'
import { type Changes, chosenIn } from './use-covers.ts'

const words = wordsIn({
  en: {
    late: (day: string) => `It’s too late now for the date you picked, ${day}.`,
    day: 'Or pick another date',
    until: (day: string) => `Any date until ${day}. Prices are usually about the same as for nearby dates.`,
    begin: 'Start on this date',
    busy: 'One moment.',
    waiting: 'Waiting for a connection',
    now: '✓ Selected',
    unasked: 'No price yet',
    or: (price: string) => `or ${price}`,
  },
  es: {
    late: day => `Ya es tarde para la fecha que eligió, el ${day}.`,
    day: 'O elija otra fecha',
    until: day =>
      `Cualquier fecha hasta el ${day}. Los precios suelen ser casi iguales a los de fechas cercanas.`,
    begin: 'Empezar en esta fecha',
    busy: 'Un momento.',
    waiting: 'Esperando la conexión',
    now: '✓ Elegido',
    unasked: 'Todavía sin precio',
    or: price => `o ${price}`,
  },
})

interface CoverSectionProps {
  readonly quoteId: string
  readonly cover: CoverToChoose
  readonly pending: string | null
  /** The answer that was pressed and has no reply yet. */
  readonly pressed: unknown
  /** Whether its choices are open at first. */
  readonly isOpen: boolean
  /** The start date that had passed when the page opened, and whether the visitor has picked no other since. */
  readonly late: string | undefined
  readonly isLate: boolean
  /** Why a typed value was refused. */
  readonly error: string | undefined
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** One cover: a line with the current choice that opens a button for each choice with its price. */
export function CoverSection({
  quoteId,
  cover,
  pending,
  pressed,
  isOpen,
  late,
  isLate,
  error,
  change,
}: CoverSectionProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const { name, key, label, question, help, unfollowed, choices, days } = cover
  const hasBars = choices.some(({ share }) => share !== undefined)
  const id = `cover-${key}`
  const choose = (value: unknown) => void change(key, { [name]: { choice: value } })
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (submitter instanceof HTMLButtonElement) choose(submitter.value)
  }
  const submitDay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(new FormData(event.currentTarget).get(name))
  }
  const action = `/quotes/${quoteId}/cover?open=${key}`
  const form = { method: 'post', action, 'aria-busy': pending === key }
  return (
    <section aria-labelledby={id}>
      <Fold
        open={isOpen}
        // One that was open at first is part of the page as it arrived.
        backFolds={!isOpen}
        className={styles.fold}
        summary={
          <>
            <h2 className={styles.label} id={id}>
              {label}
            </h2>
            <span className={styles.now}>{chosenIn(cover, speech)}</span>
          </>
        }
      >
        <p className={styles.question}>{question}</p>
        {days && late !== undefined && (
          <p className={isLate ? styles.late : styles.settled}>{say.late(late)}</p>
        )}
        {help !== undefined && <p className={styles.help}>{help}</p>}
        {unfollowed !== undefined && <p className={styles.late}>{unfollowed}</p>}
        <form {...form} onSubmit={submit}>
          <ul className={styles.choices}>
            {choices.map(choice => (
              <li key={choice.value}>
                <ChoiceButton
                  name={name}
                  choice={choice}
                  hasBar={hasBars}
                  isPressed={isSame({ choice: choice.value }, pressed)}
                />
              </li>
            ))}
          </ul>
        </form>
        {days && (
          <form {...form} className={styles.day} onSubmit={submitDay} noValidate>
            <Field
              key={days.chosen}
              label={say.day}
              hint={say.until(longDay(days.last, speech))}
              name={name}
              type="date"
              min={days.first}
              max={days.last}
              defaultValue={days.chosen}
              error={error}
              required
            />
            <Button type="submit">{say.begin}</Button>
          </form>
        )}
      </Fold>
    </section>
  )
}

function isSame(answer: unknown, other: unknown): boolean {
  return JSON.stringify(answer) === JSON.stringify(other)
}

interface ChoiceButtonProps {
  readonly name: string
  readonly choice: CoverValue
  /** Whether prices are also drawn: all choices of a coverage have a bar, which may be empty, so that nothing moves. */
  readonly hasBar: boolean
  /** Whether it was pressed and nobody has confirmed it yet. */
  readonly isPressed: boolean
}

function ChoiceButton({ name, choice, hasBar, isPressed }: ChoiceButtonProps) {
  const say = useWords(words)
  const { value, title, description, is_chosen, share = 0 } = choice
  const connected = useConnected()
  const pending = connected ? say.busy : say.waiting
  const price = isPressed ? pending : is_chosen ? say.now : (choice.price ?? say.unasked)
  const cheapest = isPressed ? undefined : choice.cheapest
  return (
    <button
      type="submit"
      className={styles.choice}
      {...{ name, value }}
      aria-pressed={is_chosen}
      data-pending={isPressed || undefined}
    >
      <span>
        <span className={styles.title}>{title}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {/* Aligned at its end, a longer text in the same element would count as one that moved. */}
      <span key={`${price} ${cheapest}`} className={styles.prices}>
        <span className={styles.price}>{price}</span>
        <span className={styles.cheapest}>{cheapest !== undefined && say.or(cheapest)}</span>
      </span>
      {hasBar && (
        <svg className={styles.bar} aria-hidden="true" focusable="false">
          <rect width={`${share * 100}%`} height="100%" rx="2" />
        </svg>
      )}
    </button>
  )
}
