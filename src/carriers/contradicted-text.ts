import type { Writing } from '../connectors/connector.ts'
import type { Problem } from '../connectors/json-document.ts'
import { chosenAmounts } from '../connectors/rate-plan/chosen-amounts.ts'
import type { Text } from '../language/text.ts'
import { type InsuranceLine, insuranceLines } from '../law/rule.ts'
import type { CarrierFile } from './carrier.ts'

/** Dollars, or a percentage that is no discount. */
const amounts = /\$[\d,]*\d|\d+%(?!\s*(?:off|less|lower|discount|de descuento|menos))/g

interface Written {
  readonly insurer: CarrierFile['insurer']
  readonly lines: Readonly<Partial<Record<InsuranceLine, Writing>>>
  /** The folder of the plan files. */
  readonly plans: URL
}

/**
 * The amounts in an insurer's own description that a visitor's choice overrides: a card with a $500 deductible would contradict
 * itself. Each with the place of the step that prices the choice.
 */
export function contradictedTexts({ insurer, lines, plans }: Written): readonly Problem[] {
  const { tagLine, descriptionHtml, badges, lineHtml = {} } = insurer
  const ofAll: readonly Said[] = [
    { path: 'insurer.tagLine', text: tagLine },
    { path: 'insurer.descriptionHtml', text: descriptionHtml },
    ...badges.flatMap(({ text, description }, at) => [
      { path: `insurer.badges.${at}.text`, text },
      { path: `insurer.badges.${at}.description`, text: description },
    ]),
  ]
  return insuranceLines.flatMap(line => {
    const own = lineHtml[line]
    const texts = [...ofAll, ...(own ? [{ path: `insurer.lineHtml.${line}`, text: own }] : [])]
    const said = texts.flatMap(({ path, text }) => amountsIn(text).map(amount => ({ path, amount })))
    const book = lines[line]?.book
    if (said.length === 0 || !book) return []
    const chosen = chosenAmounts({ book, plans, line })
    return said.flatMap(({ path, amount }) => {
      const choice = chosen.find(one => one.amount === amount)
      if (!choice) return []
      const { input, at } = choice
      return [
        {
          path,
          message: `it says ${amount}, and a visitor chooses the ${input} that plans/${at} prices. Leave the amount out.`,
        },
      ]
    })
  })
}

interface Said {
  readonly path: string
  readonly text: Text
}

function amountsIn({ en, es = '' }: Text): readonly string[] {
  return [...new Set(`${en}\n${es}`.match(amounts) ?? [])]
}
