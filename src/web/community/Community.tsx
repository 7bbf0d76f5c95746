import type { SamplePrice } from '../../contract/community.ts'
import type { Articles } from '../../contract/page.ts'
import { longDay } from '../../language/days.ts'
import { dollars } from '../../language/money.ts'
import { counted } from '../../language/numbers.ts'
import { perPeriod } from '../../language/periods.ts'
import { useFacts } from '../facts.ts'
import { Stars } from '../format/Stars.tsx'
import styles from './Community.module.css'
import { StartHere } from './StartHere.tsx'

/** What renters insurance costs in one community, for a sample tenant who is described in full (spec 2.1.4). */
export function Community({ community }: Articles['community']) {
  const { name, kind, place, zip, isFictional, cover, prices, others, questions, tenant } = community
  const { demo } = useFacts()
  const day = longDay(community.day)
  return (
    <>
      <nav className={styles.trail} aria-label="Where you are">
        <a href="/start">Home</a> <span aria-hidden="true">›</span> <span aria-current="page">{name}</span>
      </nav>
      <p>
        {name} is {kind === 'campus' ? 'a campus' : 'an apartment community'} in {place}
        {isFictional && ' that I made up to show you a page like this'}. Here’s what{' '}
        {counted(prices.length, 'insurer')}
        {demo === 'all' && ', fictional as well,'} would charge one sample tenant there, as of {day}.
      </p>
      <section className={styles.yours} aria-label="Your own prices">
        <p className={styles.promise}>These are sample prices. Yours take two minutes.</p>
        <StartHere zip={zip} look="primary" />
      </section>

      <section aria-labelledby="prices">
        <h2 id="prices">What the sample tenant would pay</h2>
        {cover.length > 0 && <p>The usual policy here: {cover.join(', ')}.</p>}
        <ol className={styles.prices}>
          {prices.map(price => (
            <Price key={price.id} {...price} />
          ))}
        </ol>
        {others > 0 && <p>I ask {counted(others, 'more insurer')} once I have your answers.</p>}
      </section>

      <section aria-labelledby="tenant">
        <h2 id="tenant">Who the sample tenant is</h2>
        <dl className={styles.tenant}>
          {tenant.map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>

      {questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions">What tenants ask</h2>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}

      <section aria-labelledby="made">
        <h2 id="made">How these prices came about</h2>
        <p>
          I worked them out from the insurers’ own rates on {day}. No insurer has confirmed them, because
          there is no such tenant. Your price depends on your home and your answers.
        </p>
        <p>
          The list goes by price, with a small edge for a good rating. No one can pay for a better spot.{' '}
          <a href="/order">Here’s the whole rule</a>.
        </p>
        <StartHere zip={zip} look="quiet" />
      </section>
    </>
  )
}

/** The label of each kind of difference in a cover; what is neither less nor more needs none. */
const words = { less: 'Less cover: ', more: 'More cover: ', other: '' } as const

function Price({ insurer, premium, period, differences }: SamplePrice) {
  return (
    <li className={styles.price}>
      <img className={styles.logo} src={insurer.logo} alt="" width="40" height="40" />
      <div>
        <h3 className={styles.name}>{insurer.name}</h3>
        <p className={styles.small}>{insurer.tag_line}</p>
        {insurer.review && <Stars review={insurer.review} of={insurer.name} />}
      </div>
      <p className={styles.amount}>
        <strong>{dollars(premium)}</strong> <span className={styles.small}>{perPeriod(period)}</span>
      </p>
      {differences.map(({ title, text, differs }) => (
        <p key={title} className={styles.difference}>
          {differs && words[differs]}
          {text}
        </p>
      ))}
    </li>
  )
}
