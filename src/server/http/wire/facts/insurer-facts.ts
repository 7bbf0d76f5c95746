import { strengthGrades } from '../../../../carriers/carrier-facts.ts'
import type { Fact } from '../../../../contract/prices/status.ts'
import { longDay } from '../../../../language/days.ts'
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

/** What others publish about the insurer, or that they do not, where they do about another insurer of the list. */
export function insurerFacts(
  carrier: ShownCarrier,
  { risk: { line }, offers, speech }: FactsOf,
): readonly Fact[] {
  const say = spoken(words, speech)
  const { strength, satisfaction } = carrier
  const complaints = carrier.complaints?.[line]
  const isListed = (has: (one: ShownCarrier) => unknown) => offers.some(one => has(one.carrier) !== undefined)
  const fact = (title: string, text: string | undefined, source?: string): Fact => {
    if (text === undefined) return { title, text: say.unlisted }
    // Its pages do not exist.
    if (carrier.demo) return { title: say.ofDemonstration(title), text }
    return { title, text, ...(source === undefined ? {} : { source }) }
  }
  return [
    ...(isListed(one => one.strength)
      ? [fact(say.strength, strength && gradeOf(strength, speech), strength?.source)]
      : []),
    ...(isListed(one => one.complaints?.[line])
      ? [
          fact(
            say.complaints,
            complaints && say.index(complaints.index.toFixed(2), complaints.year),
            complaints?.source,
          ),
        ]
      : []),
    ...(isListed(one => one.satisfaction)
      ? [
          fact(
            say.satisfaction,
            satisfaction &&
              say.score(
                grouped(satisfaction.score),
                grouped(satisfaction.of),
                satisfaction.publisher,
                satisfaction.year,
              ),
          ),
        ]
      : []),
  ]
}

function gradeOf({ agency, rating, read }: NonNullable<ShownCarrier['strength']>, speech: Speech): string {
  const grades: readonly string[] = strengthGrades[agency]
  const place = grades.indexOf(rating) + 1
  return spoken(words, speech).grade(rating, agency, place, grades.length, longDay(read, speech))
}
