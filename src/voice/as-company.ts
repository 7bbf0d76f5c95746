import { isVisitors } from './visitors-words.ts'

/** What the butler says in a way that no company would, and what a company says instead. */
const otherwise: readonly (readonly [butler: string, company: string])[] = [
  ['Good day. What can I compare for you?', 'What can we compare for you?'],
  ['Oops. I can', 'We can'],
  ['I’m not a lawyer, so each', 'None of this is legal advice; each'],
]

/** Words in quotation marks are somebody else's: of a button, or of a visitor. */
const quoted = /(“[^”]*”|tell me when prices change)/

const firstPerson =
  /\b(?:I[’']m|am I|was I|I am|I was|I(?=[’'][a-z]|\s+[a-z(“])|me|[Mm]y(?= [a-z])|mine|myself)\b/g

const plural: Readonly<Record<string, string>> = {
  i: 'we',
  'am i': 'are we',
  'was i': 'were we',
  'i am': 'we are',
  'i was': 'we were',
  'i’m': 'we’re',
  "i'm": "we're",
  me: 'us',
  my: 'our',
  mine: 'ours',
  myself: 'ourselves',
}

/**
 * Our text in a company's voice: the butler's "I" becomes "we". Visitors' own words, as on the button "Delete my answers", stay.
 * Names and addresses stay too: an "I" before a capital is an initial.
 */
export function asCompany(text: string): string {
  if (isVisitors(text.trim())) return text
  const said = otherwise.reduce((all, [butler, company]) => all.replace(butler, company), text)
  return said
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(firstPerson, asPlural)))
    .join('')
}

function asPlural(word: string, at: number, text: string): string {
  const words = plural[word.toLowerCase()] ?? word
  const before = text.slice(0, at)
  const begins = before === '' || /[.!?:]\s+$/.test(before) || /^My/.test(word)
  return begins ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : words
}

/** Every line of Markdown, or of a letter, in a company's voice; a line may be a visitor's own words before an address. */
export function linesAsCompany(text: string): string {
  return text
    .split('\n')
    .map(line => {
      const [, mark = '', words = '', address = ''] = /^((?:#+|-) )?(.*?)(: https?:\S+)?$/.exec(line) ?? []
      return `${mark}${asCompany(words)}${address}`
    })
    .join('\n')
}

/** The text between the tags of a document, in a company's voice. */
export function htmlAsCompany(html: string): string {
  return html.replace(/>([^<]+)</g, (_, words: string) => `>${asCompany(words)}<`)
}
