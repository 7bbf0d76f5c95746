import type { Text, TextList } from '../../src/language/text.ts'
import { allTold } from '../../src/language/texts.ts'
import { lines } from '../../src/lines/index.ts'
import type { ListStep } from '../../src/wizard/collection.ts'
import { type Ask, Line, type Stage } from '../../src/wizard/line.ts'
import type { Step } from '../../src/wizard/step.ts'
import { isScrambled, scramble } from '../rooms/language.ts'

/** A text that says something else in the second language. */
function both(text: Text): Text {
  return { ...text, es: scramble(text.en) }
}

/** A value with each of its texts in both languages. */
export function inBoth<Value>(value: Value): Value {
  return eachText(value, both)
}

/** A value with another text in place of each. */
function eachText<Value>(value: Value, changed: (text: Text) => Text): Value {
  const change = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(change)
    if (typeof one !== 'object' || one === null) return one
    if (isList(one)) return { ...one, es: one.en.map(text => changed({ en: text }).es ?? text) }
    if ('en' in one) return changed(one as Text)
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, change(part)]))
  }
  // Each text stays a text.
  return change(value) as Value
}

function isList(one: object): one is TextList {
  return 'en' in one && Array.isArray(one.en)
}

function stepInBoth<Any extends Step>(step: Any): Any {
  return {
    ...step,
    props: inBoth(step.props),
    say: (answer: never) => both(step.say(answer)),
    ...(step.more && { more: (answer: never) => inBoth(step.more?.(answer)) }),
  }
}

function askInBoth(ask: Ask): Ask {
  const { step } = ask
  return {
    ...ask,
    chapter: both(ask.chapter),
    step: typeof step === 'function' ? earlier => stepInBoth(step(earlier)) : stepInBoth(step),
  }
}

function stageInBoth(stage: Stage): Stage {
  if (stage.type === 'ask') return askInBoth(stage)
  const list: ListStep = stepInBoth(stage.step)
  return { ...stage, chapter: both(stage.chapter), step: list, asks: stage.asks.map(askInBoth) }
}

/** Every question of a line, each title, label, choice and answer in a made-up second language. */
export function lineInBoth(name: string): ReturnType<typeof lines.byName> {
  const line = lines.byName(name)
  const stages = line.stages.map(stageInBoth)
  return new Line(line.name, { stages, refinements: line.refinements.map(askInBoth) })
}

/** A view told in English and in the made-up language, which also replaces the Spanish of texts that are of no question. */
export function toldTwice<View>(view: View) {
  const madeUp = eachText(view, text => (text.es === undefined || isScrambled(text.es) ? text : both(text)))
  return [allTold(view, 'en'), allTold(madeUp, 'es')] as const
}
