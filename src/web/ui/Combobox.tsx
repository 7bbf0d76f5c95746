import { useCombobox } from 'downshift'
import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import styles from './Combobox.module.css'
import fieldStyles from './Field.module.css'
import { described, FieldFrame, type FieldText, fieldId } from './Field.tsx'
import type { Suggestion } from './step-view.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface ComboboxProps extends FieldText {
  readonly name: string
  readonly defaultValue: string
  /** Asked `wait` milliseconds after the last key; gives up when the signal says so. */
  readonly suggest: (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  readonly onChoose: (chosen: Suggestion) => void
  /** 400 unless said otherwise (spec 9); less where nobody is asked over the network. */
  readonly wait?: number
  readonly input?: Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'defaultValue' | 'id'>
}

/**
 * A text field that suggests (WAI-ARIA combobox, on downshift). The text stays the visitor's: the input is
 * uncontrolled, and only `onChoose` may change it.
 */
export function Combobox({
  name,
  label,
  hint,
  error,
  defaultValue,
  suggest,
  onChoose,
  wait = 400,
  input,
}: ComboboxProps) {
  const id = fieldId(name)
  const { items, ask, clear } = useSuggestions(suggest, wait)
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Suggestion>({
    items: [...items],
    inputId: id,
    menuId: `${id}-menu`,
    getItemId: at => `${id}-item-${at}`,
    itemToString: item => item?.label ?? '',
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
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className={styles.combobox}>
        <input
          role="combobox"
          {...props}
          aria-expanded={open}
          className={fieldStyles.input}
          name={name}
          defaultValue={defaultValue}
        />
        <ul {...getMenuProps({ 'aria-label': 'Suggestions' })} className={styles.menu} hidden={!open}>
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
      <VisuallyHidden>
        <span role="status">
          {open ? `${items.length} suggestions. Arrow keys move, Enter takes one.` : ''}
        </span>
      </VisuallyHidden>
    </FieldFrame>
  )
}

function useSuggestions(suggest: ComboboxProps['suggest'], wait: number) {
  const [items, setItems] = useState<readonly Suggestion[]>([])
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
    ask(text: string) {
      stop()
      timer.current = setTimeout(() => {
        const mine = new AbortController()
        asking.current = mine
        suggest(text, mine.signal).then(
          found => !mine.signal.aborted && setItems(found),
          () => {},
        )
      }, wait)
    },
    clear() {
      stop()
      setItems([])
    },
  }
}
