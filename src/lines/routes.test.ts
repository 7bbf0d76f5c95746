import { describe, expect, it } from 'vitest'
import { specified } from '../../tests/support/routes.ts'
import type { ChoiceProps } from '../kinds/choice/choice.ts'
import type { ContactProps } from '../kinds/contact/contact.ts'
import type { TextProps } from '../kinds/text/text.ts'
import { routeOf, stepOf } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { example } from './example.ts'
import { lines } from './index.ts'

/**
 * The specified questions: `tests/routes/wizard_steps.csv`, and their cards in `wizard_choices.csv`. Their wording is
 * up to the lines.
 */
const steps = specified('wizard_steps')
const cards = specified('wizard_choices')

interface Page {
  readonly route: string
  readonly step: Step
  readonly skippable: boolean
}

const entries = Object.entries(lines.startPages).map(([route, step]) => ({ route, step, skippable: false }))
const questions = lines.all.flatMap(line =>
  line.stages
    .flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
    .map(page => ({
      route: routeOf(line, page),
      step: page.type === 'ask' ? stepOf(page, example) : page.step,
      skippable: page.type === 'ask' && page.skippable,
    })),
)
const pages: readonly Page[] = [...entries, ...questions]

/** The specified pages that exist; a line's additional questions are documented in `docs/lines`. */
const both = steps.flatMap(row =>
  pages.filter(({ route }) => route === row.route).map(page => ({ ...page, row })),
)

describe.each(both)('$route', ({ route, step, skippable, row }) => {
  // The kind decides which props these are.
  const props = step.props as Partial<ChoiceProps & ContactProps & TextProps> & Step['props']

  it('is answered by the button of its row (spec 2.3.0.4, 2.3.9.2)', () => {
    expect(props.action?.en ?? 'Next').toBe(row.action)
  })

  it('has the kind of its row, and accepts the fields of its answer (spec 3.3.1)', () => {
    expect(looksOf(step)).toEqual(kindsBySpecifiedName[row.kind ?? ''])
    const fields = fieldsIn(row.answer_fields ?? '')
    for (const field of fields) expect(step.fields).toHaveProperty(field)
    if (step.kind !== 'contact') return
    expect(props.names ?? false).toBe(fields.includes('firstName'))
    expect(props.invite ?? false).toBe(fields.includes('inviteCode'))
  })

  it('may be skipped only if its row says so (spec 4.2.1)', () => {
    expect(skippable).toBe(row.skip === 'yes')
  })

  it('offers the cards of the table, in its order (spec 3.1.1)', () => {
    // The cards of start pages are the lines, which the table does not repeat.
    if (row.kind === 'start' || row.kind === 'mobile zip') return expect(props.choices).not.toHaveLength(0)
    const values = cards.filter(card => card.route === route).map(({ value }) => value)
    expect(props.choices?.map(({ value }) => value) ?? []).toEqual(values)
  })
})

it('every question of the table is asked, once (spec 2.1.2)', () => {
  expect(both.map(({ route }) => route).sort()).toEqual(steps.map(({ route }) => route).sort())
})

/** The table's name for a kind, and the kind with the properties that the name implies. */
const kindsBySpecifiedName: Readonly<Record<string, object>> = {
  start: { kind: 'start' },
  'mobile zip': { kind: 'mobile-zip' },
  address: { kind: 'address' },
  choice: { kind: 'choice', columns: 1 },
  'choice (2 columns)': { kind: 'choice', columns: 2 },
  'choices (badges)': { kind: 'choices' },
  'date of birth': { kind: 'dob' },
  name: { kind: 'name' },
  'text (numeric)': { kind: 'text', type: 'number' },
  'text (numeric, unit sq ft)': { kind: 'text', type: 'number', unit: 'sq ft' },
  'text (numeric, prefix $, unit a year)': {
    kind: 'text',
    type: 'number',
    prefix: '$',
    unit: 'a year',
  },
  'text (suggestions from the insurer list)': { kind: 'text', suggests: true },
  'contact (Send quotes to my email)': { kind: 'contact', variant: 'send' },
  'contact (See more prices)': { kind: 'contact', variant: 'more' },
  'contact (Monitor new price data in my area)': { kind: 'contact', variant: 'monitor' },
  'contact (invite code switch)': { kind: 'contact', variant: 'send' },
  'height and weight': { kind: 'body' },
  'travel dates': { kind: 'travel-dates' },
  'travel destinations': { kind: 'destinations' },
  'trip cost': { kind: 'trip-cost' },
  travelers: { kind: 'travelers' },
  'vehicle year, make, model': { kind: 'vehicle' },
  'vehicle details': { kind: 'vehicle-details' },
  'vehicles list': { kind: 'vehicles' },
  'driver details': { kind: 'driver' },
  'drivers list': { kind: 'drivers' },
  'auto 1m (given by the specification)': { kind: 'current-insurer' },
}

/** A step by the properties that distinguish the table's kinds. */
function looksOf({ kind, props }: Step): object {
  // A property that a kind lacks is undefined.
  const {
    columns = 1,
    type,
    unit,
    prefix,
    suggestions,
    variant,
  } = props as Partial<ChoiceProps & ContactProps & TextProps>
  if (kind === 'choice') return { kind, columns }
  if (kind === 'contact') return { kind, variant }
  if (kind !== 'text') return { kind }
  return { kind, type, unit: unit?.en, prefix, suggests: suggestions ? true : undefined }
}

/** The top fields of a payload that a cell names; look-ups of the vehicle step are not part of its answer. */
function fieldsIn(cell: string): readonly string[] {
  if (cell === 'driver fields of the specification')
    return fieldsIn(
      'firstName, lastName, gender, maritalStatus, relation, dateBirth, education, employment, firstLicenseAge, uuid',
    )
  if (cell === 'list of {label, code}') return ['destinations']
  if (cell.startsWith('action ')) return ['action', 'uuid']
  return cell
    .replace(/\{[^}]*\}|\[\]/g, '')
    .split(/[,|]/)
    .map(field => field.trim())
    .filter(field => field !== 'action')
}
