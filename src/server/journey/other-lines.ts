import type { OtherLine as ToldLine } from '../../contract/answers/other-lines.ts'
import type { Untold } from '../../language/text.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

export type OtherLine = Untold<ToldLine, 'insurance'>

/** The newest quote of each other line that this browser may read, finished ones first. */
export async function otherLines(
  { quotes }: Services<'quotes'>,
  visitor: Buffer,
  { id, line: own }: Pick<Quote, 'id' | 'line'>,
): Promise<readonly OtherLine[]> {
  const readable = (await quotes.linesBeside(id, visitor)).filter(({ line }) => line !== own)
  const ordered = [...readable].sort((a, b) => Number(b.isComplete) - Number(a.isComplete))
  const newest = ordered.filter(({ line }, place) => ordered.findIndex(one => one.line === line) === place)
  return newest.map(({ id, line, isComplete }) => ({
    id,
    line,
    insurance: insuranceOf(line),
    // An unfinished quote leads from there to its open question.
    route: `/quotes/${id}`,
    is_complete: isComplete,
  }))
}
