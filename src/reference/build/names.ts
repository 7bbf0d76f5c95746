// The source writes names mechanically: "Mckinney", "Fe Warren Afb", "St. Louis (city)". Visitors read the ones made here.

const inner = new Set(['And', 'At', 'By', 'Du', 'De', 'In', 'La', 'Of', 'On', 'The'])
const capitals = new Set(['Afb', 'Dhs', 'Fe', 'Jbphh', 'Mcbh'])

/** A city name fit to show: "Mckinney" and "Mc Kinney" -> "McKinney", "Isle Of Palms" -> "Isle of Palms". */
export function cityName(raw: string): string {
  const words = raw
    .trim()
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .split(/\s+/)
  return words
    .map((word, at) => {
      if (capitals.has(word) && !(word === 'Fe' && at > 0)) return word.toUpperCase()
      if (word === 'St' && at < words.length - 1) return 'Saint'
      // "Ponce De Leon", but "Port La Belle" and "De Soto" keep the capital their towns use.
      if (at > 0 && at < words.length - 1 && inner.has(word)) return word === 'La' ? word : word.toLowerCase()
      return word
        .replace(/^Mc([a-z])/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
        .replace(/'S$/, "'s")
    })
    .join(' ')
}

/** A county name without the word "County" and the like; an independent city keeps "City", as its county may share the name. */
export function countyName(raw: string): string {
  const name = raw
    .trim()
    .replace(/^City and County of /, '')
    .replace(/^City and Borough of /, '')
    .replace(/ \(CA\)$/, '')
    .replace(/ (?:City and Borough|Municipality|Borough|Census Area|Parish|County)$/, '')
    .replace(/^Saint /, 'St. ')
    .replace(/^DeBaca$/, 'De Baca')
  const city = /^City of (.+)$/.exec(name)?.[1] ?? /^(.+) \(city\)?$/.exec(name)?.[1]
  if (city === undefined) return name
  return city.endsWith(' City') ? city : `${city} City`
}
