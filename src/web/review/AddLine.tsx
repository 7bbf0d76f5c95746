import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { uncapitalized } from '../../language/letters.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useFacts } from '../facts.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words.ts'
import styles from './ReviewAnswers.module.css'

const words = wordsIn({
  en: {
    becomes:
      'I’ll start from what you told me and ask nothing twice. Your prices stay as they are, and you can go back and forth between the two.',
    has: 'You have a quote for this already.',
    takesZip: 'Only the ZIP code carries over.',
    takes: (answers: string) => `I’d take over ${answers}.`,
    add: (insurance: string) => `Add ${uncapitalized(insurance)}`,
    see: (insurance: string) => `See ${uncapitalized(insurance)}`,
  },
  we: {
    becomes:
      'We’ll start from what you told us and ask nothing twice. Your prices stay as they are, and you can go back and forth between the two.',
    takes: answers => `We’d take over ${answers}.`,
  },
})

/** The lines that may be added to a quote, each with what it would take over. It needs no scripts. */
export function AddLine({ additions, further, quoteId }: Articles['add']) {
  const say = useWords(words)
  const { lines = [] } = useFacts()
  return (
    <>
      <p>
        <BackToPrices quoteId={quoteId} />
      </p>
      {further && (
        <p>
          <ButtonLink href={addressOf(further.route, '', quoteId)}>{further.text}</ButtonLink>
        </p>
      )}
      <p>{say.becomes}</p>
      {additions
        .filter(({ line }) => lines.includes(line))
        .map(({ line, insurance, takes, route }) => (
          <section key={line} className={classes(styles.row, styles.addition)} aria-label={insurance}>
            <div>
              <h2 className={styles.line}>{insurance}</h2>
              <p className={styles.answer}>
                {route !== undefined ? say.has : takes === '' ? say.takesZip : say.takes(takes)}
              </p>
            </div>
            {route === undefined ? (
              <form method="post" action={`/quotes/${quoteId}/add`}>
                <input type="hidden" name="line" value={line} />
                <Button type="submit">{say.add(insurance)}</Button>
              </form>
            ) : (
              <ButtonLink href={route}>{say.see(insurance)}</ButtonLink>
            )}
          </section>
        ))}
    </>
  )
}
