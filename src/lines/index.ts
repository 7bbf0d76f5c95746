import type { Start, StartProps } from '../kinds/start/start.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { Line } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import type { Journey } from '../wizard/walk.ts'
import { auto } from './auto.ts'
import { checkLine } from './check-line.ts'
import { homeowner } from './homeowner.ts'
import { life } from './life.ts'
import { pet } from './pet.ts'
import { withMapsService } from './questions/address-question.ts'
import { withContact } from './questions/contact-question.ts'
import { renters } from './renters.ts'
import { entries } from './start.ts'
import { travel } from './travel.ts'

const everyLine = { renters, auto, homeowner, pet, travel, life } satisfies {
  readonly [Name in InsuranceLine]: Line<Name>
}
/** Each line checked, by name. */
const checked: Readonly<Record<string, Line<InsuranceLine>>> = Object.fromEntries(
  Object.values<Line<InsuranceLine>>(everyLine).map(line => [line.name, checkLine(line)]),
)

/** The progress of a visitor in one of our lines. */
export interface LineJourney extends Journey {
  readonly line: Line<InsuranceLine>
}

/** The lines that a site offers, and the pages that begin a quote. */
export interface Lines {
  /** Those on offer. */
  readonly all: readonly Line<InsuranceLine>[]
  /** The pages that begin a quote, by path. */
  readonly startPages: ReturnType<typeof entries>
  /** Any line, on offer or not: quotes outlive an offer. Throws for an unknown name. */
  byName(name: string): Line<InsuranceLine>
  /** The line that a path belongs to (`/quote/renters/1c`), if it is on offer. */
  lineOf(path: string): Line<InsuranceLine> | undefined
  /** The start page at a path; any other path shows `/start` (spec 2.1.5). */
  startPage(path: string): Step<Start, StartProps>
}

type ContactQuestionChoices = Parameters<typeof withContact>[1]

interface SiteChoices extends ContactQuestionChoices {
  /** The maps service that completes addresses, by name; undefined if no one else sees what is typed. */
  readonly mapsService?: string | undefined
}

/** These lines on offer, in the order of `everyLine`, with the questions for addresses and email as the site has them. */
export function linesOf(names: readonly string[], choices?: SiteChoices): Lines {
  const every = Object.fromEntries(
    Object.entries(checked).map(([name, line]) => [
      name,
      choices ? withContact(withMapsService(line, choices.mapsService), choices) : line,
    ]),
  )
  const all = Object.values(every).filter(({ name }) => names.includes(name))
  const startPages = entries(names)
  return {
    all,
    startPages,
    byName(name) {
      const line = Object.hasOwn(every, name) ? every[name] : undefined
      if (!line) throw new Error(`there is no line ${name}`)
      return line
    },
    lineOf(path) {
      const name = /^\/quote\/([a-z]+)\/[a-z0-9]+$/.exec(path)?.[1] ?? ''
      return all.find(line => line.name === name)
    },
    startPage(path) {
      const page = Object.hasOwn(startPages, path) ? startPages[path] : startPages['/start']
      if (!page) throw new Error('the start page is missing')
      return page
    },
  }
}

/** Every line of the product. */
export const lines = linesOf(Object.keys(checked))
