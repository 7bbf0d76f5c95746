import type { Start, StartProps } from '../kinds/start/start.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { Line } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { auto } from './auto.ts'
import { checkLine } from './check-line.ts'
import { homeowner } from './homeowner.ts'
import { life } from './life.ts'
import { pet } from './pet.ts'
import { renters } from './renters.ts'
import { entries } from './start.ts'
import { travel } from './travel.ts'

const everyLine = { renters, auto, homeowner, pet, travel, life } satisfies Record<InsuranceLine, Line>
const served: Readonly<Record<string, Line>> = everyLine

/** The lines on offer, each checked, and the pages that begin a quote. */
export const lines = {
  all: Object.values(served).map(checkLine),
  /** The pages that begin a quote, by path. */
  startPages: entries(Object.keys(served)),
  /** Throws for an unknown name. */
  byName(name: string): Line {
    const line = Object.hasOwn(served, name) ? served[name] : undefined
    if (!line) throw new Error(`there is no line ${name}`)
    return line
  },
  /** The line that a path belongs to (`/quote/renters/1c`), if it is on offer. */
  lineOf(path: string): Line | undefined {
    const name = /^\/quote\/([a-z]+)\/[a-z0-9]+$/.exec(path)?.[1] ?? ''
    return Object.hasOwn(served, name) ? served[name] : undefined
  },
  /** The start page at a path; any other path shows `/start` (spec 2.1.5). */
  startPage(path: string): Step<Start, StartProps> {
    const pages = lines.startPages
    const page = Object.hasOwn(pages, path) ? pages[path] : pages['/start']
    if (!page) throw new Error('the start page is missing')
    return page
  },
}

export type Lines = typeof lines
