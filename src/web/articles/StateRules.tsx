import type { ReactNode } from 'react'
import type { Articles } from '../../contract/page.ts'
import { byWord } from '../../language/order.ts'
import { wordsIn } from '../../language/text.ts'
import { sentence } from '../ui/sentence.ts'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    rules: (place: string, on: string) =>
      `Each state decides what insurers can use to set a price, and what a policy has to include. These are the rules in ${place} that I could confirm, as of ${on}. I’m not a lawyer, so each rule says where I read it.`,
    none: 'I don’t have any rules to show for this state yet.',
    statute: (statute: ReactNode, since?: string) =>
      since ? sentence`${statute}, since ${since}.` : sentence`${statute}.`,
    source: (source: ReactNode) => sentence`Source: ${source}.`,
    noMinimum: (place: string) =>
      `I couldn’t confirm how much liability coverage a car needs in ${place}, so that isn’t listed.`,
    quiet:
      'I list only rules I could confirm. To be safe, I may leave other things out too when I ask insurers.',
    others: 'Other states',
  },
  we: {
    rules: (place, on) =>
      `Each state decides what insurers can use to set a price, and what a policy has to include. These are the rules in ${place} that we could confirm, as of ${on}. None of this is legal advice. Each rule says where we read it.`,
    none: 'We don’t have any rules to show for this state yet.',
    noMinimum: place =>
      `We couldn’t confirm how much liability coverage a car needs in ${place}, so that isn’t listed.`,
    quiet:
      'We list only rules we could confirm. To be safe, we may leave other things out too when we ask insurers.',
  },
  es: {
    rules: (place, on) =>
      `Cada estado decide qué pueden usar las aseguradoras para fijar un precio y qué tiene que incluir una póliza. Estas son las reglas que se pudieron confirmar en ${place}, al ${on}. Nada de esto es asesoría legal. Cada regla dice dónde se leyó.`,
    none: 'Todavía no hay reglas que mostrar para este estado.',
    statute: (statute, since) => (since ? sentence`${statute}, desde el ${since}.` : sentence`${statute}.`),
    source: source => sentence`Fuente: ${source}.`,
    noMinimum: place =>
      `No se pudo confirmar cuánta cobertura de responsabilidad civil necesita un auto en ${place}, por eso no aparece.`,
    quiet:
      'Solo aparecen reglas que se pudieron confirmar. Por precaución, también se pueden dejar fuera otras cosas cuando se consulta a las aseguradoras.',
    others: 'Otros estados',
  },
})

/** What a state lets insurers consider, as far as that is certain, each rule with its legal source. */
export function StateRules({ law: { place, on, lacksMinimum, parts, others } }: Articles['law']) {
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
                  {statute && <>{say.statute(<Citation {...statute} />, since)} </>}
                  {say.source(<Citation {...source} />)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {lacksMinimum && <p>{say.noMinimum(place)}</p>}
      <p>{say.quiet}</p>
      <details>
        <summary>{say.others}</summary>
        <ul>
          {others
            .toSorted((one, other) => byWord(one.name, other.name))
            .map(({ name, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
        </ul>
      </details>
    </>
  )
}

type Cited = Articles['law']['law']['parts'][number]['rules'][number]['source']

function Citation({ text, lang }: Cited) {
  return <span lang={lang}>{text}</span>
}
