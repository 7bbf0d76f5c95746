import type { WireConnector } from '../../src/connectors/connector.ts'
import type { Need } from '../../src/connectors/needs/need.ts'
import type { State } from '../../src/law/jurisdictions.ts'
import { askedAbout } from './anchors.ts'
import { type Asking, requestIn } from './ask-endpoint.ts'

/** The members that the carrier requires and that a question about somebody lacks, each with what would fill it. */
export function lackingMembers(
  asking: Asking,
  { missing }: WireConnector,
  states: readonly State[],
): readonly string[] {
  const { line, needs } = asking
  if (!missing) return []
  const missingWith = (known: readonly Need[]) => [
    ...new Set(
      states.flatMap(state =>
        askedAbout(line).flatMap(profile => missing(requestIn({ ...asking, needs: known }, state, profile))),
      ),
    ),
  ]
  const never = missingWith(needs)
  // What a visitor has certainly answered before the carrier gives its first price.
  const first = needs.filter(
    ({ to, isRequired, usual }) => usual !== undefined || (to === 'quote' && isRequired),
  )
  const late = missingWith(first).filter(member => !never.includes(member))
  return [
    ...never.map(
      member =>
        `request.required of the mapping: ${member} is required, and ${fillingOf(member, { line, needs })}`,
    ),
    ...late.map(
      member =>
        `request.required of the mapping: ${member} is required, and what fills it is asked later or may be left out, so this carrier would never be asked. Write "to": "quote" and "required": true for it into needs, or take ${member} out of required.`,
    ),
  ]
}

/** What would fill a member, as far as its name tells. */
function fillingOf(member: string, { line, needs }: Pick<Asking, 'line' | 'needs'>): string {
  const hints = [
    [/phone|mobile|cell/i, 'phone'],
    [/e-?mail/i, 'email'],
    [/licen[sc]e.*(state|prov)/i, 'licenseState'],
    [/licen[sc]ed?.*(date|since|dt|on)|first.*licen/i, 'licensedSince'],
    [/licen[sc]e/i, 'licenseNumber'],
  ] as const
  const need = hints.find(([name]) => name.test(member))?.[1]
  if (need && !needs.some(({ id }) => id === need))
    return `no question about ${line} fills it. Write "${need}" into needs of the line, and map it.`
  return `no question about ${line} fills it for everybody. Map it, give it an "otherwise", or ask for it with a question of your own in needs of the line.`
}
