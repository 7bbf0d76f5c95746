import type { OtherLine } from '../../contract/answers/other-lines.ts'
import { speechIn, told } from '../../language/text.ts'
import { insuranceOf } from '../../lines/insurance-of.ts'
import type { Quote } from '../store/rows/quote.ts'
import type { Services } from './services.ts'

/** The newest quote of each other line that this browser may read, finished ones first. */
export async function otherLines(
  { quotes, site }: Pick<Services, 'quotes' | 'site'>,
  visitor: Buffer,
  { line: own, language }: Pick<Quote, 'line' | 'language'>,
): Promise<readonly OtherLine[]> {
  const readable = (await quotes.linesOf(visitor)).filter(({ line }) => line !== own)
  const ordered = [...readable].sort((a, b) => Number(b.isComplete) - Number(a.isComplete))
  const newest = ordered.filter(({ line }, place) => ordered.findIndex(one => one.line === line) === place)
  return newest.map(({ id, line, isComplete }) => ({
    id,
    line,
    insurance: told(insuranceOf(line), speechIn(language, site)),
    // An unfinished quote leads from there to its open question.
    route: `/quotes/${id}`,
    is_complete: isComplete,
  }))
}
