import { fillUntil } from '../support/forms.ts'
import { journeys, type LineName } from '../support/journeys.ts'
import { anyAction } from './actions.ts'
import { finish, goOn, inOneLine, rest } from './peace.ts'
import { lookAt } from './screen.ts'
import { haveSecondThoughts } from './second-thoughts.ts'
import { openStage, type Setting, type Stage } from './stage.ts'

export interface Journey {
  readonly seed: number
  readonly line: LineName
  /** What happened, one line per event. */
  readonly trace: readonly string[]
  /** The complaints; empty when all is well. */
  readonly complaints: readonly string[]
}

export interface Plan extends Omit<Setting, 'line'> {
  /** How many actions happen before the visitor calms down. */
  readonly length: number
  /** How many more happen once the prices are there. */
  readonly later?: number
}

/** The number of actions so far. */
const longJourney = 10

const lineNames = Object.keys(journeys) as LineName[]

/** The line of a seed: as many consecutive seeds as there are lines cover them all. */
export function lineOf(seed: number): LineName {
  return lineNames[seed % lineNames.length] ?? 'renters'
}

/**
 * One visitor's way through a line, disturbed by everything that people and networks do, and then undisturbed to the prices. Ends
 * at the first complaint. A seed always takes the same way.
 */
export async function takeJourney({ length, later = 0, ...setting }: Plan): Promise<Journey> {
  const { seed } = setting
  const line = lineOf(seed)
  await using stage = await openStage({ ...setting, line })
  const { chance, tabs, time, trace, rules } = stage
  await stage.open(await beginning(stage))
  await rest(stage)
  for (let nth = 0; nth < length && rules.complaints.length === 0; nth += 1) {
    await doAnything(stage)
    await time.pass(chance.one([0, 0, 100, 350, 1_000, 2_500, 4_000]))
    if (chance.pick(4) > 0) continue
    await rest(stage)
    if (chance.pick(2) === 0) await goOn(stage, chance.one(tabs))
  }
  if (rules.complaints.length === 0) await rest(stage)
  stage.calm()
  // A short journey finishes one of the tabs.
  const finishing = length < longJourney ? [chance.one(tabs)] : tabs
  for (const tab of finishing) if (rules.complaints.length === 0) await finish(stage, tab)
  if (rules.complaints.length === 0) await rules.onStored(stage.answersOf)
  const [last = chance.one(tabs)] = finishing
  if (rules.complaints.length === 0) await haveSecondThoughts(stage, last, later)
  return { seed, line, trace, complaints: rules.complaints }
}

async function doAnything(stage: Stage): Promise<void> {
  const tab = stage.chance.one(stage.tabs)
  await tab.page.bringToFront()
  const screen = await lookAt(tab.page)
  const scene = { ...stage, tab, screen }
  const action = anyAction(scene)
  tab.card = null
  const outcome = await action.do(scene).catch(inOneLine)
  const where = `${tab.name} ${screen.path}${screen.busy ? ' (busy)' : ''}`
  stage.note(`${where}: ${action.name}${typeof outcome === 'string' ? `: ${outcome}` : ''}`)
}

/** Some page of the line: the start page, or one up to which everything was answered before. */
async function beginning({ service, line, chance, goOnAs }: Stage): Promise<string> {
  if (chance.pick(5) < 2) return '/start'
  const visitor = service.visitor()
  const [route] = chance.one(journeys[line].slice(1))
  const where = await fillUntil(visitor, journeys[line], route)
  await goOnAs(visitor)
  return where
}
