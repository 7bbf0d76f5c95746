/** The texts of HTML that is nothing but paragraphs of plain text; null when there is more to it. */
export function paragraphsOf(html: string): readonly string[] | null {
  if (/^[^<&]+$/.test(html)) return [html]
  return /^(<p>[^<&]*<\/p>)+$/.test(html) ? html.slice(3, -4).split('</p><p>') : null
}
