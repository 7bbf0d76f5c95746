import { Gauge } from 'prom-client'
import { appointmentStandings, type Standing, standingOf } from '../../carriers/appointments.ts'
import type { Carrier } from '../../carriers/carrier.ts'
import type { Site } from '../../site/site.ts'
import type { Day } from '../../units/day.ts'
import { every } from '../platform/every.ts'
import { type Log, nameOf } from '../platform/log.ts'

const licenseDays = new Gauge({
  name: 'license_days_left',
  help: 'Days until the last one of a license of the site; negative after it',
  labelNames: ['state'],
})

const appointmentDays = new Gauge({
  name: 'appointment_days_left',
  help: 'Days until the last one of an appointment by a carrier, where the site sells it; negative after it',
  labelNames: ['carrier', 'line', 'state'],
})

interface Terms {
  readonly site: Pick<Site, 'lines' | 'licenses'>
  readonly carriers: readonly Pick<Carrier, 'id' | 'lines' | 'appointments'>[]
  readonly log: Log
}

interface Watch extends Terms {
  readonly today: () => Day
  readonly signal: AbortSignal
}

const hourMs = 3_600_000

/** Counts, now and every hour, the days that licenses and appointments have left, and warns once a day of those that end or are over. */
export function watchTerms({ today, signal, log, ...terms }: Watch): void {
  let warned: Day | undefined
  every({
    everyMs: hourMs,
    signal,
    async work() {
      const day = today()
      countDays(terms, day)
      if (warned === day) return
      warned = day
      warnOfEnds({ ...terms, log }, day)
    },
    failed: error => log('terms-not-looked-at', { error: nameOf(error) }),
  })
}

function countDays({ site, carriers }: Omit<Terms, 'log'>, day: Day): void {
  licenseDays.reset()
  for (const { state, standing } of licenseStandings(site, day))
    if ('days' in standing) licenseDays.set({ state }, standing.days)
  appointmentDays.reset()
  for (const { carrier, line, state, standing } of standingsOf({ site, carriers }, day))
    if ('days' in standing) appointmentDays.set({ carrier, line, state }, standing.days)
}

/** Logs each license that ends soon or is over, and the same of appointments, those of one carrier and day together. */
export function warnOfEnds({ site, carriers, log }: Terms, day: Day): void {
  for (const { state, standing } of licenseStandings(site, day)) {
    if (standing.is === 'ending') log('license-ends', { state, until: standing.until, days: standing.days })
    if (standing.is === 'over') log('license-over', { state, until: standing.until })
  }
  const ended = standingsOf({ site, carriers }, day).flatMap(({ standing, ...one }) =>
    standing.is === 'ending' || standing.is === 'over' ? [{ ...one, standing }] : [],
  )
  const groups = Map.groupBy(ended, ({ carrier, standing }) => `${carrier} ${standing.until}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const { carrier, standing } = first
    const where = [first, ...others].map(({ line, state }) => `${line} ${state}`)
    const { until, days } = standing
    if (standing.is === 'ending') log('appointment-ends', { carrier, until, days, where })
    else log('appointment-over', { carrier, until, where })
  }
}

function licenseStandings(
  { licenses }: Terms['site'],
  day: Day,
): readonly { readonly state: string; readonly standing: Standing }[] {
  return licenses.map(license => ({ state: license.state, standing: standingOf([license], day) }))
}

function standingsOf({ site, carriers }: Omit<Terms, 'log'>, day: Day) {
  return carriers.flatMap(carrier =>
    appointmentStandings(carrier, { served: site.lines, day }).map(one => ({ carrier: carrier.id, ...one })),
  )
}
