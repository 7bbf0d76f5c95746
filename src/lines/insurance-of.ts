/** What a line sells, as a heading says it: "Renters insurance". */
export function insuranceOf(line: string): string {
  return `${line.charAt(0).toUpperCase()}${line.slice(1)} insurance`
}
