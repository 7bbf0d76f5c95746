/**
 * Rows as CSV (RFC 4180), the first one its header. A text that a spreadsheet would run as a formula begins with an apostrophe,
 * because cells may contain what strangers typed.
 */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // The full-width signs are formulas too where people write Chinese, Japanese or Korean.
  const text = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
