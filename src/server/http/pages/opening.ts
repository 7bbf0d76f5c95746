import type { InitialData } from '../../../contract/page.ts'
import type { Properties } from '../../../contract/properties.ts'
import { lineOfPage } from '../../../kinds/mobile-zip/line-of-page.ts'
import type { Start } from '../../../kinds/start/start.ts'
import { zipProblem } from '../../../reference/places.ts'
import { routeOf } from '../../../wizard/line.ts'
import type { Services } from '../../journey/services.ts'

type Facts = Pick<InitialData, 'insurance_type' | 'zip_code' | 'wadsworth_first_step' | 'error'>

interface Opening {
  /** What the page embeds for its start step (spec 1.6). */
  readonly facts: Facts
  /** Extra properties of the start step: on a partner's page, who sent the visitor. */
  readonly properties: Partial<Properties> & { readonly partner?: string }
}

/**
 * Reads the link to a start page: `type` and `zip`, and on `/partner` also `partner` and `address`. Invalid values are
 * left out, except that an unrecognized ZIP code is shown with its message (spec 2.3.1.2). A partner's visitor whose
 * line and ZIP code are both in the link begins at the partner's first step.
 */
export function openingOf(
  { site, lines }: Pick<Services, 'site' | 'lines'>,
  route: string,
  query: URLSearchParams,
): Opening {
  const page = lines.startPage(route)
  const type = page.props.choices.find(({ value }) => value === lineOfPage(query.get('type')))?.value ?? null
  const zip = /^\d{5}/.exec(query.get('zip')?.trim() ?? '')?.[0] ?? null
  const error = zip === null ? null : zipProblem(zip)
  const facts = { insurance_type: type, zip_code: zip, wadsworth_first_step: null, error }
  const partner = site.partners.find(({ code }) => code === query.get('partner'))
  if (route !== '/partner' || !partner) return { facts, properties: {} }
  const isComplete = type !== null && zip !== null && error === null
  const firstStep = isComplete ? firstStepOf(lines, partner.firstSteps, type) : null
  const address = query.get('address')?.trim().slice(0, 200)
  return {
    facts: { ...facts, wadsworth_first_step: firstStep },
    properties: {
      title: `${partner.name} sent you. What can I compare for you?`,
      partner: partner.code,
      ...(address ? { answer: { address } } : {}),
    },
  }
}

/** A start page with what its link says, which overrides what the visitor entered on an earlier visit. */
export function withOpening(
  properties: Properties,
  { facts, properties: linkProperties }: Opening,
): Properties {
  const { insurance_type: type, zip_code: zipCode } = facts
  // A start page is filled in with the fields of a start answer.
  const before = properties.answer as Partial<Start> | undefined
  const answer = { ...before, ...(type === null ? {} : { type }), ...(zipCode === null ? {} : { zipCode }) }
  return { ...properties, ...(before ? { answer } : {}), ...linkProperties }
}

/** The question where a partner's visitors begin: the named one if it exists, else the line's first. */
function firstStepOf(
  lines: Services['lines'],
  firstSteps: Readonly<Partial<Record<string, string>>>,
  type: string,
): string | null {
  const line = lines.byName(type)
  const routes = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
  const paths = routes.map(stage => routeOf(line, stage))
  return paths.find(path => path === firstSteps[type]) ?? paths[0] ?? null
}
