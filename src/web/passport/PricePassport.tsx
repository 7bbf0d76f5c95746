import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { longDayAt } from '../../language/days.ts'
import { possessive } from '../../language/possessive.ts'
import { spoken, wordsIn } from '../../language/text.ts'
import { BackToPrices } from '../articles/BackToPrices.tsx'
import { useSite } from '../facts.ts'
import { linkTo } from '../format/around.tsx'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { yearWords } from '../format/year-words.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech } from '../words.ts'
import { AnswerLinks } from './AnswerLinks.tsx'
import styles from './PricePassport.module.css'
import { PriceSource } from './PriceSource.tsx'
import { PriceSteps } from './PriceSteps.tsx'

const words = wordsIn({
  en: {
    printed: (site: string, day: string) => `${site}. Printed on ${day}.`,
    adjust: 'Change your coverage',
    share: 'Share this price',
    assumed: 'What I assumed',
    open: 'You weren’t asked about these, or you skipped them.',
    asked: 'Where there’s a question, you can answer it now.',
    answer: (label: string) => `Answer: ${label}`,
    answers: 'The answers behind this price',
    worksheet: 'How it was calculated',
    steps: (insurer: string, version: string) =>
      `Based on ${possessive(insurer)} own rates, version ${version}. Steps that don’t affect you aren’t shown.`,
    'similar plans': (insurer: string) =>
      `Based on what similar plans cost, because ${insurer} hasn’t given me its own price.`,
    insurer: (insurer: string) => `${insurer} worked it out and sent me the result. I don’t have its rates.`,
    /** Rates that have been replaced since. */
    rates: (insurer: string) =>
      `I worked it out from ${possessive(insurer)} own rates. They’ve been replaced since, so I can’t show the steps.`,
    place: 'How the list is ordered',
    rule: 'Lower prices come first, with a small edge for a good rating. No one can pay for a better spot.',
    whole: (link: Around) => sentence`${link('Here’s the whole rule')}.`,
  },
  we: {
    assumed: 'What we assumed',
    'similar plans': insurer =>
      `Based on what similar plans cost, because ${insurer} hasn’t given us its own price.`,
    insurer: insurer => `${insurer} worked it out and sent us the result. We don’t have its rates.`,
    rates: insurer =>
      `We worked it out from ${possessive(insurer)} own rates. They’ve been replaced since, so we can’t show the steps.`,
  },
  es: {
    printed: (site, day) => `${site}. Impreso el ${day}.`,
    adjust: 'Cambiar su cobertura',
    share: 'Compartir este precio',
    assumed: 'Lo que se supuso',
    open: 'Esto no se le preguntó, o usted lo omitió.',
    asked: 'Donde haya una pregunta, puede contestarla ahora.',
    answer: label => `Contestar: ${label}`,
    answers: 'Las respuestas detrás de este precio',
    worksheet: 'Cómo se calculó',
    steps: (insurer, version) =>
      `Se basa en las tarifas de ${insurer}, versión ${version}. No se muestran los pasos que no cambian este precio.`,
    'similar plans': insurer =>
      `Se basa en lo que cuestan planes parecidos, porque ${insurer} no ha dado su propio precio.`,
    insurer: insurer => `${insurer} lo calculó y envió el resultado. Sus tarifas no se tienen aquí.`,
    rates: insurer =>
      `Se calculó con las tarifas de ${insurer}. Desde entonces se reemplazaron, así que no se pueden mostrar los pasos.`,
    place: 'Cómo se ordena la lista',
    rule: 'Primero van los precios más bajos, con una pequeña ventaja por una buena calificación. Nadie puede pagar por un mejor lugar.',
    whole: link => sentence`${link('Esta es la regla completa')}.`,
  },
})

/** How one price was made: who made it and when, what it assumes, and how it was computed. Needs no scripts. */
export function PricePassport({ passport, quoteId }: Articles['passport']) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const { quote, answers, assumptions, worksheet } = passport
  const site = useSite()
  const { insurer, coverage_amount, unfollowed, price_info } = quote
  const year = yearWords(price_info, speech)
  const origin = cameFrom('', `price.${quote.id}`)
  const link = (route: string) => addressOf(route, origin, quoteId)
  return (
    <>
      <p className={styles.way}>
        <BackToPrices quoteId={quoteId} />
      </p>
      <p className={styles.paper}>{say.printed(site.name, longDayAt(new Date(), speech))}</p>
      <PriceLine price={price_info} />
      <PetPrices pets={price_info.pets} />
      <p>
        {coverage_amount}.{' '}
        <a className={styles.way} href={`/quotes/${quoteId}/cover${origin}`}>
          {say.adjust}
        </a>
      </p>
      {unfollowed !== undefined && <p>{unfollowed}</p>}
      <PriceSource price={price_info} insurer={insurer.name} />
      {year !== null && <p>{year}</p>}
      <p className={styles.way}>
        <a href={`/quotes/${quoteId}/share/${quote.id}`}>{say.share}</a>
      </p>

      {assumptions.length > 0 && (
        <section aria-labelledby="assumed">
          <h2 id="assumed">{say.assumed}</h2>
          <p>
            {say.open}
            {assumptions.some(({ route }) => route !== undefined) && (
              <span className={styles.way}> {say.asked}</span>
            )}
          </p>
          <ul className={styles.assumptions}>
            {assumptions.map(({ text, route, label }) => (
              <li key={text}>
                {text}
                {route !== undefined && (
                  <ButtonLink href={link(route)} className={styles.answer}>
                    {say.answer(label ?? '')}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}

      <section aria-labelledby="answers">
        <h2 id="answers">{say.answers}</h2>
        <AnswerLinks {...{ answers, link }} />
      </section>

      <section aria-labelledby="worksheet">
        <h2 id="worksheet">{say.worksheet}</h2>
        {worksheet ? (
          <>
            <p>{say.steps(insurer.name, worksheet.version)}</p>
            {worksheet.blocks.map((block, place) => (
              // The same driver or car may come up more than once.
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a price never move
              <PriceSteps key={place} block={block} />
            ))}
          </>
        ) : (
          <p>{say[price_info.source ?? 'insurer'](insurer.name)}</p>
        )}
      </section>

      <section aria-labelledby="order">
        <h2 id="order">{say.place}</h2>
        <p>
          {say.rule} <span className={styles.way}>{say.whole(linkTo('/order'))}</span>
        </p>
      </section>
    </>
  )
}
