import { cleanCarrierHtml, leadsSafely } from '../../carriers/carrier-html.ts'
import { changeSentences } from '../../connectors/change-sentences.ts'
import type { LeftOut, Listing, Outcome, Quoted } from '../../connectors/connector.ts'
import type { NeededField } from '../../connectors/needs/need.ts'
import type { Coverage, CoveragePart } from '../../rating/coverage/coverage.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** A carrier's answer, fit to store and show, and what was dropped from it: words for the log, and products without a price. */
export interface Ingested<Kind extends Outcome> {
  readonly outcome: Kind
  readonly dropped: readonly Dropped[]
  readonly leftOut: readonly LeftOut[]
}

export type Dropped = 'bridge address' | 'click address' | 'pixel'

interface OfCarrier<Kind extends Outcome> {
  readonly outcome: Kind
  /** The hosts that the carrier may link to. */
  readonly hosts: readonly string[]
}

/**
 * Cleans an outcome once, where it enters: texts become plain text on one line, HTML safe HTML, and addresses lead only to the
 * carrier's own hosts. A listing without such an address is dropped. Never clean anything twice.
 */
export function ingest<Kind extends Outcome>({ outcome, hosts }: OfCarrier<Kind>): Ingested<Kind> {
  const dropped: Dropped[] = []
  // Cleaning does not change an outcome's kind.
  const clean = cleaned(outcome, { hosts, drop: what => dropped.push(what) }) as Kind
  return { outcome: changeSentences(clean, plainWords), dropped, leftOut: leftOutOf(outcome) }
}

function leftOutOf(outcome: Outcome): readonly LeftOut[] {
  return outcome.kind === 'quoted' || outcome.kind === 'failed' ? (outcome.leftOut ?? []) : []
}

interface Rules {
  readonly hosts: readonly string[]
  drop(what: Dropped): void
}

function cleaned(outcome: Outcome, rules: Rules): Outcome {
  switch (outcome.kind) {
    case 'quoted':
      return quotedIn(outcome, rules)
    case 'referred':
      return { ...outcome, ...numberOf(outcome) }
    case 'needs':
      return { ...outcome, fields: outcome.fields.map(plainField) }
    case 'listed':
      return { ...outcome, listings: outcome.listings.flatMap(listing => listed(listing, rules)) }
    case 'failed': {
      const { leftOut: _, ...failed } = outcome
      return failed
    }
    case 'declined':
    case 'unavailable':
      return outcome
  }
}

function quotedIn({ bridgeUrl, product, others, leftOut: _, ...quoted }: Quoted, rules: Rules): Quoted {
  const leads = bridgeUrl !== undefined && leadsSafely(bridgeUrl, rules.hosts)
  if (bridgeUrl !== undefined && !leads) rules.drop('bridge address')
  return {
    ...quoted,
    ...numberOf(quoted),
    coverage: coverageIn(quoted.coverage),
    ...(leads ? { bridgeUrl } : {}),
    ...(product ? { product: { ...product, name: plain(product.name) } } : {}),
    ...(others ? { others: others.map(one => quotedIn(one, rules)) } : {}),
  }
}

function coverageIn({ parts, line }: Coverage): Coverage {
  if (line === undefined) return { parts }
  const inPlain = ({ text = '', label = '', ...part }: CoveragePart) => ({
    ...part,
    text: plain(text),
    label: plain(label),
  })
  return { parts: parts.map(inPlain), line: plain(line) }
}

function plainField({ prompt, choices, ...field }: NeededField): NeededField {
  return {
    ...field,
    prompt: plain(prompt),
    ...(choices ? { choices: choices.map(({ value, label }) => ({ value, label: plain(label) })) } : {}),
  }
}

function numberOf({ quoteNumber }: { readonly quoteNumber?: string }) {
  return quoteNumber === undefined ? {} : { quoteNumber: plain(quoteNumber) }
}

function listed({ sponsor, headline, descriptionHtml, clickUrl, pixels }: Listing, rules: Rules): Listing[] {
  const { hosts, drop } = rules
  const pixel = pixels.find(address => leadsSafely(address, hosts))
  if (pixels.length > (pixel === undefined ? 0 : 1)) drop('pixel')
  if (!leadsSafely(clickUrl, hosts)) {
    drop('click address')
    return []
  }
  return [
    {
      sponsor: plain(sponsor),
      headline: plain(headline),
      descriptionHtml: cleanCarrierHtml(descriptionHtml, hosts),
      clickUrl,
      pixels: pixel === undefined ? [] : [pixel],
    },
  ]
}

/** A sentence or two; nobody reads more on a card. */
const longest = 600

/** A sentence with a key is ours, and clean. */
function plainWords(sentence: Sentence): Sentence {
  return 'text' in sentence ? { text: plain(sentence.text) } : sentence
}

/** Text on one line without invisible characters: those that change the reading direction could disguise it. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim()
    .slice(0, longest)
}
