/**
 * Replaces on the page what is another in every run: numbers of quotes, offers and orders, the time of day, and the links that
 * contain a secret. Runs in the browser, so it uses nothing from outside.
 */
export function steady(): void {
  const replace = (text: string) =>
    text
      .replaceAll(/\b([A-Z]{3}-)?[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, (_, maker = '') => `${maker}KM4T-7XRC`)
      .replaceAll(/\b\d{1,2}:\d{2}(?=\s[AaPp]\.?\s?[Mm])/g, '9:41')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const value = text.nodeValue ?? ''
    const steadied = replace(value)
    // A text that is set again is laid out again.
    if (steadied !== value) text.nodeValue = steadied
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[readonly]'))
    field.value = field.value.replace(/^http\S+\/shared\/.*/, 'https://wadsworth.example/shared/KM4T7XRC')
}
