import { brand } from '../../../brand.ts'
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
  /** What the start step shows besides: on the page of a partner, who sent the visitor. */
  readonly properties: Partial<Properties> & { readonly partner?: string }
}

/**
 * What the link to a start page says: `type` and `zip`, and on `/partner` also `partner` and `address`. What it says
 * wrongly is left out, except that a ZIP code which is not recognized is shown with its message (spec 2.3.1.2).
 * A partner's visitor of whom both are known begins at the partner's first step.
 */
export function openingOf(
  { lines }: Pick<Services, 'lines'>,
  route: string,
  query: URLSearchParams,
): Opening {
  const page = lines.startPage(route)
  const type = page.props.choices.find(({ value }) => value === lineOfPage(query.get('type')))?.value ?? null
  const zip = /^\d{5}/.exec(query.get('zip')?.trim() ?? '')?.[0] ?? null
  const error = zip === null ? null : zipProblem(zip)
  const facts = { insurance_type: type, zip_code: zip, wadsworth_first_step: null, error }
  const partner = brand.partners.find(({ code }) => code === query.get('partner'))
  if (route !== '/partner' || !partner) return { facts, properties: {} }
  const isTold = type !== null && zip !== null && error === null
  const firstStep = isTold ? firstStepOf(lines, partner.firstSteps, type) : null
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

/** A start page with what its link says: that goes before what the visitor told on an earlier visit. */
export function withOpening(properties: Properties, { facts, properties: said }: Opening): Properties {
  const { insurance_type: type, zip_code: zipCode } = facts
  // A start page is filled in with fields of a start.
  const before = properties.answer as Partial<Start> | undefined
  const answer = { ...before, ...(type === null ? {} : { type }), ...(zipCode === null ? {} : { zipCode }) }
  return { ...properties, ...(before ? { answer } : {}), ...said }
}

/** The question at which the visitors of a partner begin: the line's first one unless one that exists is named. */
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
