import * as v from 'valibot'
import type { Fields, Step } from '../../wizard/step.ts'
import { zip } from '../address/address.ts'
import { offered, type Start, type StartProps } from '../start/start.ts'
import { lineOfPage } from './line-of-page.ts'

export const fields: Fields = {
  type: { class: 'plain' },
  zipCode: { class: 'personal' },
  platform: { class: 'plain' },
}

/** Schema of the answer; the type may be a page's. */
export function answer(props: Pick<StartProps, 'choices'>) {
  return v.object({
    type: v.optional(v.pipe(v.unknown(), v.transform(lineOfPage), offered(props)), null),
    zipCode: zip('ZIP code is required.', 'This ZIP code format is not recognized'),
    platform: v.optional(v.literal('mobile'), 'mobile'),
  })
}

/** The ZIP code alone: the line comes from the type of the page (spec 2.3.2.2). */
export function mobileZip(props: StartProps): Step<Start & { platform: 'mobile' }, StartProps> {
  const schema = answer(props)
  return { kind: 'mobile-zip', props, fields, answer: () => schema, say: ({ zipCode }) => zipCode }
}
