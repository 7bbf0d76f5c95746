/** The texts of HTML that consists only of plain paragraphs; null for any other HTML. */
export function paragraphsOf(html: string): readonly string[] | null {
  if (/^[^<&]+$/.test(html)) return [html]
  return /^(<p>[^<&]*<\/p>)+$/.test(html) ? html.slice(3, -4).split('</p><p>') : null
}
