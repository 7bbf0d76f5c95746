import type { Articles } from '../../contract/page.ts'
import { longDay } from '../../language/days.ts'
import { counted } from '../../language/numbers.ts'
import { wordsIn } from '../../language/text.ts'
import { useFacts } from '../facts.ts'
import { linkTo } from '../format/around.tsx'
import { SamplePrices } from '../format/SamplePrices.tsx'
import { type Around, sentence } from '../ui/sentence.ts'
import { useSpeech, useWords } from '../words.ts'
import styles from './Community.module.css'
import { StartHere } from './StartHere.tsx'

const words = wordsIn({
  en: {
    trail: 'Where you are',
    home: 'Home',
    campus: (name: string, place: string, isFictional: boolean) =>
      `${name} is a campus in ${place}.${isFictional ? ' It’s fictional, and shown as an example.' : ''}`,
    apartments: (name: string, place: string, isFictional: boolean) =>
      `${name} is an apartment community in ${place}.${isFictional ? ' It’s fictional, and shown as an example.' : ''}`,
    charge: (count: number, areFictional: boolean, day: string) =>
      `Here’s what ${counted(count, 'insurer')}${areFictional ? ', also fictional,' : ''} would charge one sample tenant there, as of ${day}.`,
    yours: 'Your own prices',
    sample: 'These are sample prices. Getting your own takes two minutes.',
    prices: 'What the sample tenant would pay',
    cover: (parts: string) => `The usual coverage here: ${parts}.`,
    others: (count: number) => `I’ll ask ${counted(count, 'more insurer')} once I have your answers.`,
    tenant: 'Who the sample tenant is',
    questions: 'What tenants ask',
    made: 'How these prices were calculated',
    rates: (day: string) =>
      `I worked them out from the insurers’ own rates on ${day}. No insurer has confirmed them, because the tenant isn’t a real person. Your price depends on your home and your answers.`,
    rule: (link: Around) =>
      sentence`Lower prices come first, with a small edge for a good rating. No one can pay for a better spot. ${link('Here’s the whole rule')}.`,
  },
  we: {
    others: count => `We’ll ask ${counted(count, 'more insurer')} once we have your answers.`,
    rates: day =>
      `We worked them out from the insurers’ own rates on ${day}. No insurer has confirmed them, because the tenant isn’t a real person. Your price depends on your home and your answers.`,
  },
  es: {
    trail: 'Dónde está',
    home: 'Inicio',
    campus: (name, place, isFictional) =>
      `${name} es un campus universitario en ${place}.${isFictional ? ' Es ficticio y se muestra como ejemplo.' : ''}`,
    apartments: (name, place, isFictional) =>
      `${name} es un complejo de apartamentos en ${place}.${isFictional ? ' Es ficticio y se muestra como ejemplo.' : ''}`,
    charge: (count, areFictional, day) =>
      count === 1
        ? `Esto es lo que una aseguradora${areFictional ? ', también ficticia,' : ''} le cobraría ahí a un inquilino de ejemplo, al ${day}.`
        : `Esto es lo que ${count} aseguradoras${areFictional ? ', también ficticias,' : ''} le cobrarían ahí a un inquilino de ejemplo, al ${day}.`,
    yours: 'Sus propios precios',
    sample: 'Estos precios son un ejemplo. Obtener los suyos toma dos minutos.',
    prices: 'Lo que pagaría el inquilino de ejemplo',
    cover: parts => `La cobertura más común aquí: ${parts}.`,
    others: count =>
      `Con sus respuestas se consultará a ${count} ${count === 1 ? 'aseguradora' : 'aseguradoras'} más.`,
    tenant: 'Quién es el inquilino de ejemplo',
    questions: 'Lo que preguntan los inquilinos',
    made: 'Cómo se calcularon estos precios',
    rates: day =>
      `Se calcularon con las tarifas de las propias aseguradoras el ${day}. Ninguna los ha confirmado, porque el inquilino no es una persona real. Su precio depende de su casa y de sus respuestas.`,
    rule: link =>
      sentence`Primero van los precios más bajos, con una pequeña ventaja por una buena calificación. Nadie puede pagar por un mejor lugar. ${link('Esta es la regla completa')}.`,
  },
})

/** What renters insurance costs in one community, for a sample tenant who is described in full (spec 2.1.4). */
export function Community({ community }: Articles['community']) {
  const say = useWords(words)
  const speech = useSpeech()
  const { name, kind, place, zip, isFictional, cover, prices, others, questions, tenant } = community
  const { demo } = useFacts()
  const day = longDay(community.day, speech)
  return (
    <>
      <nav className={styles.trail} aria-label={say.trail}>
        <a href="/start">{say.home}</a> <span aria-hidden="true">›</span>{' '}
        <span aria-current="page">{name}</span>
      </nav>
      <p>
        {kind === 'campus' ? say.campus(name, place, isFictional) : say.apartments(name, place, isFictional)}{' '}
        {say.charge(prices.length, demo === 'all', day)}
      </p>
      <section className={styles.yours} aria-label={say.yours}>
        <p className={styles.promise}>{say.sample}</p>
        <StartHere zip={zip} look="primary" />
      </section>

      <section aria-labelledby="prices">
        <h2 id="prices">{say.prices}</h2>
        {cover !== '' && <p>{say.cover(cover)}</p>}
        <SamplePrices prices={prices} />
        {others > 0 && <p>{say.others(others)}</p>}
      </section>

      <section aria-labelledby="tenant">
        <h2 id="tenant">{say.tenant}</h2>
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
          <h2 id="questions">{say.questions}</h2>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </section>
      )}

      <section aria-labelledby="made">
        <h2 id="made">{say.made}</h2>
        <p>{say.rates(day)}</p>
        <p>{say.rule(linkTo('/order'))}</p>
        <StartHere zip={zip} look="quiet" />
      </section>
    </>
  )
}
