const separated = new Intl.NumberFormat('en-US')
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A number with thousands separators: "12,000". */
export function grouped(count: number): string {
  return separated.format(count)
}

/** "18.3K" for 18250. */
export function abbreviated(count: number): string {
  return compact.format(count)
}

/** A number with its noun: "1 insurer", "3 insurers". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
