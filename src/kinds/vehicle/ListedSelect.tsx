import type { ChangeEvent } from 'react'
import { wordsIn } from '../../language/text.ts'
import { Button } from '../../web/ui/Button.tsx'
import { fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useWords } from '../../web/words.ts'
import styles from './ListedSelect.module.css'
import type { Listed } from './use-listed.tsx'

const words = wordsIn({
  en: {
    busy: 'One moment…',
    choose: 'Choose',
    unlisted: 'My car isn’t listed',
    // What failed to load.
    make: 'Failed to load makes. Please try again.',
    model: 'Failed to load models. Please try again.',
    again: 'Try again',
  },
  es: {
    busy: 'Un momento…',
    choose: 'Elija',
    unlisted: 'El auto no está en la lista',
    make: 'No se pudieron cargar las marcas. Intente de nuevo.',
    model: 'No se pudieron cargar los modelos. Intente de nuevo.',
    again: 'Intentar de nuevo',
  },
})

interface ListedSelectProps {
  readonly name: 'make' | 'model'
  readonly label: string
  readonly listed: Listed
  /** What has to be chosen first. */
  readonly before: string
  readonly value: string
  readonly error: string | undefined
  readonly onChoose: (name: string) => void
  readonly onUnlisted: () => void
}

/** A select whose options are looked up. It stays visible and usable while they load. */
export function ListedSelect(props: ListedSelectProps) {
  const say = useWords(words)
  const { name, label, listed, before, value, error, onChoose, onUnlisted } = props
  const { names, isLoading, hasFailed, retry } = listed
  // The earlier choice stays until the list loads; then the browser keeps it selected.
  const options = names ?? (value === '' ? [] : [value])
  const placeholder = isLoading ? say.busy : names || hasFailed ? say.choose : before
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // The last entry; it has no value, so it is never mistaken for a name.
    if (target.selectedIndex === target.options.length - 1) onUnlisted()
    else onChoose(target.value)
  }
  const again = () => {
    // The button disappears when the list arrives.
    document.getElementById(fieldId(name))?.focus()
    retry()
  }
  return (
    <div className={styles.listed}>
      <Select
        {...{ name, label, onChange, placeholder }}
        defaultValue={value}
        options={[
          ...options.map(option => ({ value: option, label: option })),
          { value: '', label: say.unlisted },
        ]}
        error={hasFailed ? say[name] : error}
        aria-busy={isLoading || undefined}
        required
      />
      {hasFailed && (
        <div>
          <Button onClick={again}>{say.again}</Button>
        </div>
      )}
    </div>
  )
}
