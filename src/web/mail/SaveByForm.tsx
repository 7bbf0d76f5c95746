import type { Articles } from '../../contract/page.ts'
import { useSite } from '../facts.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { enoughForToday, invalid, wishes } from './asking-words.ts'
import { ifNothingComes, successes } from './wishes.ts'

/** Saving quotes by a plain form, for browsers without scripts. */
export function SaveByForm({ quoteId, saving }: Articles['save']) {
  const { wish, outcome, email = '', problem } = saving
  const site = useSite()
  const results = `/quotes/${quoteId}`
  const back = (
    <p>
      <a href={results}>Back to all prices</a>
    </p>
  )
  if (outcome === 'done' && wish)
    return (
      <>
        <Alert look="ok" title={successes[wish].title}>
          <p>{successes[wish].text}</p>
          <p>{ifNothingComes}</p>
        </Alert>
        {back}
      </>
    )
  return (
    <>
      {back}
      {(['save', 'watch'] as const).map(kind => {
        const isThis = kind === wish
        const { title, button, note } = wishes[kind]
        return (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind}>{title}</h2>
            <p>{note(site)}</p>
            {isThis && (outcome === 'too-many' || outcome === 'refused') && (
              <Alert>
                <p>{outcome === 'too-many' ? enoughForToday : problem}</p>
              </Alert>
            )}
            <form method="post" action={`${results}/save`}>
              <input type="hidden" name="wish" value={kind} />
              <Field
                id={`email-${kind}`}
                label="Email address"
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={isThis ? email : ''}
                error={isThis && outcome === 'invalid' ? invalid : undefined}
              />
              <p>
                <Button type="submit">{button}</Button>
              </p>
            </form>
          </section>
        )
      })}
    </>
  )
}
