import type { WaysOn } from '../../../contract/prices/status.ts'
import { wordsIn } from '../../../language/text.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useWords } from '../../words.ts'
import styles from './Ways.module.css'

const words = wordsIn({ en: { title: 'What you can do' }, es: { title: 'Qué puede hacer' } })

/** What else the visitor can do if most insurers said no. Each choice is a form, so it needs no scripts. */
export function Ways({ says, choices, pages, quoteId }: WaysOn & { readonly quoteId: string }) {
  const say = useWords(words)
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">{say.title}</h2>
      {says.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
      <form method="post" action={`/quotes/${quoteId}/cover?from=results`} className={styles.choices}>
        {choices.map(({ name, value, text }) => (
          <Button key={text} type="submit" {...{ name, value }}>
            {text}
          </Button>
        ))}
        {pages.map(({ href, text }) => (
          <ButtonLink key={text} href={href}>
            {text}
          </ButtonLink>
        ))}
      </form>
    </section>
  )
}
