import {
  appointmentStandings,
  type Standing,
  servedEverywhere,
  standingOf,
} from '../src/carriers/appointments.ts'
import type { Carrier } from '../src/carriers/carrier.ts'
import { counted } from '../src/language/numbers.ts'
import type { Site } from '../src/site/site.ts'
import type { Day } from '../src/units/day.ts'

/** What a check prints of licenses or appointments, a line for each that stand alike, and whether one of them is over. */
export interface Standings {
  readonly said: readonly string[]
  readonly isOver: boolean
}

/** How the licenses of a site stand, and where it says that it has none. */
export function licensesOf({ lines, licenses, unlicensed }: Site, day: Day): Standings {
  const served = new Set(Object.values(lines).flat())
  const without = unlicensed.filter(state => served.has(state))
  const { said, isOver } = grouped(
    licenses.map(license => ({ what: license.state, standing: standingOf([license], day) })),
  )
  return {
    said: [
      ...said.map(text => `Licenses: ${text}`),
      ...(without.length > 0 ? [`Licenses: none in ${listed(without)}, as unlicensed says.`] : []),
    ],
    isOver,
  }
}

/** How a carrier's appointments stand where it writes a line, or only where a site serves it. */
export function appointmentsOf(
  carrier: Carrier,
  { day, served = servedEverywhere }: { readonly day: Day; readonly served?: Site['lines'] },
): Standings {
  const byLine = Map.groupBy(appointmentStandings(carrier, { served, day }), ({ line }) => line)
  const each = [...byLine].map(([line, all]) => {
    const { said, isOver } = grouped(all.map(({ state, standing }) => ({ what: state, standing })))
    return { said: said.map(text => `Appointments for ${line}: ${text}`), isOver }
  })
  return { said: each.flatMap(({ said }) => said), isOver: each.some(({ isOver }) => isOver) }
}

function grouped(all: readonly { readonly what: string; readonly standing: Standing }[]): Standings {
  const groups = Map.groupBy(all, ({ standing }) => textOf(standing))
  return {
    said: [...groups].map(([text, group]) => `${listed(group.map(({ what }) => what))}: ${text}.`),
    isOver: all.some(({ standing }) => standing.is === 'over'),
  }
}

function listed(states: readonly string[]): string {
  return states.length === 51 ? 'all 51 states' : states.join(', ')
}

function textOf(standing: Standing): string {
  switch (standing.is) {
    case 'in order':
      return `in order${standing.until === undefined ? '' : `, until ${standing.until}`}`
    case 'ending':
      return standing.days === 0
        ? `ends today, ${standing.until}`
        : `ends in ${counted(standing.days, 'day')}, on ${standing.until}`
    case 'over':
      return `over since ${standing.until}: nothing is sold there. Write the new last day`
    case 'missing':
      return standing.from === undefined
        ? 'missing: nothing is sold there. Add it once you have it'
        : `missing until ${standing.from}: nothing is sold there`
  }
}
