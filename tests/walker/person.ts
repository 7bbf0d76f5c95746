import type { FormWords } from '../support/form-words.ts'
import { journeys, type LineName } from '../support/journeys.ts'

/** The person at a tab, who types a word that nobody else uses. */
export interface Person {
  readonly word: string
  readonly home: { readonly city: string; readonly state: string; readonly zipcode: string }
}

/** One for each tab of a journey. */
export const people: readonly Person[] = [
  { word: 'Ashwood', home: { city: 'Austin', state: 'TX', zipcode: '78701' } },
  { word: 'Birchley', home: { city: 'New York', state: 'NY', zipcode: '10001' } },
  { word: 'Cedarson', home: { city: 'San Francisco', state: 'CA', zipcode: '94105' } },
  { word: 'Dogwoode', home: { city: 'Chicago', state: 'IL', zipcode: '60601' } },
]

/** What a person types on a page, in the order of its fields; chance chooses the cards. */
export function saidBy({ word, home }: Person, line: LineName, route: string): FormWords {
  if (isStart(route)) return { type: line, zipCode: home.zipcode }
  const words: FormWords = journeys[line].find(([where]) => where === route)?.[1] ?? {}
  const own = Object.entries(words).map(([name, value]) => [name, ownValue(name, value)] as const)
  return Object.fromEntries(own.filter(([name]) => !/^(?:choices?|pressed|.*Switch)$/.test(name)))

  function ownValue(name: string, value: FormWords[string]): FormWords[string] {
    if (name === 'address1') return `12 ${word} Street`
    if (name === 'city' || name === 'state' || name === 'zipcode') return home[name]
    if (name === 'email') return `${word.toLowerCase()}@example.com`
    if (/first_?name$/i.test(name) || /last_?name$/i.test(name)) return word
    if (name === 'current_insurer' || value === 'Harbor Mutual') return `${word} Mutual`
    return value
  }
}

/** The pages that begin a quote. */
export function isStart(route: string): boolean {
  return /^\/(?:start|welcome|partner|mobile)$/.test(route)
}
