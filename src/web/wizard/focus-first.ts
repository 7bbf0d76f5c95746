import type { FieldErrors } from '../../wizard/check.ts'

/** Focuses the first wrong field on the page, or the general message if there is none. */
export function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  requestAnimationFrame(() => {
    const fields = [...(form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])]
    const wrong = fields.find(field => {
      const name = field.getAttribute('name') ?? ''
      return Object.hasOwn(errors, name) || Object.hasOwn(errors, name.split('.', 1)[0] ?? '')
    })
    ;(wrong ?? form?.querySelector<HTMLElement>('[data-message] [tabindex="-1"]'))?.focus()
  })
}
