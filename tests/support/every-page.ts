import { example } from '../../src/lines/example.ts'
import { lines } from '../../src/lines/index.ts'
import { type Ask, routeOf, stepOf } from '../../src/wizard/line.ts'
import { possibleAnswers } from '../rooms/lines.ts'

/**
 * Named pages of a line, plus the unconditional questions that they leave out, each in its place and
 * with a good answer. So every test answers a new question of a line without naming it.
 */
export function withEveryPage<Page>(
  name: string,
  named: readonly (readonly [route: string, page: Page])[],
  make: (on: string, answer: object) => Page,
): readonly (readonly [route: string, page: Page])[] {
  const line = lines.byName(name)
  const routes = line.stages.map(stage => routeOf(line, stage))
  const isNamed = (route: string) => named.some(([other]) => other === route)
  const further = line.stages.filter(
    (stage): stage is Ask =>
      stage.type === 'ask' && stage.when === undefined && !isNamed(routeOf(line, stage)),
  )
  return further.reduce((pages, ask) => {
    const route = routeOf(line, ask)
    const later = pages.findIndex(([other]) => routes.indexOf(other) > routes.indexOf(route))
    const page = make(ask.route, possibleAnswers(stepOf(ask, example))[0] ?? {})
    return pages.toSpliced(later < 0 ? pages.length : later, 0, [route, page])
  }, named)
}
