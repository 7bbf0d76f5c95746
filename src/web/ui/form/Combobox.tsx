import { useCombobox } from 'downshift'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { spoken, wordsIn } from '../../../language/text.ts'
import { useSpeech } from '../../words.ts'
import { Button } from '../Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Combobox.module.css'
import fieldStyles from './Field.module.css'
import { described, FieldFrame, type FieldText, fieldId } from './Field.tsx'
import { listAnnounced, type Suggestion } from './suggestion.ts'

const words = wordsIn({
  en: { list: 'Suggestions', again: 'Try again' },
  es: { list: 'Sugerencias', again: 'Intentar de nuevo' },
})

interface ComboboxProps extends FieldText {
  readonly name: string
  readonly defaultValue: string
  /** Called `wait` milliseconds after the last key; aborts with the signal. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  readonly onChoose: (chosen: Suggestion) => void
  /** The suggestion that Enter chooses while none is highlighted; Enter then never submits a form with text in it. */
  readonly match?: (text: string) => Suggestion | undefined
  /** Shown under the field when nothing is found. */
  readonly nothing?: (text: string) => string
  /** Shown under the field, with a way to try again, when the search failed. */
  readonly failure?: string
  /** 400 by default (spec 2.3.3.2); less without a network request. */
  readonly wait?: number
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'id'>
}

/**
 * A text field with suggestions (WAI-ARIA combobox, on downshift). The input is uncontrolled, and only `onChoose` may
 * change the text.
 */
export function Combobox({
  name,
  label,
  hint,
  error,
  defaultValue,
  suggest,
  onChoose,
  match,
  nothing,
  failure,
  wait = 400,
  input,
}: ComboboxProps) {
  const speech = useSpeech()
  const say = spoken(words, speech)
  const id = fieldId(name)
  const { items, missed, unsent, ask, clear } = useSuggestions(suggest, wait)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    items: [...items],
    inputId: id,
    menuId: `${id}-menu`,
    getItemId: at => `${id}-item-${at}`,
    itemToString: item => item?.label ?? '',
    // Keep nothing selected, so that the same suggestion can be chosen again.
    selectedItem: null,
    initialInputValue: defaultValue,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) ask(inputValue)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      clear()
      if (selectedItem) onChoose(selectedItem)
    },
    // Leaving the field chooses nothing.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  })
  const {
    value: _controlled,
    'aria-labelledby': _label,
    ...props
  } = getInputProps({
    ...input,
    ...described(id, { hint, error }),
  })
  const open = isOpen && items.length > 0
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    if (!match || event.key !== 'Enter' || highlightedIndex >= 0 || typed.trim() === '') return
    event.preventDefault()
    // Downshift would close the list, which must stay when several match.
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const suggestion = match(typed)
    if (!suggestion) return ask(typed)
    clear()
    onChoose(suggestion)
  }
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className={styles.combobox}>
        <input
          role="combobox"
          {...props}
          aria-expanded={open}
          onKeyDownCapture={onKeyDown}
          className={fieldStyles.input}
          name={name}
          defaultValue={defaultValue}
        />
        <ul {...getMenuProps({ 'aria-label': say.list })} className={styles.menu} hidden={!open}>
          {open &&
            items.map((item, index) => (
              <li
                key={item.id}
                className={styles.item}
                data-highlighted={index === highlightedIndex || undefined}
                {...getItemProps({ item, index })}
              >
                {item.label}
              </li>
            ))}
        </ul>
      </div>
      {nothing && (
        <p className={styles.nothing} role="status">
          {missed !== null && nothing(missed)}
        </p>
      )}
      {failure && (
        <div role="status">
          {unsent !== null && (
            <p className={styles.nothing}>
              {failure}{' '}
              <Button look="plain" onClick={() => ask(unsent)}>
                {say.again}
              </Button>
            </p>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{open ? listAnnounced(items.length, speech) : ''}</span>
      </VisuallyHidden>
    </FieldFrame>
  )
}

function useSuggestions(suggest: ComboboxProps['suggest'], wait: number) {
  const [items, setItems] = useState<readonly Suggestion[]>([])
  /** The search without a result. */
  const [missed, setMissed] = useState<string | null>(null)
  /** The search that failed. */
  const [unsent, setUnsent] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)

  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    },
    [],
  )
  return {
    items,
    missed,
    unsent,
    ask(text: string) {
      stop()
      setMissed(null)
      setUnsent(null)
      timer.current = setTimeout(() => {
        const mine = new AbortController()
        asking.current = mine
        suggest(text, mine.signal).then(
          suggestions => {
            if (mine.signal.aborted) return
            setItems(suggestions)
            setMissed(suggestions.length === 0 && text.trim() !== '' ? text.trim() : null)
          },
          () => {
            if (!mine.signal.aborted) setUnsent(text)
          },
        )
      }, wait)
    },
    clear() {
      stop()
      setItems([])
      setMissed(null)
      setUnsent(null)
    },
  }
}
