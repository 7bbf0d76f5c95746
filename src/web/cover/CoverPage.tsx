import { useEffect } from 'react'
import { cameFrom } from '../../contract/came-from.ts'
import type { ArticleOf } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { OrderStays } from '../buying/OrderStays.tsx'
import { Alert } from '../ui/Alert.tsx'
import { messages } from '../wizard/messages.ts'
import { useWords } from '../words.ts'
import styles from './CoverPage.module.css'
import { CoverSection } from './CoverSection.tsx'
import { Effects } from './Effects.tsx'
import { Prices } from './Prices.tsx'
import { Summary } from './Summary.tsx'
import { useCovers } from './use-covers.ts'

const words = wordsIn({
  en: {
    how: 'Open a coverage and pick an option. When you pause, I ask the other insurers for their new prices.',
    reference: (insurer: string, price: string) =>
      `Each option shows what ${insurer} would charge, as a bar too. Right now that’s ${price}.`,
    estimates: 'These are all estimates.',
    cheaper: (insurer: string, others: number) =>
      others === 0
        ? `${insurer} is cheaper, but I can’t price each option there.`
        : `${insurer} and ${others} other ${others === 1 ? 'insurer' : 'insurers'} are cheaper, but I can’t price each option there.`,
    cheapest: 'So far, no other insurer has a lower price.',
    maybeCheaper: (insurer: string, others: number) =>
      others === 0
        ? `${insurer} may be cheaper, but I can’t price each option there.`
        : `${insurer} and ${others} other ${others === 1 ? 'insurer' : 'insurers'} may be cheaper, but I can’t price each option there.`,
    elsewhere: (changes: string) => `You changed this on another page: ${changes}. It’s updated here too.`,
    nothing: 'With these answers, there’s no coverage to choose. That changes with your answers.',
    answers: 'See or change your answers',
    exact: 'Get a more accurate price',
  },
  we: {
    how: 'Open a coverage and pick an option. When you pause, we ask the other insurers for their new prices.',
    cheaper: (insurer, others) =>
      others === 0
        ? `${insurer} is cheaper, but we can’t price each option there.`
        : `${insurer} and ${others} other ${others === 1 ? 'insurer' : 'insurers'} are cheaper, but we can’t price each option there.`,
    maybeCheaper: (insurer, others) =>
      others === 0
        ? `${insurer} may be cheaper, but we can’t price each option there.`
        : `${insurer} and ${others} other ${others === 1 ? 'insurer' : 'insurers'} may be cheaper, but we can’t price each option there.`,
  },
  es: {
    how: 'Abra una cobertura y elija una opción. Cuando haga una pausa, se piden los precios nuevos a las demás aseguradoras.',
    reference: (insurer, price) =>
      `Cada opción muestra lo que cobraría ${insurer}, también en una barra. Su precio ahora es ${price}.`,
    estimates: 'Todos son estimados.',
    cheaper: (insurer, others) =>
      others === 0
        ? `${insurer} es más barata, pero ahí no se puede calcular cada opción.`
        : `${insurer} y ${otherInsurers(others)} son más baratas, pero ahí no se puede calcular cada opción.`,
    cheapest: 'Por ahora, ninguna otra aseguradora tiene un precio más bajo.',
    maybeCheaper: (insurer, others) =>
      others === 0
        ? `${insurer} podría ser más barata, pero ahí no se puede calcular cada opción.`
        : `${insurer} y ${otherInsurers(others)} podrían ser más baratas, pero ahí no se puede calcular cada opción.`,
    elsewhere: changes => `Usted cambió esto en otra página: ${changes}. Aquí también está actualizado.`,
    nothing: 'Con estas respuestas no hay coberturas para elegir. Con otras, sí puede haberlas.',
    answers: 'Ver o cambiar sus respuestas',
    exact: 'Obtener un precio más exacto',
  },
})

function otherInsurers(count: number): string {
  return count === 1 ? 'otra aseguradora' : `otras ${count} aseguradoras`
}

/** The covers of a quote, each choice with its price before it is taken. Without scripts every choice is a form of its own. */
export function CoverPage({
  title,
  quoteId,
  back,
  covers: initial,
  ordered,
  has_questions: hasQuestions,
}: ArticleOf<'cover'>) {
  const say = useWords(words)
  const { networkError } = useWords(messages)
  const { page, pending, pressed, failed, elsewhere, change } = useCovers(quoteId, initial)
  const { covers, result, latest, effects, reference } = page
  const [cheapest, ...others] = reference?.cheaper ?? []
  const sayCheaper = reference?.cheaper_estimated ? say.maybeCheaper : say.cheaper
  useEffect(() => {
    // Without it, Back leaves the page as usual.
    import('../results/card/fold-on-back.ts').then(module => module.foldOnBack()).catch(() => {})
  }, [])
  const opened = initial.opened ?? initial.covers[0]?.key
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        <BackToPrices {...{ back, quoteId }} />
      </p>
      <OrderStays {...{ quoteId, ordered }} />
      {covers.length > 0 && (
        <p className={styles.words}>
          {say.how} {reference?.estimated && say.estimates}
        </p>
      )}
      {reference && (
        <>
          <p className={styles.reference}>{say.reference(reference.insurer, reference.price)}</p>
          <p className={styles.cheaper}>
            {cheapest === undefined ? say.cheapest : sayCheaper(cheapest, others.length)}
          </p>
        </>
      )}
      <Summary {...{ quoteId, result, latest, pending, change }} />
      {elsewhere.length > 0 && <Alert look="note" text={say.elsewhere(elsewhere.join(', '))} />}
      {failed !== null && <Alert afterForm text={failed.message === '' ? networkError : failed.message} />}
      <div className={styles.columns}>
        <div>
          {covers.map(cover => (
            <CoverSection
              key={cover.key}
              {...{ quoteId, cover, pending, change }}
              pressed={pressed[cover.name]}
              isOpen={cover.key === opened}
              late={initial.late_start?.picked}
              isLate={page.late_start !== undefined}
              error={failed?.what === cover.key ? failed.message : undefined}
            />
          ))}
          {covers.length === 0 && (
            <p>
              {say.nothing} <a href={`/quotes/${quoteId}/answers`}>{say.answers}</a>
            </p>
          )}
        </div>
        <Prices {...{ quoteId, result }} />
      </div>
      {reference && <Effects {...{ quoteId, effects }} insurer={reference.insurer} />}
      {hasQuestions && (
        <p className={styles.way}>
          <a href={`/quotes/${quoteId}/exact${cameFrom('', 'cover')}`}>{say.exact}</a>
        </p>
      )}
    </article>
  )
}
