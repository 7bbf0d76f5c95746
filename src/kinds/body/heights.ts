/** The list of heights, in inches (spec 2.3.10.1). In its own file, so that the view can load it without the schema. */
export const shortest = 56
export const tallest = 80

/** The choice for heights that are not on the list. */
export const custom = 'custom'

/** Inches as people say them: 5'6". */
export function heightText(inches: number): string {
  return `${Math.floor(inches / 12)}'${inches % 12}"`
}
