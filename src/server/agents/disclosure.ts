import { createHash } from 'node:crypto'
import { disclosureText } from '../../contract/answers/disclosure.ts'
import type { Language } from '../../language/text.ts'
import { speechOf } from './tool.ts'

/** What a person has to be shown before insurers are asked, and its version, which changes with its words. */
export interface Disclosure {
  readonly version: string
  readonly text: string
}

export function disclosureFor(retentionDays: number, language: Language): Disclosure {
  const text = disclosureText(retentionDays, speechOf(language))
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text }
}
