import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    rules: (place: string, on: string) =>
      `Each state decides what an insurer may look at before it sets a price. These are the rules of ${place} that I’m sure of, as of ${on}. I’m not a lawyer, so each one names the law it comes from and where I read it.`,
    none: 'For now I have no rule of this state to tell you.',
    statute: (statute: string, since?: string) => (since ? `${statute}, since ${since}.` : `${statute}.`),
    source: (source: string) => `Read at: ${source}.`,
    quiet:
      'Where I’m not sure, I keep quiet about the law. To be on the safe side, I may still leave something out of what I tell insurers.',
    others: 'Other states',
  },
  we: {
    rules: (place, on) =>
      `Each state decides what an insurer may look at before it sets a price. These are the rules of ${place} that we’re sure of, as of ${on}. None of this is legal advice; each one names the law it comes from and where we read it.`,
    none: 'For now we have no rule of this state to tell you.',
    quiet:
      'Where we’re not sure, we keep quiet about the law. To be on the safe side, we may still leave something out of what we tell insurers.',
  },
})

/** What a state lets insurers consider, as far as that is certain, each rule with its legal source. */
export function StateRules({ law: { place, on, parts, others } }: Articles['law']) {
  const say = useWords(words)
  return (
    <>
      <p>{say.rules(place, on)}</p>
      {parts.length === 0 && <p>{say.none}</p>}
      {parts.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rules.map(({ text, statute, source, since }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {statute && `${say.statute(statute, since)} `}
                  {say.source(source)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>{say.quiet}</p>
      <details>
        <summary>{say.others}</summary>
        <ul>
          {others.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
