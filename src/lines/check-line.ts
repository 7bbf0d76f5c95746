import { type Ask, type Line, stepOf } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { example } from './example.ts'

/** Throws for a line that cannot be served; the message names each question and what to change. */
export function checkLine<Name extends string>(line: Line<Name>): Line<Name> {
  const faults = faultsOf(line)
  if (faults.length > 0) throw new Error(`The line ${line.name} isn't complete:\n${faults.join('\n')}`)
  return line
}

interface Page {
  readonly route: string
  readonly name: string
  readonly step: Step
}

function faultsOf(line: Line): readonly string[] {
  const asks = line.stages.flatMap(stage => (stage.type === 'ask' ? [stage] : stage.asks)).map(pageOf)
  const refinements = line.refinements.map(pageOf)
  const pages = [...asks, ...refinements, ...line.stages.filter(stage => stage.type === 'collect')]
  const last = asks.at(-1)
  if (!last) return ['It asks nothing. Add a question with .ask(route, name, kind({ … })).']
  const action = last.step.props.action
  return [
    ...(/^[a-z]+$/.test(line.name) ? [] : ['Its name is part of addresses: use small letters.']),
    ...pages.flatMap(page => faultsOfPage(page).map(fault => `Question ${page.route}: ${fault}`)),
    ...repeated(pages.map(({ route }) => route)).map(route => `Question ${route}: another has this route.`),
    ...repeated(pages.map(({ step }) => step.props.short?.en ?? '')).map(
      short => `"${short}" is the label (short) of two questions. Tell them apart.`,
    ),
    ...[...asks, ...refinements].flatMap(({ route, step: { props } }) =>
      props.privacyInfo && props.privacyShort
        ? []
        : [`Question ${route}: say why it is asked (privacyShort, privacyInfo).`],
    ),
    ...(asks.some(({ step }) => step.props.information_disclosure)
      ? []
      : [
          'No page shows the information disclosure (information_disclosure). No carrier may be asked without it.',
        ]),
    ...(action === undefined
      ? [`Question ${last.route}: name the button that leads to the offers (action).`]
      : []),
  ]
}

function pageOf(ask: Ask): Page {
  return { ...ask, step: stepOf(ask, example) }
}

function faultsOfPage({ route, step: { props } }: Page): readonly string[] {
  return [
    ...(/^[a-z0-9]+$/.test(route) ? [] : ['a route has small letters and digits alone.']),
    ...(/^.{2,28}$/.test(props.short?.en ?? '') ? [] : ['give it a label of 2 to 28 characters (short).']),
  ]
}

function repeated(all: readonly string[]): readonly string[] {
  return [...new Set(all.filter((one, at) => one !== '' && all.indexOf(one) !== at))]
}
