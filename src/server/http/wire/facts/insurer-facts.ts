import { strengthGrades } from '../../../../carriers/carrier-facts.ts'
import type { Fact } from '../../../../contract/prices/status.ts'
import { longDay } from '../../../../language/days.ts'
import { capitalized, uncapitalized } from '../../../../language/letters.ts'
import { andList } from '../../../../language/lists.ts'
import { grouped } from '../../../../language/numbers.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { Risk } from '../../../../risk/risk.ts'
import type { OfferView, ShownCarrier } from '../../../results/offer-view.ts'

const words = wordsIn({
  en: {
    strength: 'Financial strength',
    grade: (rating: string, agency: string, place: number, grades: number, day: string) =>
      `${rating} from ${agency}, grade ${place} of ${grades}, read on ${day}.`,
    complaints: 'Complaints',
    index: (index: string, year: number) =>
      `${index} in ${year}, by the regulators’ index (NAIC). 1.00 is usual for an insurer’s size, and lower is better.`,
    satisfaction: 'Claims satisfaction',
    score: (score: string, of: string, publisher: string, year: number) =>
      `${score} of ${of} (${publisher}, ${year}).`,
    unlisted: 'Not rated.',
    ofDemonstration: (title: string) => `${title} (demonstration)`,
  },
  es: {
    strength: 'Solidez financiera',
    grade: (rating, agency, place, grades, day) =>
      `${rating} de ${agency}, nivel ${place} de ${grades}, consultado el ${day}.`,
    complaints: 'Quejas',
    index: (index, year) =>
      `${index} en ${year}, según el índice de los entes reguladores (NAIC). 1.00 es lo habitual para el tamaño de una aseguradora; un número más bajo es mejor.`,
    satisfaction: 'Satisfacción con los reclamos',
    score: (score, of, publisher, year) => `${score} de ${of} (${publisher}, ${year}).`,
    unlisted: 'Sin calificación.',
    ofDemonstration: title => `${title} (demostración)`,
  },
})

/** What an offer is for, the list that it is in, and how the visitor is spoken to. */
export interface FactsOf {
  readonly risk: Risk
  readonly offers: readonly OfferView[]
  readonly speech: Speech
}

/** What others publish about the insurer, and what they don't publish about it but do about another insurer in the list. */
export function insurerFacts(
  carrier: ShownCarrier,
  { risk: { line }, offers, speech }: FactsOf,
): readonly Fact[] {
  const say = spoken(words, speech)
  const published = publishedOf(carrier, line, speech)
  const listed = offers.flatMap(one => publishedOf(one.carrier, line, speech))
  const isListed = (title: string) => listed.some(one => one.title === title)
  const missing = [say.strength, say.complaints, say.satisfaction].filter(
    title => isListed(title) && published.every(one => one.title !== title),
  )
  return [
    ...published.map(({ source, ...fact }) => {
      // The pages of a fictional insurer do not exist.
      if (carrier.demo) return { ...fact, title: say.ofDemonstration(fact.title) }
      return { ...fact, ...(source === undefined ? {} : { source }) }
    }),
    ...(missing.length > 0
      ? [{ title: capitalized(andList(missing.map(uncapitalized), speech)), text: say.unlisted }]
      : []),
  ]
}

function publishedOf(
  { strength, satisfaction, ...carrier }: ShownCarrier,
  line: Risk['line'],
  speech: Speech,
): readonly Fact[] {
  const say = spoken(words, speech)
  const complaints = carrier.complaints?.[line]
  return [
    ...(strength ? [{ title: say.strength, text: gradeOf(strength, speech), source: strength.source }] : []),
    ...(complaints
      ? [
          {
            title: say.complaints,
            text: say.index(complaints.index.toFixed(2), complaints.year),
            source: complaints.source,
          },
        ]
      : []),
    ...(satisfaction ? [{ title: say.satisfaction, text: scoreOf(satisfaction, speech) }] : []),
  ]
}

function scoreOf(
  { score, of, publisher, year }: NonNullable<ShownCarrier['satisfaction']>,
  speech: Speech,
): string {
  return spoken(words, speech).score(grouped(score), grouped(of), publisher, year)
}

function gradeOf({ agency, rating, read }: NonNullable<ShownCarrier['strength']>, speech: Speech): string {
  const grades: readonly string[] = strengthGrades[agency]
  const place = grades.indexOf(rating) + 1
  return spoken(words, speech).grade(rating, agency, place, grades.length, longDay(read, speech))
}
