import type { Articles } from '../../contract/page.ts'
import { ButtonLink } from '../ui/Button.tsx'

/** Replaces the page of an unknown community: how to get a price all the same, and which communities have a page. */
export function Communities({ communities }: Articles['communities']) {
  return (
    <>
      <p>
        The address may be mistyped, or I have no page for that community. I can still compare renters
        insurance for your home. It takes two minutes.
      </p>
      <p>
        <ButtonLink look="primary" href="/start?type=renters">
          Compare renters insurance
        </ButtonLink>
      </p>
      {communities.length > 0 && (
        <>
          <h2>Communities I know</h2>
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
