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
      'I’ll start from your answers and won’t ask anything twice. Your prices stay as they are, and you can switch between the two quotes.',
    has: 'You already have a quote for this.',
    takesZip: 'Only your ZIP code carries over.',
    takes: (answers: string) => `I’ll reuse ${answers}.`,
    add: (insurance: string) => `Get ${uncapitalized(insurance)} quotes`,
    see: (insurance: string) => `See ${uncapitalized(insurance)} quotes`,
  },
  we: {
    becomes:
      'We’ll start from your answers and won’t ask anything twice. Your prices stay as they are, and you can switch between the two quotes.',
    takes: answers => `We’ll reuse ${answers}.`,
  },
  es: {
    becomes:
      'Se empieza con sus respuestas y no se le pregunta nada dos veces. Sus precios quedan como están, y puede pasar de una cotización a la otra.',
    has: 'Ya tiene una cotización de este seguro.',
    takesZip: 'Solo se usará su código postal.',
    takes: answers => `Se usará lo que ya dio: ${answers}.`,
    add: insurance => `Cotizar ${uncapitalized(insurance)}`,
    see: insurance => `Ver las cotizaciones de ${uncapitalized(insurance)}`,
  },
})

/** The lines that may be added to a quote, each with what it would reuse. It needs no scripts. */
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
