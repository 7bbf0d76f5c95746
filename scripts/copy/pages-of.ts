import type { DobProps } from '../../src/kinds/dob/dob.ts'
import type { TextProps } from '../../src/kinds/text/text.ts'
import { example } from '../../src/lines/example.ts'
import { check } from '../../src/wizard/check.ts'
import { type Ask, type Collect, type Line, stepOf } from '../../src/wizard/line.ts'
import type { Step } from '../../src/wizard/step.ts'

/** A page of a line, with its question as the example visitor sees it. */
interface Page {
  readonly page: Ask | Collect
  readonly step: Step
  readonly skippable: boolean
}

/**
 * The pages of a line in the order asked: those of a list's items before the list, and at the end what can be asked after the
 * prices.
 */
export function pagesOf(line: Line): readonly Page[] {
  const stages = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  return [...stages, ...line.refinements].map(page =>
    page.type === 'ask'
      ? { page, step: stepOf(page, example), skippable: page.skippable }
      : { page, step: page.step, skippable: false },
  )
}

/** A page's messages for a blank answer, a nonsense one, and one out of range. */
export function messagesOf(page: Ask | Collect, step: Step): readonly string[] {
  if (page.type === 'collect') return [page.step.empty.en, page.step.full.en]
  const fields = Object.keys(step.fields)
  const payloads = [{}, ...['', 'x', '-1', '99999'].map(text => filled(fields, text))]
  const messages = payloads.flatMap(payload => {
    const checked = check(step.answer(example.today), payload)
    return checked.ok ? [] : Object.values(checked.errors)
  })
  // The kind determines which of these the props have.
  const { minAge, maxAge, range } = step.props as Partial<DobProps & TextProps>
  const bounds = [minAge, maxAge, range].flatMap(limit => limit?.message.en ?? [])
  return [...new Set([...messages, ...bounds])]
}

function filled(fields: readonly string[], text: string): object {
  return Object.fromEntries(fields.map(field => [field, text]))
}
