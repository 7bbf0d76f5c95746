import type { State } from '../../law/jurisdictions.ts'
import type { Day } from '../../units/day.ts'
import type { Conflict } from './apply-law.ts'
import { namedIn, type Part, type Where } from './factor-uses.ts'
import type { Family } from './flatten.ts'
import type { FlatPlan } from './format/format.ts'
import type { PlanFiles } from './tables/read-table.ts'
import { placesOf, writtenAt } from './written-at.ts'

/**
 * A day from which a carrier has no price in a state, because the law of that day bans something that its plan cannot do without.
 */
export interface Ending {
  readonly plan: string
  readonly state: State
  /** The first policy start without a price. */
  readonly on: Day
  /** File and line, plan and part. */
  readonly at: string
  /** A clause. */
  readonly why: string
  /** What to do before that day, in sentences. */
  readonly fix: string
}

/** An ending as text. */
export function endingText({ at, on, why, fix }: Ending): string {
  return `${at}: from ${on}, ${why}, so no policy that starts then or later has a price. ${fix}`
}

interface Source {
  readonly plan: FlatPlan
  readonly family: Family
  readonly files: PlanFiles
}

/** A conflict on a plan's first day, as text with its place and its fix. */
export function conflictText({ part, why, fix }: Conflict, source: Source): string {
  return `${placeText(part, source)}: ${why}. ${fix}`
}

/** The consequence of a conflict on a later day. */
export function endingOf({ part, on, why, fix }: Conflict, source: Source): Ending {
  const { id, state } = source.plan
  return {
    plan: id,
    state,
    on,
    at: placeText(part, source),
    why,
    fix: `${fix} Or add a version that is for new business by then.`,
  }
}

function placeText(part: Conflict['part'], source: Source): string {
  return part ? whereIn(source)(part) : `${source.family.file}: ${source.plan.id}`
}

/** Every place where a part of a plan is written. */
export function placesIn({ plan, family, files }: Source): (part: Part) => readonly string[] {
  return part => placesOf(part, { family, files, state: plan.state })
}

/** Names a part of a plan by file, line and name. */
export function whereIn({ plan, family, files }: Source): Where {
  const named = namedIn(plan)
  return part => `${writtenAt(part, { family, files, state: plan.state })}: ${named(part)}`
}
