/** What a line sells, for a heading: "Renters insurance". */
export function insuranceOf(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)} insurance`
}
