import type { MouseEvent } from 'react'
import type { FieldErrors } from '../../wizard/check.ts'
import { Alert } from '../ui/Alert.tsx'
import { fieldId } from '../ui/Field.tsx'

interface MessagesProps {
  readonly status: string | null
  readonly errors: FieldErrors
}

/** A general message, and, when several fields are wrong, a list of them that leads to each. */
export function Messages({ status, errors }: MessagesProps) {
  const wrong = Object.entries(errors)
  const isList = wrong.length > 1
  return (
    <div data-message>
      {(status !== null || isList) && (
        <Alert {...(isList && { title: 'Please look at these again' })}>
          {status !== null && <p>{status}</p>}
          {isList && (
            <ul>
              {wrong.map(([name, message]) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`} onClick={focusOn}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}

/** Scrolling to a field is not enough: typing is to go there too. */
function focusOn(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
