import type { Dialect } from './dialect.ts'
import { questionPrefix } from './questions.ts'
import { element, type XmlPart } from './xml/xml-write.ts'

type Constant = Dialect['elements'][number]

/** A part of a request, with the elements that the dialect adds to it and the dialect's codes for our questions. */
export function adapted(part: XmlPart, elements: readonly Constant[], dialect: Dialect): XmlPart {
  const whole = elements.reduce(
    (grown, one) =>
      withConstant(
        grown,
        one.at.split('/').filter(name => name !== ''),
        one,
      ),
    part,
  )
  return dialect.client.questionPrefix === questionPrefix ? whole : renamed(whole, dialect)
}

/** The part with a constant at a path below it; missing elements of the path are created. */
function withConstant(part: XmlPart, path: readonly string[], constant: Constant): XmlPart {
  const content = typeof part.content === 'string' ? [] : part.content.filter(one => one !== undefined)
  const [name, ...rest] = path
  if (name === undefined) {
    const before = content.findIndex(one => one.name === constant.before)
    const place = before < 0 ? content.length : before
    return { ...part, content: content.toSpliced(place, 0, element(constant.name, constant.text)) }
  }
  const index = content.findIndex(one => one.name === name)
  const place = index < 0 ? content.length : index
  const inner = withConstant(content[index] ?? element(name, []), rest, constant)
  return { ...part, content: content.toSpliced(place, 1, inner) }
}

function renamed(part: XmlPart, dialect: Dialect): XmlPart {
  if (typeof part.content !== 'string')
    return { ...part, content: part.content.map(one => one && renamed(one, dialect)) }
  if (part.name !== 'QuestionCd' || !part.content.startsWith(questionPrefix)) return part
  return { ...part, content: dialect.client.questionPrefix + part.content.slice(questionPrefix.length) }
}
