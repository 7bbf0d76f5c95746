import type { Page } from 'playwright-core'
import { longDay } from '../../src/language/days.ts'
import { todayAt } from '../../src/units/today.ts'
import { personasDay } from '../../tests/support/personas.ts'

/** Replaces on a page what is another in every run, so that its pictures are the same. */
export async function steady(page: Page): Promise<void> {
  // Nothing lies under the pointer that pressed a button before.
  await page.mouse.move(0, 0)
  const speeches = ['en', 'es'] as const
  // The database has the clock of the machine.
  const today = todayAt(new Date())
  await page.evaluate(
    replaceAll,
    speeches.map(speech => [longDay(today, speech), longDay(personasDay, speech)] as const),
  )
}

/**
 * Replaces some texts, numbers of quotes, offers, orders and requests, the time of day, and links that contain a secret. Runs in the
 * browser, so it uses nothing from outside.
 */
function replaceAll(others: readonly (readonly [from: string, to: string])[]): void {
  const replace = (text: string) =>
    others
      .reduce((said, [from, to]) => said.replaceAll(from, to), text)
      .replaceAll(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b/g, number => 'KM4T-7XRC-5DWN'.slice(0, number.length))
      .replaceAll(/\b\d{1,2}:\d{2}(?=\s[AaPp]\.?\s?[Mm])/g, '9:41')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const said = text.nodeValue ?? ''
    // A text that is set is laid out again.
    if (replace(said) !== said) text.nodeValue = replace(said)
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input[readonly]'))
    field.value = field.value.replace(/^http\S+\/shared\/.*/, 'https://wadsworth.example/shared/KM4T7XRC')
}
