import { type ClipboardEvent, type FocusEvent, type FormEvent, useRef } from 'react'
import { byWord } from '../../language/order.ts'
import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { ZipField } from '../../web/step/ZipField.tsx'
import { Combobox } from '../../web/ui/form/Combobox.tsx'
import { Field } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import type { Suggestion } from '../../web/ui/form/suggestion.ts'
import { useWords } from '../../web/words.ts'
import styles from './AddressView.module.css'
import type { AddressProps } from './address.ts'
import { OtherState } from './OtherState.tsx'
import { useZipPlace } from './use-zip-place.tsx'

const words = wordsIn({
  en: {
    group: 'Address',
    street: 'Street address',
    failure: 'I couldn’t look up addresses just now. You can type yours in, or try again.',
    unit: 'Apt or suite',
    city: 'City',
    state: 'State',
    choose: 'Choose',
  },
  we: { failure: 'We couldn’t look up addresses just now. You can type yours in, or try again.' },
  es: {
    group: 'Dirección',
    street: 'Dirección',
    failure: 'En este momento no se pueden buscar direcciones. Puede escribir la suya o intentar de nuevo.',
    unit: 'Apto. o suite',
    city: 'Ciudad',
    state: 'Estado',
    choose: 'Elija',
  },
})

export const loadKind = () => import('./address.ts').then(({ answer, fields }) => ({ answer, fields }))

/** A shorter text has no useful suggestions. */
const shortest = 4

type Names = 'address1' | 'address2' | 'city' | 'state' | 'zipcode'

/** A street address with suggestions (spec 2.3.3.2). */
export default function AddressView({
  properties,
  values,
  errors,
  loadAddressHelp,
}: StepViewProps<AddressProps>) {
  const say = useWords(words)
  const group = useRef<HTMLFieldSetElement>(null)
  const input = (name: Names) =>
    group.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
  const read = (name: Names) => input(name)?.value.trim() ?? ''
  const write = (filled: Partial<Record<Names, string>>) => {
    for (const name of Object.keys(filled) as Names[]) {
      const target = input(name)
      if (target) target.value = filled[name] ?? ''
    }
    // A filled-in value counts as typed.
    input('address1')?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const zip = useZipPlace({ loadAddressHelp, read, write })

  async function suggest(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    if (text.trim().length < shortest) return []
    // A typed city stays: no other is suggested instead.
    const city = read('city') === textOf(values, 'city') || text.includes(',') ? '' : read('city')
    const whole = city === '' ? text : `${text}, ${city} ${read('state')}`.trim()
    return (await loadAddressHelp()).suggest(whole, { zip: read('zipcode'), signal })
  }

  async function choose({ id }: Suggestion): Promise<void> {
    const address = await (await loadAddressHelp()).resolve(id)
    if (!address) return
    const { address1, address2, city, state, zipcode } = address
    write({ address1, city, state, ...(address2 && { address2 }), ...(zipcode && { zipcode }) })
    zip.forget()
    input(zipcode ? 'address2' : 'zipcode')?.focus()
  }

  /** The same service splits a whole address pasted into the street field. */
  async function onPaste(event: ClipboardEvent<HTMLInputElement>): Promise<void> {
    const text = event.clipboardData
      .getData('text')
      .replace(/\s*[\r\n]+\s*/g, ', ')
      .trim()
    if (!/,|\b\d{5}\b/.test(text)) return
    event.preventDefault()
    write({ address1: text })
    const suggestions = await suggest(text, new AbortController().signal).catch(() => [])
    if (suggestions.length === 1 && suggestions[0]) await choose(suggestions[0])
  }

  // While typing, not on leaving the field: a notice that appears on blur would move the button away from the click.
  const onInput = ({ target }: FormEvent<HTMLElement>) => {
    if (target === input('zipcode') || target === input('state')) void zip.look()
  }
  const onLeave = ({ target }: FocusEvent<HTMLElement>) => {
    if (target === input('city')) void zip.look()
  }

  return (
    <fieldset
      ref={group}
      className={styles.address}
      aria-label={say.group}
      onInput={onInput}
      onBlur={onLeave}
    >
      <div className={styles.street}>
        <Combobox
          label={say.street}
          name="address1"
          defaultValue={textOf(values, 'address1')}
          error={errors.address1}
          suggest={suggest}
          onChoose={chosen => void choose(chosen)}
          failure={say.failure}
          input={{ autoComplete: 'address-line1', required: true, maxLength: 200, onPaste }}
        />
      </div>
      <Field
        className={styles.unit}
        label={say.unit}
        optional
        name="address2"
        autoComplete="address-line2"
        maxLength={60}
        defaultValue={textOf(values, 'address2')}
        error={errors.address2}
      />
      <Field
        className={styles.city}
        label={say.city}
        name="city"
        autoComplete="address-level2"
        maxLength={200}
        defaultValue={textOf(values, 'city')}
        error={errors.city}
        required
      />
      <Select
        className={styles.state}
        label={say.state}
        name="state"
        autoComplete="address-level1"
        placeholder={say.choose}
        options={properties.states
          .toSorted((one, other) => byWord(one.name, other.name))
          .map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={textOf(values, 'state')}
        error={errors.state}
        required
      />
      <ZipField
        className={styles.zip}
        name="zipcode"
        maxLength={10}
        defaultValue={textOf(values, 'zipcode')}
        error={errors.zipcode}
      />
      <div className={styles.notice} role="status">
        {zip.elsewhere && <OtherState place={zip.elsewhere} states={properties.states} onTake={zip.take} />}
      </div>
    </fieldset>
  )
}
