import { describe, expect, it } from 'vitest'
import { specified } from '../../tests/routes.ts'
import type { ChoiceProps } from '../kinds/choice/choice.ts'
import type { ContactProps } from '../kinds/contact/contact.ts'
import type { TextProps } from '../kinds/text/text.ts'
import { routeOf, stepOf } from '../wizard/line.ts'
import type { Step } from '../wizard/step.ts'
import { example } from './example.ts'
import { lines } from './index.ts'

/** The questions as they were specified: `tests/routes/wizard_steps.csv`, and their cards in `wizard_choices.csv`. */
const steps = specified('wizard_steps')
const cards = specified('wizard_choices')

/** What a line says otherwise, and why: `route column`. One that is no deviation any more fails. */
const deviations: Readonly<Record<string, { readonly is: unknown; readonly because: string }>> = {
  '/welcome subtitle': {
    is: 'Your earlier quotes stay where they are.',
    because: 'It is read before a ZIP code is filled in, and no link to the old quote is at hand.',
  },
  '/partner title': {
    is: 'One question first.',
    because: 'The page names the partner once the link is read.',
  },
  '/partner subtitle': {
    is: 'Free, no account needed.',
    because: 'The cell tells how the page works, not what it says.',
  },
  '/mobile subtitle': { is: '', because: 'The cell tells how the page works, not what it says.' },
  '/quote/renters/3 subtitle': {
    is: 'The e-mail is optional: the quotes are shown to you either way. This demonstration sends no mail.',
    because: 'A visitor is not left waiting for a mail that nobody sends.',
  },
}

/** What stands in braces, for the visitor of the example. */
const filledIn: Readonly<Record<string, string>> = {
  '{car}': '2019 Toyota Camry',
  '{state}': 'Texas',
  '{limits}': '$30,000 / $60,000 / $25,000',
  '{limits of the state}': '$30,000 / $60,000 / $25,000',
}

interface Page {
  readonly route: string
  readonly step: Step
  readonly skippable: boolean
}

const entries = Object.entries(lines.startPages).map(([route, step]) => ({ route, step, skippable: false }))
const asked = lines.all.flatMap(line =>
  line.stages
    .flatMap(stage => (stage.type === 'ask' ? [stage] : [...stage.asks, stage]))
    .map(page => ({
      route: routeOf(line, page),
      step: page.type === 'ask' ? stepOf(page, example) : page.step,
      skippable: page.type === 'ask' && page.skippable,
    })),
)
const pages: readonly Page[] = [...entries, ...asked]

describe.each(pages)('$route', ({ route, step, skippable }) => {
  const row = steps.find(one => one.route === route)
  // The kind says which props these are.
  const props = step.props as Partial<ChoiceProps & ContactProps & TextProps> & Step['props']

  /** What the table says and what the line says, once what deviates by intent was looked at. */
  function expectAsSpecified(column: string, is: unknown, told: unknown): void {
    const deviation = deviations[`${route} ${column}`]
    if (deviation) expect(is, `${column} does not deviate any more`).not.toEqual(told)
    expect(is, column).toEqual(deviation ? deviation.is : told)
  }

  it('is in the table of questions', () => expect(row).toBeDefined())

  it('asks in the words of its row (spec 2.1)', () => {
    expectAsSpecified('title', props.title, filled(row?.title))
    expectAsSpecified('subtitle', props.subtitle ?? '', filled(row?.subtitle))
    expectAsSpecified('action', props.action ?? 'Next', row?.action)
    expect(props.privacyInfo).toContain(row?.why_we_ask)
  })

  it('is of the kind of its row, and takes the fields of its answer (spec 2.3, 3.3)', () => {
    expectAsSpecified('kind', looksOf(step), kindsBySpecifiedName[row?.kind ?? ''])
    const fields = fieldsIn(row?.answer_fields ?? '')
    for (const field of fields) expect(step.fields).toHaveProperty(field)
    if (step.kind !== 'contact') return
    expect(props.names ?? false).toBe(fields.includes('firstName'))
    expect(props.invite ?? false).toBe(fields.includes('inviteCode'))
  })

  it('may be skipped where its row says so, and nowhere else (spec 4.2)', () => {
    const [, yes, label] = /^(yes)(?: \((.+)\))?/.exec(row?.skip ?? '') ?? []
    expectAsSpecified('skip', skippable, yes !== undefined)
    expectAsSpecified('skip label', props.skipLabel?.replace('’', "'"), label)
  })

  it('offers the cards of the table, in its order (spec 3.1)', () => {
    const offered = props.choices?.map(({ value, title, description = '' }) => ({
      value,
      title,
      description,
    }))
    const told = cards
      .filter(card => card.route === route)
      .map(({ value, title, description }) => ({ value, title, description: filled(description) }))
    if (row?.kind === 'start' || row?.kind === 'mobile zip') return
    expectAsSpecified('choices', offered ?? [], told)
  })
})

it('every question of the table is asked, and no other (spec 2.1)', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual(steps.map(({ route }) => route).sort())
})

it('every deviation is of a question of the table', () => {
  for (const key of Object.keys(deviations))
    expect(pages.map(({ route }) => route)).toContain(key.split(' ')[0])
})

/** How the table calls a kind, and the kind with the properties that this name tells. */
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
  'text (numeric, prefix $, unit a year)': { kind: 'text', type: 'number', prefix: '$', unit: 'a year' },
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

/** A step by the properties that the table's kinds are told apart by. */
function looksOf({ kind, props }: Step): object {
  // Whatever of these the kind does not have is absent.
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
  return { kind, type, unit, prefix, suggests: suggestions ? true : undefined }
}

/** The top fields of a payload that a cell names; look-ups of the vehicle step are no part of its answer. */
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

function filled(text = ''): string {
  return text.replace(/\{[^}]+\}/g, braced => filledIn[braced] ?? braced)
}
