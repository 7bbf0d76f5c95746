import { useWords } from '../../words.ts'
import { fieldId } from './Field.tsx'
import { nameWords } from './NameFields.tsx'

/** The complaints about a form’s fields, each a link to its own. One about a name says which: they have the same words. */
export function ErrorList({ errors }: { readonly errors: Readonly<Record<string, string | undefined>> }) {
  const labels: Readonly<Record<string, string>> = useWords(nameWords)
  return (
    <ul>
      {Object.entries(errors).map(([name, message]) => (
        <li key={name}>
          <a href={`#${fieldId(name)}`}>
            {labels[name] && `${labels[name]}: `}
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}
