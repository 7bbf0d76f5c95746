import { cameFrom } from '../../contract/came-from.ts'
import type { Articles } from '../../contract/page.ts'
import type { PassportBlock } from '../../contract/passport.ts'
import { addressOf } from '../../contract/quote-address.ts'
import { longDayAt } from '../../language/days.ts'
import { useSite } from '../facts.ts'
import { PetPrices } from '../format/PetPrices.tsx'
import { PriceLine } from '../format/PriceLine.tsx'
import { yearWords } from '../format/year-words.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { AnswerLinks } from './AnswerLinks.tsx'
import styles from './PricePassport.module.css'
import { PriceSource } from './PriceSource.tsx'

/** How one price came about: who made it and when, what it assumes, and how it was computed. Needs no scripts. */
export function PricePassport({ passport, quoteId }: Articles['passport']) {
  const { quote, answers, assumptions, worksheet } = passport
  const site = useSite()
  const { insurer, coverage_amount, price_info } = quote
  const year = yearWords(price_info)
  const origin = cameFrom('', `price.${quote.id}`)
  const link = (route: string) => addressOf(route, origin, quoteId)
  return (
    <>
      <p className={styles.way}>
        <a href={`/quotes/${quoteId}`}>Back to all prices</a>
      </p>
      <p className={styles.paper}>
        {site.name}. Printed on {longDayAt(new Date())}.
      </p>
      <PriceLine price={price_info} />
      <PetPrices pets={price_info.pets} />
      <p>
        {coverage_amount}. <a href={`/quotes/${quoteId}/cover${origin}`}>Adjust your policy</a>
      </p>
      <PriceSource price={price_info} insurer={insurer.name} />
      {year !== null && <p>{year}</p>}
      <p className={styles.way}>
        <a href={`/quotes/${quoteId}/share/${quote.id}`}>Share this price</a>
      </p>

      {assumptions.length > 0 && (
        <section aria-labelledby="assumed">
          <h2 id="assumed">What I assumed</h2>
          <p>
            Nobody asked you these, or you left them open. Where I have a question for it, you can answer it
            now.
          </p>
          <ul className={styles.assumptions}>
            {assumptions.map(({ text, route, label }) => (
              <li key={text}>
                {text}
                {route !== undefined && (
                  <ButtonLink href={link(route)} className={styles.answer}>
                    Answer: {label}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}

      <section aria-labelledby="answers">
        <h2 id="answers">The answers behind it</h2>
        <AnswerLinks {...{ answers, link }} />
      </section>

      <section aria-labelledby="worksheet">
        <h2 id="worksheet">How it was worked out</h2>
        {worksheet ? (
          <>
            <p>
              By {insurer.name}’s own rates, version {worksheet.version}. Steps that change nothing for you
              are left out.
            </p>
            {worksheet.blocks.map((block, place) => (
              // The same driver or car may come up more than once.
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a price never move
              <Block key={place} block={block} />
            ))}
          </>
        ) : (
          <p>
            {price_info.source === 'similar plans'
              ? 'From what similar plans cost, because the insurer hasn’t given me its own price.'
              : `${insurer.name} worked it out itself and sent me the result. I don’t have its rates.`}
          </p>
        )}
      </section>

      <section aria-labelledby="order">
        <h2 id="order">Where it stands in the list, and who pays me</h2>
        <p>
          The list goes by price, with a small edge for a good rating. No one can pay for a better spot.{' '}
          <a href="/order">Here’s the whole rule</a>.
        </p>
      </section>
    </>
  )
}

function Block({ block: { title, rows } }: { block: PassportBlock }) {
  return (
    <table className={styles.worksheet}>
      <caption>{title ?? 'The policy'}</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col">What it does</th>
          <th scope="col">Comes to</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, effect, after }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a price never move
          <tr key={place}>
            <th scope="row">{label}</th>
            <td>{effect}</td>
            <td>{after ?? ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
