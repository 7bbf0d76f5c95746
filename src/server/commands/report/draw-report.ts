import { frameOf, margin, text } from '../funnel/drawing.ts'
import type { Report } from './report.ts'

const rowHeight = 30
const top = 104
const nameWidth = 200
const barWidth = 260
const columnWidth = 96

/** A report as one SVG picture: a row each, a bar of the drawn column, and every number. */
export function drawReport({ title, columns, rows, drawn }: Report): string {
  const most = Math.max(...rows.map(row => Number(row[drawn])), 1)
  const firstNumber = margin + nameWidth + barWidth
  const width = firstNumber + columns.length * columnWidth
  const endOf = (column: number) => firstNumber + column * columnWidth
  const heads = columns
    .slice(1)
    .map((says, at) => text({ x: endOf(at + 1), y: top - 20, says, as: 'small number' }))
  const drawnRows = rows.map((row, nth) => {
    const y = top + nth * rowHeight
    const cells = row
      .slice(1)
      .map((value, at) => text({ x: endOf(at + 1), y: y + 15, says: String(value), as: 'number' }))
    const long = Math.round((barWidth * Number(row[drawn])) / most)
    return [
      text({ x: margin, y: y + 15, says: String(row[0]) }),
      `<rect class="answered" x="${margin + nameWidth}" y="${y}" width="${long}" height="20" rx="4"/>`,
      ...cells,
    ].join('')
  })
  const nothing = rows.length === 0 ? [text({ x: margin, y: top + 15, says: 'Nothing so far.' })] : []
  const height = top + Math.max(rows.length, 1) * rowHeight + margin
  return frameOf({ title, width, height, parts: [...heads, ...drawnRows, ...nothing] })
}
