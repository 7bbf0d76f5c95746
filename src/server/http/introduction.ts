import type { Introduction } from '../../contract/introduction.ts'
import { type Speech, saidIn } from '../../language/text.ts'
import type { Article } from '../../texts/read-articles.ts'
import type { SampleList } from '../journey/samples/sample-list.ts'
import { tellSampleList } from './wire/tell-sample.ts'

interface Deps {
  readonly texts: { readonly en: Article; readonly es?: Article }
  readonly sampleList: () => Promise<SampleList | null>
}

/** What a start page says below its form, in a language: the same object until the sample prices change. */
export function introductions({ texts, sampleList }: Deps): (speech: Speech) => Promise<Introduction> {
  const told = new Map<Speech, { readonly list: SampleList | null; readonly introduction: Introduction }>()
  return async speech => {
    // The page does without if they cannot be had right now.
    const list = await sampleList().catch(() => null)
    const before = told.get(speech)
    if (before?.list === list) return before.introduction
    const { pieces, lang } = saidIn(texts, speech)
    const sample = list && tellSampleList(list, speech)
    const introduction = { pieces, ...(lang && { lang }), ...(sample && { sample }) }
    told.set(speech, { list, introduction })
    return introduction
  }
}
