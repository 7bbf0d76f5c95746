import type { FormEvent } from 'react'
import type { CoverToChoose, CoverValue } from '../../contract/covers.ts'
import styles from './CoverSection.module.css'
import type { Changes } from './use-covers.ts'

interface CoverSectionProps {
  readonly quoteId: string
  readonly cover: CoverToChoose
  readonly pending: string | null
  readonly change: (what: string, changes: Changes) => Promise<void>
}

/** One cover: a button for each choice, with what it would cost. */
export function CoverSection({ quoteId, cover, pending, change }: CoverSectionProps) {
  const { name, label, question, help, choices } = cover
  const id = `cover-${name}`
  const submit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    event.preventDefault()
    if (submitter instanceof HTMLButtonElement) void change(name, { [name]: { choice: submitter.value } })
  }
  return (
    <section className={styles.cover} aria-labelledby={id}>
      <h2 className={styles.label} id={id}>
        {label}
      </h2>
      <p className={styles.question}>{question}</p>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      <form method="post" action={`/quotes/${quoteId}/cover`} onSubmit={submit} aria-busy={pending === name}>
        <ul className={styles.choices}>
          {choices.map(choice => (
            <li key={choice.value}>
              <ChoiceButton name={name} choice={choice} />
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}

function ChoiceButton({ name, choice }: { name: string; choice: CoverValue }) {
  const { value, title, description, is_chosen, cheapest } = choice
  const price = is_chosen ? '✓ What you have now' : (choice.price ?? 'Price on asking')
  return (
    <button type="submit" className={styles.choice} {...{ name, value }} aria-pressed={is_chosen}>
      <span>
        <span className={styles.title}>{title}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {/* Aligned at its end, a longer text in the same element would count as one that moved. */}
      <span key={`${price} ${cheapest}`} className={styles.prices}>
        <span className={styles.price}>{price}</span>
        <span className={styles.cheapest}>{cheapest !== undefined && `or ${cheapest}`}</span>
      </span>
    </button>
  )
}
