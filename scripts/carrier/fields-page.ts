import { questions } from '../../src/connectors/json-http/contract-risk.ts'
import { type InsuranceLine, insuranceLines } from '../../src/law/rule.ts'
import { coverageUnits, planKinds } from '../../src/rating/coverage/coverage.ts'
import type { InputSpec, Vocabulary } from '../../src/rating/inputs/input.ts'
import { vocabularyOf } from '../../src/rating/inputs/inputs.ts'

/** The text of `docs/carrier-fields.md`: the content of each line's question, and the inputs that its plans may rate by. */
export function fieldsPage(): string {
  return `# What carriers learn

<!-- Written by "npm run docs" from src/connectors/json-http/contract-risk.ts and src/rating. Change those, not this page. -->

Every member of the question of \`POST /v1/quotes\`, and every input that a rate plan may price by, line by line.
[Our contract](carriers/json.md), [mappings](carriers/mapping.md) and [rate plans](carriers/rate-plans.md) use them. Sums from a short list are whole dollars as text in the question, and
numbers in a plan.

${insuranceLines.map(linePart).join('\n\n')}

## Kinds of coverage

What a plan may name under \`present.coverage\` and \`present.adds\`, and what its amounts count.

| Kind | Amounts |
| --- | --- |
${planKinds.map(kind => `| \`${kind}\` | ${coverageUnits[kind] ?? 'none'} |`).join('\n')}
`
}

function linePart(line: InsuranceLine): string {
  return `## ${line.slice(0, 1).toUpperCase()}${line.slice(1)}

### The question

| Member | Holds |
| --- | --- |
${membersOf(questions[line] as Shape, '').join('\n')}

### Inputs of a plan

| Input | Values |
| --- | --- |
${inputRows(vocabularyOf(line), '').join('\n')}`
}

/** How valibot's schemas name their parts. */
interface Shape {
  readonly type: string
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly wrapped?: Shape
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

function membersOf(shape: Shape, path: string, isOptional = false): readonly string[] {
  if (shape.wrapped) return membersOf(shape.wrapped, path, true)
  if (shape.entries)
    return Object.entries(shape.entries).flatMap(([name, inner]) =>
      membersOf(inner, path === '' ? name : `${path}.${name}`),
    )
  if (shape.item?.entries) return membersOf(shape.item, `${path}[]`)
  const holds = shape.item ? `a list: ${holdsIn(shape.item)}` : holdsIn(shape)
  return [`| \`${path}\` | ${holds}${isOptional ? ', or absent' : ''} |`]
}

const plain: Readonly<Record<string, string>> = {
  boolean: '`true` or `false`',
  custom: 'a day, YYYY-MM-DD',
  number: 'a number',
  string: 'text',
}

function holdsIn({ type, options, literal }: Shape): string {
  if (options) return codes(options.map(String))
  return literal === undefined ? (plain[type] ?? type) : `\`${literal}\``
}

function codes(values: readonly string[]): string {
  return values.length > 60 ? `one of ${values.length} codes` : values.map(value => `\`${value}\``).join(' ')
}

function inputRows(vocabulary: Vocabulary, of: string): readonly string[] {
  return Object.entries(vocabulary).flatMap(([name, spec]) => {
    const law = spec.factor ? `; subject to the state's law on ${spec.factor}` : ''
    const row = `| \`${of}${name}\` | ${valuesOf(spec)}${law} |`
    return spec.type === 'list' ? [row, ...inputRows(spec.of, `${name}: `)] : [row]
  })
}

function valuesOf(spec: InputSpec): string {
  switch (spec.type) {
    case 'choice':
      return codes(spec.values)
    case 'set':
      return `any of ${codes(spec.values)}`
    case 'whole':
      return spec.only ? codes(spec.only.map(String)) : `${spec.min} to ${spec.max}`
    case 'flag':
      return '`true` or `false`'
    case 'code':
      return `${spec.length} ${spec.signs}`
    case 'name':
      return 'a name of the list of vehicles'
    case 'list':
      return 'a list: a stage rates its members one by one, or a step sums rows over them'
    case 'place':
      return `the place of one of the ${spec.in}, for an assignment by name`
  }
}
