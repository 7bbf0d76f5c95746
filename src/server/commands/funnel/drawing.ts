/** The colors of the product's light scheme, and of its dark one. */
const style = `
text{font:14px system-ui,sans-serif;fill:#14261f}
.title{font:600 22px Georgia,serif}.name{font:600 18px Georgia,serif}
.small{font-size:12px}.small,.route{fill:#52625b}
.number{text-anchor:end;font-variant-numeric:tabular-nums}
.paper{fill:#fbf8f1}.shown{fill:#e2d8c3}.answered{fill:#0f5b47}.lost{fill:#a12c20;font-weight:600}
.hair{stroke:#ddd5c3}
@media (prefers-color-scheme:dark){text{fill:#f2eee3}.small,.route{fill:#a9b6af}.paper{fill:#0e1714}.shown{fill:#2b3a34}.answered{fill:#6fd0ae}.lost{fill:#f59a8c}.hair{stroke:#2b3a34}}`

/** The space around a picture. */
export const margin = 32

interface Frame {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly parts: readonly string[]
}

/** A picture with its title, on the paper of the product. */
export function frameOf({ title, width, height, parts }: Frame): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<style>${style}</style>
<rect class="paper" width="${width}" height="${height}"/>
${text({ x: margin, y: margin + 16, says: title, as: 'title' })}
${parts.join('\n')}
</svg>
`
}

interface Text {
  readonly x: number
  readonly y: number
  readonly says: string
  /** Classes of the style: "small number". */
  readonly as?: string
}

/** A line of text. */
export function text({ x, y, says, as }: Text): string {
  const name = as === undefined ? '' : ` class="${as}"`
  return `<text${name} x="${round(x)}" y="${round(y)}">${says.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
}

/** To a tenth of a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
