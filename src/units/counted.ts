/** A number with its noun: "1 insurer", "3 insurers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
