import { useWords } from '../../words.ts'
import { fieldId } from './Field.tsx'
import { nameWords } from './NameFields.tsx'

interface ErrorListProps {
  readonly errors: Readonly<Record<string, string | undefined>>
  /** Fields whose messages share their words, with the label of each. A person’s names are known here. */
  readonly fields?: readonly { readonly name: string; readonly label: string }[]
}

/** The complaints about a form’s fields, each a link to its own that says which field it is. */
export function ErrorList({ errors, fields = [] }: ErrorListProps) {
  const labels: Readonly<Record<string, string>> = useWords(nameWords)
  const labelOf = (name: string) => fields.find(field => field.name === name)?.label ?? labels[name]
  return (
    <ul>
      {Object.entries(errors).map(([name, message]) => (
        <li key={name}>
          <a href={`#${fieldId(name)}`}>
            {labelOf(name) && (
              <>
                <strong>{labelOf(name)}</strong>{' '}
              </>
            )}
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}
