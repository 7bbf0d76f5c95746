/** Writes into a text field of the page; the value counts as typed. */
export function fill(name: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
