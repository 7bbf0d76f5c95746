import { type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import styles from './InfoTip.module.css'

interface TipProps {
  /** The text of the button; for a bare icon pass `label` instead. */
  readonly children?: ReactNode
  readonly label?: string
  /** The explanation. */
  readonly tip: ReactNode
  readonly className?: string | undefined
}

/**
 * A button with an explanation that opens on click, hover and focus, stays open while hovered, and closes on Escape. It
 * is the browser's popover, so a click works without scripts.
 */
export function InfoTip({ children, label, tip, className }: TipProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(leaving.current)
    if (!bubble.current?.matches(':popover-open')) bubble.current?.showPopover()
  }
  const hide = () => {
    leaving.current = setTimeout(() => bubble.current?.isConnected && bubble.current.hidePopover(), 150)
  }
  const place = (event: ToggleEvent<HTMLSpanElement>) => {
    if (event.newState === 'open' && button.current) placeAt(event.currentTarget, button.current)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? (children ? styles.word : styles.mark)}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={label}
        aria-describedby={id}
        onPointerEnter={event => event.pointerType === 'mouse' && show()}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {children ?? 'i'}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="auto"
        className={styles.bubble}
        onPointerEnter={show}
        onPointerLeave={hide}
        onToggle={place}
      >
        {tip}
      </span>
    </>
  )
}

const gap = 8

/** Below the button, or above it if there is no room; never beyond the edge of the window. */
function placeAt(bubble: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const left = Math.min(Math.max(at.left + at.width / 2 - width / 2, gap), innerWidth - width - gap)
  const below = at.bottom + gap
  const top = below + height > innerHeight ? at.top - gap - height : below
  bubble.style.inset = `${top}px auto auto ${left}px`
}
