import type { Properties } from '../../../../contract/answers/properties.ts'
import type { InitialData } from '../../../../contract/page.ts'
import { lineOfPage } from '../../../../kinds/mobile-zip/line-of-page.ts'
import type { Start } from '../../../../kinds/start/start.ts'
import { type Speech, told } from '../../../../language/text.ts'
import { placeOf } from '../../../../reference/places.ts'
import type { FieldErrors } from '../../../../wizard/check.ts'
import { routeOf } from '../../../../wizard/line.ts'
import { type Failure, tellFailure } from '../../../failures.ts'
import type { Services } from '../../../journey/services.ts'
import { zipUnknown } from '../../../journey/wizard/verify.ts'
import { tellEach } from '../../wire/tell-failure.ts'

type Facts = Pick<InitialData, 'insurance_type' | 'zip_code' | 'wadsworth_first_step' | 'error'>

interface Opening {
  /** What the page embeds for its start step (spec 1.6). */
  readonly facts: Facts
  /** Why the line or place in the link cannot be compared here, by field. */
  readonly errors?: FieldErrors
  /** Extra properties of the start step: on a partner's page, who sent the visitor. */
  readonly properties: Partial<Properties> & { readonly partner?: string }
}

/**
 * Reads the link to a start page: `type` and `zip`, and on `/partner` also `partner` and `address`. Invalid values are left out,
 * with two exceptions: an unrecognized ZIP code is shown with its message (spec 2.3.1.2), and a line that is not served, or not
 * in that state, gets a message at once that says whom to ask instead. A partner's visitor whose line and ZIP code are both in
 * the link begins at the partner's first step.
 */
export function openingOf(
  { site, served, lines }: Services<'site' | 'served' | 'lines'>,
  { route, query, speech }: Link,
): Opening {
  const page = lines.startPage(route)
  const wanted = lineOfPage(query.get('type'))
  const type = page.props.choices.find(({ value }) => value === wanted)?.value ?? null
  const zip = /^\d{5}/.exec(query.get('zip')?.trim() ?? '')?.[0] ?? null
  const error = zip === null || placeOf(zip) ? null : tellFailure(zipUnknown(zip), speech)
  const unserved = unservedIn(served, { line: String(wanted), zip })
  const errors = unserved && { errors: tellEach(unserved, speech) }
  const facts = { insurance_type: type, zip_code: zip, wadsworth_first_step: null, error }
  const partner = site.partners.find(({ code }) => code === query.get('partner'))
  if (route !== '/partner' || !partner) return { facts, ...errors, properties: {} }
  const isComplete = type !== null && zip !== null && error === null && !errors
  const firstStep = isComplete ? firstStepOf(lines, partner.firstSteps, type) : null
  const address = query.get('address')?.trim().slice(0, 200)
  return {
    facts: { ...facts, wadsworth_first_step: firstStep },
    ...errors,
    properties: {
      title: told(
        {
          en: `${partner.name} sent you. What can I compare for you?`,
          we: `${partner.name} sent you. What can we compare for you?`,
          es: `Viene de ${partner.name}. ¿Qué quiere comparar?`,
        },
        speech,
      ),
      partner: partner.code,
      ...(address ? { answer: { address } } : {}),
    },
  }
}

interface Link {
  /** The path of the start page. */
  readonly route: string
  readonly query: URLSearchParams
  readonly speech: Speech
}

/** Why a link to a line, or to a line in a state, that nobody here insures, leads nowhere. */
function unservedIn(
  served: Services['served'],
  { line, zip }: { line: string; zip: string | null },
): FieldErrors<Failure> | undefined {
  const ofLine = served.problem(line)
  if (ofLine !== null) return { type: ofLine }
  const ofPlace = zip === null ? null : served.problem(line, placeOf(zip)?.state)
  return ofPlace === null ? undefined : { zipCode: ofPlace }
}

/** A start page with the values of its link, which override what the visitor entered on an earlier visit. */
export function withOpening(
  properties: Properties,
  { facts, properties: linkProperties }: Opening,
): Properties {
  const { insurance_type: type, zip_code: zipCode } = facts
  // The answer on a start page has the fields of a start answer.
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
