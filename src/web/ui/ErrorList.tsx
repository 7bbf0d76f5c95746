import { fieldId } from './Field.tsx'

/** The complaints about a form’s fields, each a link to its own. */
export function ErrorList({ errors }: { readonly errors: Readonly<Record<string, string | undefined>> }) {
  return (
    <ul>
      {Object.entries(errors).map(([name, message]) => (
        <li key={name}>
          <a href={`#${fieldId(name)}`}>{message}</a>
        </li>
      ))}
    </ul>
  )
}
