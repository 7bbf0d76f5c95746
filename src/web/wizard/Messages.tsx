import type { MouseEvent } from 'react'
import { wordsIn } from '../../language/text.ts'
import type { FieldErrors } from '../../wizard/check.ts'
import type { KindView } from '../step/step-view.ts'
import { Alert } from '../ui/Alert.tsx'
import { fieldId } from '../ui/form/Field.tsx'
import { useSpeech, useWords } from '../words.ts'

const words = wordsIn({
  en: {
    title: 'Please check these answers',
    named: (field: string, message: string) => `${field}: ${message}`,
  },
  es: {
    title: 'Revise estas respuestas',
    named: (field, message) => `${field}: ${message}`,
  },
})

interface MessagesProps {
  readonly status: string | null
  /** What to do if trying again does not help. */
  readonly help: string | undefined
  readonly errors: FieldErrors
  readonly nameOf: NonNullable<KindView['nameOf']>
}

/** A general message and, when several fields are wrong, a list of links to them. */
export function Messages({ status, help, errors, nameOf }: MessagesProps) {
  const say = useWords(words)
  const speech = useSpeech()
  const wrong = Object.entries(errors)
  const isList = wrong.length > 1
  const messages = wrong.map(([, message]) => message)
  // The message alone says too little if two fields share it, or if a field is part of a row.
  const isClear = (name: string, message: string) =>
    messages.indexOf(message) === messages.lastIndexOf(message) && !/\.\d/.test(name)
  const textOf = (name: string, message: string) =>
    isClear(name, message) ? message : say.named(nameOf(name, speech), message)
  return (
    <div data-message>
      {(status !== null || isList) && (
        <Alert afterForm {...(isList && { title: say.title })}>
          {status !== null && <p>{status}</p>}
          {help && <p>{help}</p>}
          {isList && (
            <ul>
              {wrong.map(([name, message]) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`} onClick={focusOn}>
                    {textOf(name, message)}
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

/** Scrolling to a field is not enough: it needs the focus too. */
function focusOn(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  field.focus()
}
