// Keys of the vPIC database say which VINs they fit. They begin at the fourth character: "*" fits any, "[A-C3]" one of
// those, and "|" continues at the tenth.

/** A position in a VIN, counted from 0, and the characters allowed there. */
type CharacterRule = readonly [at: number, fits: string]

const parsed = new Map<string, readonly CharacterRule[]>()

/** How many characters of the VIN a key names, if it fits; -1 if it does not. Missing characters fit everything. */
export function matchKey(key: string, vin: string): number {
  let named = 0
  for (const [at, fits] of namedPlaces(key)) {
    const character = vin[at]
    if (character === undefined) continue
    if (!fits.includes(character)) return -1
    named += 1
  }
  return named
}

/** Whether some VIN fits both keys. */
export function overlap(one: string, other: string): boolean {
  const places = new Map(namedPlaces(other))
  return namedPlaces(one).every(([at, fits]) => {
    const others = places.get(at)
    return others === undefined || [...fits].some(character => others.includes(character))
  })
}

/** The characters that a key names, parsed once per key. */
function namedPlaces(key: string): readonly CharacterRule[] {
  const cached = parsed.get(key)
  if (cached) return cached
  const [early = '', late = ''] = key.split('|')
  const places = [...placesFrom(early, 3), ...placesFrom(late, 9)]
  parsed.set(key, places)
  return places
}

function placesFrom(text: string, start: number): CharacterRule[] {
  const places = [...text.matchAll(/\[([^\]]*)\]|./g)]
  return places.flatMap(([place, list], index) =>
    place === '*' ? [] : [[start + index, list === undefined ? place : expand(list)] as const],
  )
}

/** "A-C3" -> "ABC3". */
function expand(list: string): string {
  return list.replace(/(.)-(.)/g, (_, first: string, last: string) => {
    const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) =>
      String.fromCharCode(from + step),
    ).join('')
  })
}
