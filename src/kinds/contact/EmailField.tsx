import { type FocusEvent, useRef, useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Field, fieldId } from '../../web/ui/form/Field.tsx'
import { useWords } from '../../web/words.ts'
import styles from './EmailField.module.css'

const words = wordsIn({
  en: {
    email: 'Email address',
    meant: (address: string) => `Did you mean ${address}?`,
    keep: 'No, keep mine',
  },
  es: {
    email: 'Correo electrónico',
    meant: address => `¿Quiso decir ${address}?`,
    keep: 'No, dejarlo así',
  },
})

interface EmailFieldProps {
  readonly defaultValue: string
  readonly error: string | undefined
}

const refused = 'kept-domains'

/** An e-mail field that asks "Did you mean ...?" on leaving it with a likely typo; it remembers a refusal. */
export function EmailField({ defaultValue, error }: EmailFieldProps) {
  const say = useWords(words)
  const input = useRef<HTMLDivElement>(null)
  const [suggestion, setSuggestion] = useState<string | null>(null)
  const field = () => input.current?.querySelector<HTMLInputElement>('input')
  const onBlur = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const typed = target.value
    if (typed === '' || hasRefused(typed)) return
    // The domain list is larger than the question, so it loads separately; without it nothing is suggested.
    const email = await import('../../reference/email.ts').catch(() => null)
    if (target.value === typed) setSuggestion(email?.suggestEmail(typed) ?? null)
  }
  const accept = () => {
    const target = field()
    if (target && suggestion) target.value = suggestion
    target?.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggestion(null)
    target?.focus()
  }
  const refuse = () => {
    remember(field()?.value ?? '')
    setSuggestion(null)
    field()?.focus()
  }
  return (
    <div ref={input} className={styles.email}>
      <Field
        id={fieldId('email')}
        label={say.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={defaultValue}
        error={error}
        onBlur={onBlur}
        onChange={() => setSuggestion(null)}
      />
      <div role="status" className={styles.suggestion}>
        {suggestion !== null && (
          <>
            <Button look="plain" onClick={accept}>
              {say.meant(suggestion)}
            </Button>
            <Button look="plain" onClick={refuse}>
              {say.keep}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function refusals(): string[] {
  try {
    return (sessionStorage.getItem(refused) ?? '').split(' ')
  } catch {
    return []
  }
}

function hasRefused(address: string): boolean {
  return refusals().includes(domainOf(address))
}

function remember(address: string): void {
  try {
    sessionStorage.setItem(refused, [...refusals(), domainOf(address)].join(' ').trim())
  } catch {
    // Without browser storage the same suggestion may come again.
  }
}

/** Only the domain is remembered, not the address. */
function domainOf(address: string): string {
  return address.trim().toLowerCase().split('@').at(-1) ?? ''
}
