import type { Language } from '../../src/language/text.ts'

/** A way in which a scene can be seen. */
export interface Face {
  readonly language: Language
  readonly scheme: (typeof schemes)[number]
  readonly width: (typeof widths)[number]
}

export const languages = ['en', 'es'] as const
export const schemes = ['light', 'dark'] as const
/** A phone, a tablet, a laptop, a wide screen. */
export const widths = [360, 768, 1280, 1920] as const

const heights = { 360: 740, 768: 800, 1280: 720, 1920: 1080 } as const

/** What the screen of a width shows at once. */
export function windowOf({ width }: Pick<Face, 'width'>): { width: number; height: number } {
  return { width, height: heights[width] }
}

/** Which pictures somebody asks for. */
export interface Wish {
  readonly languages: readonly Language[]
  readonly schemes: readonly Face['scheme'][]
  readonly widths: readonly Face['width'][]
  /** Whether a scene is meant, by its name. */
  isWanted(name: string): boolean
}

/**
 * The wish of words from the command line: of widths, schemes and languages those that are named, or all where none is; of scenes
 * those whose names have every other word.
 */
export function wishOf(words: readonly string[]): Wish {
  const named = <Value extends string | number>(all: readonly Value[]) => {
    const some = all.filter(one => words.includes(String(one)))
    return some.length > 0 ? some : all
  }
  const known: readonly string[] = [...languages, ...schemes, ...widths.map(String)]
  const others = words.filter(word => !known.includes(word))
  return {
    languages: named(languages),
    schemes: named(schemes),
    widths: named(widths),
    isWanted: name =>
      others.every(word => (word.includes('/') ? name.includes(word) : name.split('/').includes(word))),
  }
}
