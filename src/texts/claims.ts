import type { Carrier } from '../carriers/carrier.ts'
import type { SiteFacts } from '../contract/page.ts'
import { sellsPolicies } from './facts.ts'
import { type Fault, lineAt, type Stretch } from './fill-in.ts'

/** The facts about the service that texts are checked against, including how long it keeps the rest. */
export interface Truth {
  readonly site: SiteFacts
  readonly carriers: readonly Carrier[]
  /** Days for which an ended order is kept. */
  readonly orderDays: number
}

/** A sentence that would be false, and the truth. */
interface Claim {
  readonly said: RegExp
  /** The contradicting fact; null where the sentence is true. */
  contradiction(truth: Truth, match: RegExpExecArray): string | null
}

/** By their value; any other number is not understood. */
const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The claims that can be checked. Each names its fix: the fact to write instead, or the setting. */
const claims: readonly Claim[] = [
  {
    said: /(?:answers?|data|information|details|nothing|none of it)\b[^.]{0,60}(?:(?:do|does|will|wo)(?:n[’']t| not)|never|nothing)? ?(?:leaves?|(?:passed|sent|given|disclosed) (?:on )?(?:to|outside))\b[^.]*/i,
    contradiction: ({ site }, [said]) =>
      site.passedOn.length > 0 &&
      /nothing|never|none|n[’']t|\bnot\b|\bno one\b/i.test(said) &&
      !/\b(?:e-?mail|no one else|nobody else|advertis|phone)/i.test(said)
        ? `answers do leave this service, for ${site.passedOn.join(', ')}: a carrier with "demo": false is asked over a wire. Write what it gets, with {{lines asked outside}} or {{carriers asked}}, or load no such carrier.`
        : null,
  },
  {
    said: /\b(\d[\d,]*|\w+) (days?|weeks?|months?|years?)\b/gi,
    contradiction: ({ site, orderDays }, { 1: count = '', 2: unit = '', input }) => {
      if (!/\b(?:keep|kept|eras|delet|retain|retention|stor(?:e|ed|age)\b)/i.test(input)) return null
      const days = daysIn(count, unit)
      const known = [site.retentionDays, site.unfinishedDays, site.eventDays, orderDays]
      return days === null || known.includes(days)
        ? null
        : `quotes are kept for ${site.retentionDays} days, unfinished ones for ${site.unfinishedDays}, counts for ${site.eventDays} and orders for ${orderDays}. Write {{days kept}}, {{days kept unfinished}} or {{days counted}}, or change retentionDays in site.json, EVENT_DAYS or ORDER_DAYS.`
    },
  },
  {
    said: /\b(?:fictional|this (?:is a )?demonstration|prices are made up)\b/i,
    contradiction: ({ site }, { input }) =>
      site.demo === undefined ||
      (site.demo === 'some' &&
        /\b(?:all|every|the) (?:carriers?|insurers?)\b(?! (?:with|marked))/i.test(input))
        ? 'real carriers are loaded. Put {{#only demonstration carriers}} before it and {{/only demonstration carriers}} after it, or leave it out.'
        : null,
  },
  {
    said: /\b(?:(?:can[’']t|cannot|can not) buy a policy|no policy can be (?:bought|bound)|(?:sells?|sold) (?:nothing|no (?:insurance|polic)))/i,
    contradiction: ({ carriers }, { input }) =>
      sellsPolicies(carriers) && !/\(demo\)/.test(input)
        ? 'a carrier with "demo": false sells policies on this site ("binds"). Put {{^policies sold}} before it and {{/policies sold}} after it, or leave it out.'
        : null,
  },
  {
    said: /\b(?:(?:sends?|writes?) no e-?mails?|(?:never|do(?:es)?n[’']t|do(?:es)? not|won[’']t) (?:sends?|write) (?:you )?(?:any )?e-?mails?)\b/i,
    contradiction: ({ site }) =>
      site.sendsMail
        ? 'SMTP_URL is set, as production needs it, so visitors are sent email. Put {{^mail sent}} before it and {{/mail sent}} after it, or leave it out.'
        : null,
  },
  {
    said: /\be-?mail address(?:es)?\b[^.]*\b(?:isn[’']t|aren[’']t|never|not)\b[^.]*\b(?:passed on|shared|given to)\b|\be-?mail address(?:es)?\b[^.]*\b(?:for nothing else|only for what)\b/i,
    contradiction: ({ site }) =>
      site.emailPassedOn
        ? 'leadsByDisclosure in site.json has addresses passed on. Put {{^email passed on}} before it and {{/email passed on}} after it, or leave it out.'
        : null,
  },
  {
    said: /\bno other company[’']s scripts\b/i,
    contradiction: ({ site }) =>
      site.isHostedChallenge
        ? 'TURNSTILE_SITE_KEY is set. Put {{^hosted challenge}} before it and {{/hosted challenge}} after it, or leave it out.'
        : null,
  },
  {
    said: /\bno analytics\b/i,
    contradiction: ({ site }) =>
      site.mayShare
        ? 'GA4_ID is set. Put {{^counts shared}} before it and {{/counts shared}} after it, or leave it out.'
        : null,
  },
  {
    said: /\b(?:all (?:50|fifty) states|every state|nationwide)\b/i,
    contradiction: ({ site }, { input }) =>
      site.soldIn.startsWith('all ') ||
      !/\b(?:compar|quot|insur|sell|sold|serve|offer|available)/i.test(input)
        ? null
        : `carriers sell in ${site.soldIn}. Write {{states}}.`,
  },
  {
    said: /\b(\w+) (?:kinds|lines|types) of insurance\b/i,
    contradiction: ({ site }, [, count = '']) => {
      const said = /^\d+$/.test(count) ? Number(count) : numbers.indexOf(count.toLowerCase())
      return said < 1 || said === site.lines.length
        ? null
        : `carriers sell ${site.lines.length}: ${site.lines.join(', ')}. Write {{lines}}.`
    },
  },
]

/** The false claims of an article, by what is loaded and configured; only what it shows is checked. */
export function falseClaims(stretches: readonly Stretch[], source: string, truth: Truth): readonly Fault[] {
  const pieces = stretches.filter(stretch => 'text' in stretch)
  return sentencesIn(pieces).flatMap(({ text, at }) =>
    claims.flatMap(({ said, contradiction }) => {
      const matches = said.global
        ? [...text.matchAll(said)]
        : [said.exec(text)].filter(match => match !== null)
      const says = matches.map(match => contradiction(truth, match)).find(word => word !== null)
      return says === undefined ? [] : [{ line: lineAt(source, at), says: `“${text}” is not so: ${says}` }]
    }),
  )
}

interface Sentence {
  readonly text: string
  readonly at: number
}

/** Sentences as a visitor reads them, each with the place in the source where it begins. */
function sentencesIn(pieces: readonly Sentence[]): readonly Sentence[] {
  const text = pieces.map(piece => piece.text).join('')
  let length = 0
  const starts = pieces.map(piece => {
    const start = length
    length += piece.text.length
    return start
  })
  const placeOf = (index: number) => {
    const last = starts.findLastIndex(start => start <= index)
    return (pieces[last]?.at ?? 0) + index - (starts[last] ?? 0)
  }
  // A line break within a paragraph does not end a sentence.
  const paragraphs = text.replace(/\n(?!\s*\n|#|\s*[-*] )/g, ' ')
  return [...segmenter.segment(paragraphs)]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ segment, index }) => ({ text: plain(segment), at: placeOf(index + segment.search(/\S/)) }))
}

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })

/** Without Markdown's marks, and on one line. */
function plain(text: string): string {
  return text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[*_`]|\]\([^)]*\)|^(?:#+|-) |\[/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

/**
 * "30 days", "one year", "six months" in days; null for a single day, which is not a promise about keeping, and for other words.
 */
function daysIn(count: string, unit: string): number | null {
  const each = daysOf[unit.toLowerCase().replace(/s$/, '')] ?? 1
  const word = count.toLowerCase()
  const many = /^\d/.test(word)
    ? Number(word.replaceAll(',', ''))
    : numbers.indexOf(word === 'a' ? 'one' : word)
  return many < 1 || each * many === 1 ? null : each * many
}
