import type { Articles } from '../../contract/page.ts'
import { wordsIn } from '../../language/text.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({
  en: {
    unknown:
      'The address may be mistyped, or I don’t have a page for that community. I can still compare renters insurance for your home. It takes two minutes.',
    compare: 'Compare renters insurance',
    known: 'Communities listed here',
  },
  we: {
    unknown:
      'The address may be mistyped, or we don’t have a page for that community. We can still compare renters insurance for your home. It takes two minutes.',
  },
  es: {
    unknown:
      'Puede que la dirección esté mal escrita, o que esa comunidad no tenga página aquí. De todos modos puede comparar seguros para inquilinos para su casa. Toma dos minutos.',
    compare: 'Comparar seguros para inquilinos',
    known: 'Comunidades que aparecen aquí',
  },
})

/** Replaces the page of an unknown community: how to get a price all the same, and which communities have a page. */
export function Communities({ communities }: Articles['communities']) {
  const say = useWords(words)
  return (
    <>
      <p>{say.unknown}</p>
      <p>
        <ButtonLink look="primary" href="/start?type=renters">
          {say.compare}
        </ButtonLink>
      </p>
      {communities.length > 0 && (
        <>
          <h2>{say.known}</h2>
          <ul>
            {communities.map(({ name, place, path }) => (
              <li key={path}>
                <a href={path}>{name}</a>, {place}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
