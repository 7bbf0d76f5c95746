/** "83%"; a dash where there is nothing to take a share of. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)}%`
}

/** "8 s", "2 min 5 s"; a dash for an unknown time. */
export function duration(seconds: number | null): string {
  if (seconds === null) return '-'
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
