import { pathToFileURL } from 'node:url'
import { soldFrom, underLicenses } from '../../src/carriers/appointments.ts'
import type { Carrier } from '../../src/carriers/carrier.ts'
import { ownCarriers } from '../../src/carriers/load-carriers.ts'
import { type InsuranceLine, insuranceLines } from '../../src/law/rule.ts'
import { openArticles } from '../../src/server/compose/articles.ts'
import { factsIn } from '../../src/server/http/pages/document/facts.ts'
import { servedBy } from '../../src/server/journey/quoting/served.ts'
import { StartError } from '../../src/server/platform/start-error.ts'
import type { Config } from '../../src/server/settings/config.ts'
import { isShownBy } from '../../src/site/shown-carriers.ts'
import { licensedOn } from '../../src/site/site.ts'
import { ownTextsSince } from '../../src/texts/facts.ts'
import type { Day } from '../../src/units/day.ts'
import { appointmentsOf, licensesOf } from '../standing-text.ts'
import { siteWithoutSpanish } from '../without-spanish.ts'

export interface SiteCheck {
  /** The settings, with the site of the folder. */
  readonly config: Config
  readonly carriers: readonly Carrier[]
  readonly today: Day
}

/**
 * What a site would serve in production with these carriers, line by line, and the false claims of its texts; it is not in order
 * while there is such a claim, while no insurer writes a line that it names, or while a license or an appointment is over.
 */
export function checkSite({ config, carriers, today }: SiteCheck): {
  readonly said: readonly string[]
  readonly isInOrder: boolean
} {
  const { site } = config
  const inProduction = carriers.filter(carrier => isShownBy(site, carrier, { production: true }))
  const shown = underLicenses(inProduction, site.licenses)
  const served = servedBy(site, shown, () => today)
  const hidden = carriers.filter(carrier => !inProduction.includes(carrier) && !isOurs(carrier))
  const named = insuranceLines.filter(line => site.lines[line] !== undefined)
  const said = named.map(line => {
    const states = site.lines[line] ?? []
    const missing = states.filter(state => served.problem(line, state) !== null)
    if (missing.length === states.length)
      return `site.json: lines: no insurer here sells ${line}. ${remedyFor(hidden.filter(({ lines }) => lines[line]))}`
    const told =
      missing.length === 0
        ? ''
        : ` Not sold in ${missing.join(', ')}: no insurer writes it there, or a license or appointment is missing or over. Visitors from there are told so on the first page.`
    return `${line}: ${count(states.length - missing.length, 'state')}, ${count(writersOf(shown, line), 'insurer')}.${told}`
  })
  const licenses = licensesOf(site, today)
  const appointments = shown.map(carrier => ({
    id: carrier.id,
    ...appointmentsOf(carrier, { served: site.lines, day: today }),
  }))
  const published = { ...config, site: licensedOn(site, today) }
  const { faults, doubts } = textsOf(published, soldFrom(shown, today))
  const { siteDir } = config
  const untold = site.spanish && siteDir !== undefined ? siteWithoutSpanish(pathToFileURL(`${siteDir}/`)) : []
  return {
    said: [
      `${site.name}: the files are in order.`,
      ...said,
      ...licenses.said,
      ...appointments.flatMap(({ id, said: standings }) => standings.map(text => `${id}: ${text}`)),
      ...undated(site),
      ...faults,
      ...doubts,
      ...untold,
    ],
    isInOrder:
      named.every(line => served.lines.includes(line)) &&
      faults.length === 0 &&
      !licenses.isOver &&
      !appointments.some(({ isOver }) => isOver),
  }
}

/** That the site has no day of its own for its terms and its privacy policy. */
function undated({ effective }: Config['site']): readonly string[] {
  return effective === undefined
    ? [
        `site.json: effective: your terms and privacy policy show the day of ours, ${ownTextsSince}. Write the day from which yours apply.`,
      ]
    : []
}

interface CheckedTexts {
  /** The claims that, with these carriers, stop the start. */
  readonly faults: readonly string[]
  /** The sentences that a lawyer should read. */
  readonly doubts: readonly string[]
}

function textsOf(config: Config, carriers: readonly Carrier[]): CheckedTexts {
  // Production always sends mail: it requires SMTP_URL.
  const sending = { ...config, mail: { ...config.mail, smtpUrl: config.mail.smtpUrl ?? 'files' } }
  try {
    const { en, es } = factsIn(carriers, sending)
    const spoken = es ? [en, es] : [en]
    const doubts = spoken.flatMap(one => openArticles({ config: sending, carriers, facts: one }).doubts)
    const told = doubts.map(
      ({ place, sentence, because }) => `${place}: have a lawyer read “${sentence}”: ${because}`,
    )
    return { faults: [], doubts: told }
  } catch (error) {
    if (error instanceof StartError) return { faults: error.message.split('\n'), doubts: [] }
    throw error
  }
}

/** Whether the carrier comes with the product. */
function isOurs({ logoFile }: Carrier): boolean {
  return logoFile.href.startsWith(ownCarriers.href)
}

/** What to do about a line that none of the shown carriers writes; `hidden` are the operator's own carriers that write it. */
function remedyFor(hidden: readonly Carrier[]): string {
  if (hidden.length === 0) return 'Add a carrier that does, or leave the line out.'
  const names = hidden.map(({ id }) => id).join(', ')
  return `The site doesn’t show ${names}, a demonstration carrier: write "demo": false into carrier.json once it is real, or name it in demoCarriers.`
}

function writersOf(carriers: readonly Carrier[], line: InsuranceLine): number {
  return carriers.filter(({ lines }) => lines[line] !== undefined && lines[line].connector.via !== 'ads')
    .length
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
