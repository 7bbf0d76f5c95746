/** The list of heights, in inches (spec 2.3.10.1). A file of its own: the view needs no schema to know it. */
export const shortest = 56
export const tallest = 80

/** Chosen by those who stand outside of the list. */
export const custom = 'custom'

/** Inches as people say them: 5'6". */
export function heightText(inches: number): string {
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}
