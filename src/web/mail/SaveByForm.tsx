import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useSite } from '../facts.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import { useWords } from '../words.ts'
import { askingWords } from './asking-words.ts'
import styles from './SaveByForm.module.css'
import { Sent } from './Sent.tsx'

const words = wordsIn({ en: { email: 'Email address' }, es: { email: 'Correo electrónico' } })

/** Saving quotes by a plain form, for browsers without scripts: one address, for either wish. */
export function SaveByForm({ quoteId, saving }: Articles['save']) {
  const { wish, outcome, email = '', problem } = saving
  const say = useWords(words)
  const ask = useWords(askingWords)
  const site = useSite()
  const results = `/quotes/${quoteId}`
  const back = (
    <p>
      <BackToPrices quoteId={quoteId} />
    </p>
  )
  if (outcome === 'done' && wish)
    return (
      <>
        <Sent wish={wish} />
        {back}
      </>
    )
  return (
    <>
      {back}
      {outcome === 'refused' && <Alert afterForm text={problem} />}
      {outcome === 'invalid' && <Alert afterForm text={ask.invalid} />}
      <form method="post" action={`${results}/save`} noValidate className={styles.form}>
        <Field
          id="email"
          label={say.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={outcome === 'invalid' ? ask.invalid : undefined}
        />
        {(['save', 'watch'] as const).map(kind => (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{ask[kind]}</h2>
            <p>{ask[`${kind}Note`](site.name)}</p>
            <p>
              <Button type="submit" name="wish" value={kind}>
                {ask[`${kind}Button`]}
              </Button>
            </p>
          </section>
        ))}
      </form>
    </>
  )
}
