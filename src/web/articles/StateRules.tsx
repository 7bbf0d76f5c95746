import type { Articles } from '../../contract/page.ts'

/** What a state lets insurers consider, as far as that is certain, each rule with its legal source. */
export function StateRules({ law: { place, on, parts, others } }: Articles['law']) {
  return (
    <>
      <p>
        Each state decides what an insurer may look at before it sets a price. These are the rules of {place}{' '}
        that I’m sure of, as of {on}. I’m not a lawyer, so each one names the law it comes from and where I
        read it.
      </p>
      {parts.length === 0 && <p>For now I have no rule of this state to tell you.</p>}
      {parts.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rules.map(({ text, statute, source, since }) => (
              <div key={text}>
                <dt>{text}</dt>
                <dd>
                  {statute && `${statute}${since ? `, since ${since}` : ''}. `}
                  Read at: {source}.
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>
        Where I’m not sure, I keep quiet about the law. To be on the safe side, I may still leave something
        out of what I tell insurers.
      </p>
      <details>
        <summary>Other states</summary>
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
