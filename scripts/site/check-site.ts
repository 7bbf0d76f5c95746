import type { Carrier } from '../../src/carriers/carrier.ts'
import { type InsuranceLine, insuranceLines } from '../../src/law/rule.ts'
import { servedBy } from '../../src/server/journey/served.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { isShownBy } from '../../src/site/shown-carriers.ts'

export interface SiteCheck {
  /** The site folder. */
  readonly folder: URL
  /** The folders of carriers that the site may name. */
  readonly folders: readonly URL[]
  readonly carriers: readonly Carrier[]
}

/**
 * What a site would serve in production with these carriers, line by line; it is not in order while nobody writes a line
 * that it names. Throws a SiteError for a folder with faults.
 */
export function checkSite({ folder, folders, carriers }: SiteCheck): {
  readonly said: readonly string[]
  readonly isInOrder: boolean
} {
  const site = loadSite(folder, folders)
  const shown = carriers.filter(carrier => isShownBy(site, carrier, { production: true }))
  const served = servedBy(site, shown)
  const named = insuranceLines.filter(line => site.lines[line] !== undefined)
  const said = named.map(line => {
    const states = site.lines[line] ?? []
    const missing = states.filter(state => served.problem(line, state) !== null)
    if (missing.length === states.length)
      return `site.json: lines: no insurer here writes ${line}. Add a carrier that does, or leave the line out.`
    const told =
      missing.length === 0
        ? ''
        : ` Nobody writes it in ${missing.join(', ')}: visitors from there hear it on the first page.`
    return `${line}: ${count(states.length - missing.length, 'state')}, ${count(writersOf(shown, line), 'insurer')}.${told}`
  })
  return {
    said: [`${site.name}: the files are in order.`, ...said],
    isInOrder: named.every(line => served.lines.includes(line)),
  }
}

function writersOf(carriers: readonly Carrier[], line: InsuranceLine): number {
  return carriers.filter(({ lines }) => lines[line] !== undefined && lines[line].connector.via !== 'ads')
    .length
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
