import type { ChangeEvent } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { fieldId } from '../../web/ui/Field.tsx'
import { Select } from '../../web/ui/Select.tsx'
import styles from './ListedSelect.module.css'
import type { Listed } from './use-listed.tsx'

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
  const { name, label, listed, before, value, error, onChoose, onUnlisted } = props
  const { names, isLoading, hasFailed, retry } = listed
  // The earlier choice stays until the list loads; then the browser keeps it selected.
  const options = names ?? (value === '' ? [] : [value])
  const placeholder = isLoading ? 'One moment…' : names || hasFailed ? 'Choose' : before
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // The last entry; it has no value, so that it is never mistaken for a name.
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
          { value: '', label: 'My car isn’t listed' },
        ]}
        error={hasFailed ? `Failed to load ${name}s. Please try again.` : error}
        aria-busy={isLoading || undefined}
        required
      />
      {hasFailed && (
        <div>
          <Button onClick={again}>Try again</Button>
        </div>
      )}
    </div>
  )
}
