import { describe, expect, test } from 'vitest'
import type { WorksheetRow } from '../../../rating/engine/worksheet-row.ts'
import { worksheetWords } from './worksheet-words.ts'

const row = (more: Partial<WorksheetRow>): WorksheetRow => ({
  sequence: 1,
  id: 'x',
  label: 'Step',
  operation: 'mul',
  unit: 'money',
  key: '',
  value: '1',
  before: '100.00',
  after: '100.00',
  rounding: '',
  reference: '',
  ...more,
})

const effect = (more: Partial<WorksheetRow>) => worksheetWords([row(more)])[0]?.rows[0]?.effect

describe('a worksheet in plain words', () => {
  test.each([
    [{ value: '1.125' }, 'plus 12.5%'],
    [{ value: '0.92' }, 'minus 8%'],
    [{ value: '2.44' }, '2.4 times as much'],
    [{ operation: 'set', value: '1234.50' }, 'starts at $1,234.50'],
    [{ operation: 'set', value: '0.4721' }, 'starts at $0.4721'],
    [{ id: 'payment', value: '0.0875' }, '8.75% of it, each month'],
    [{ id: 'payment', operation: 'add', value: '3.00' }, 'a twelfth of it, plus $3.00'],
    [{ operation: 'add', value: '25.00' }, 'plus $25.00'],
    [{ operation: 'add', value: '2', unit: 'factor' }, 'plus 2'],
    [{ operation: 'sub', value: '3.1234' }, 'minus $3.12'],
    [{ operation: 'max', value: '60.00', before: '48.00', after: '60.00' }, 'is at least $60.00'],
    [{ operation: 'round', before: '48.4949', after: '48.49' }, 'rounded to $48.49'],
    [{ operation: 'assign', unit: 'factor', key: '2', value: '1.2' }, 'is rated with driver 2'],
    [{ operation: 'assign', unit: 'factor', key: '1 + 3', value: '1.2' }, 'is rated with drivers 1 and 3'],
  ] as const)('says what a step does: %o', (more, words) => {
    expect(effect(more)).toMatchObject({ en: words })
  })

  test.each([
    { value: '1.000' },
    { operation: 'add', value: '0.00' },
    { operation: 'max', value: '60.00' },
    { value: '1.5', skipped: 'applies only when …' },
  ] as const)('leaves out what changes nothing: %o', more => {
    expect(worksheetWords([row(more)])).toEqual([])
  })

  test('ends at the price of a month, where visitors see that of a year’s price', () => {
    const year = row({ operation: 'round', before: '79.92', after: '80.00' })
    expect(worksheetWords([year], '6.67')[0]?.rows.at(-1)).toMatchObject({
      label: { en: 'By the month' },
      effect: { en: 'a twelfth of it' },
      after: '$6.67',
    })
    const month = row({ id: 'payment', value: '0.0875', before: '80.00', after: '7.00' })
    expect(worksheetWords([year, month], '7.00')[0]?.rows.map(({ after }) => after)).toEqual([
      '$80.00',
      '$7.00',
    ])
    expect(worksheetWords([year])[0]?.rows).toHaveLength(1)
  })

  test('has a block for each driver and car, with the running amount of money alone', () => {
    const blocks = worksheetWords([
      row({ block: 'Driver 1', unit: 'factor', value: '1.1', after: '1.1' }),
      row({ block: 'Car 1', value: '0.9', after: '90.00' }),
      row({ block: 'Car 1', operation: 'add', value: '5.00', after: '95.00' }),
      row({ operation: 'add', value: '5.00', after: '100.00' }),
    ])
    expect(blocks.map(({ title, rows }) => [title?.en, rows.map(({ after }) => after)])).toEqual([
      ['Driver 1', [undefined]],
      ['Car 1', ['$90.00', '$95.00']],
      [undefined, ['$100.00']],
    ])
  })

  const value = (block: string, label: string, after: string): Partial<WorksheetRow>[] => [
    { block, label, operation: 'set', unit: 'factor', value: after, before: '0', after },
    { block, label: block, operation: 'round', unit: 'factor', value: '', before: after, after },
  ]

  const assigned = { block: 'Assignment', operation: 'assign', unit: 'factor', key: '1' } as const

  test('says what is looked up first as values, in one block, and never as a sum', () => {
    const blocks = worksheetWords(
      [
        ...value('Age of the oldest driver', 'Oldest driver', '36'),
        ...value('Territory for this ZIP code', 'ZIP code', '8'),
        { ...assigned, label: 'Car 1' },
        { ...assigned, label: 'Car 1, Comprehensive by driver', isFurther: true as const },
        { ...assigned, label: 'Car 2' },
        { block: 'Car 1', operation: 'set' as const, value: '80.00', after: '80.00' },
      ].map(row),
    )
    expect(
      blocks.map(({ title, is_preparation, rows }) => [
        title?.en,
        is_preparation,
        ...rows.map(({ label, effect }) => `${label.en}: ${effect.en}`),
      ]),
    ).toEqual([
      ['Looked up first', true, 'Age of the oldest driver: 36', 'Territory for this ZIP code: 8'],
      [
        'Which driver goes with which car',
        true,
        'Car 1: is rated with driver 1',
        'Car 2: is rated with driver 1',
      ],
      ['Car 1', undefined, 'Step: starts at $80.00'],
    ])
  })

  test('shows each step of a value that several lead to, and no value that is nothing', () => {
    const points = { block: 'Points, driver 1', unit: 'factor' } as const
    const [block, ...others] = worksheetWords(
      [
        { ...points, label: 'Ticket', operation: 'add' as const, value: '2', before: '0', after: '2' },
        { ...points, label: 'Accident', operation: 'add' as const, value: '1.5', before: '2', after: '3.5' },
        { ...points, label: 'Points', operation: 'round' as const, value: '', before: '3.5', after: '4' },
        {
          block: 'Open points',
          label: 'Ticket',
          operation: 'add' as const,
          unit: 'factor' as const,
          value: '0',
        },
        {
          block: 'Open points',
          operation: 'round' as const,
          unit: 'factor' as const,
          before: '0',
          after: '0',
        },
      ].map(row),
    )
    expect(others).toEqual([])
    expect(block?.rows.map(({ label, effect }) => `${label.en}: ${effect.en}`)).toEqual([
      'Ticket: 2',
      'Accident: 1.5 more',
      'Points, driver 1: 4',
    ])
  })

  test('is a staircase within each block, from nothing where it starts', () => {
    const [car, policy] = worksheetWords([
      row({ block: 'Car 1', operation: 'set', before: '300.00', value: '80.00', after: '80.00' }),
      row({ block: 'Car 1', value: '1.25', before: '80.00', after: '100.00' }),
      row({ block: 'Car 1', value: '0.9', before: '100.00', after: '90.00' }),
      row({ operation: 'sub', value: '45.00', before: '90.00', after: '45.00' }),
      row({ unit: 'factor', value: '1.1', after: '1.1' }),
    ])
    expect(car?.rows.map(({ stair }) => stair)).toEqual([
      { from: 0, to: 0.8 },
      { from: 0.8, to: 1 },
      { from: 1, to: 0.9 },
    ])
    expect(policy?.rows.map(({ stair }) => stair)).toEqual([{ from: 1, to: 0.5 }, undefined])
  })

  test('has the Spanish of labels and titles where the plan says it', () => {
    const es = { block: 'Conductor 1', label: 'Edad' }
    const [block] = worksheetWords([row({ block: 'Driver 1', label: 'Age', es, value: '1.1' })])
    expect([block?.title, block?.rows[0]?.label]).toEqual([
      { en: 'Driver 1', es: 'Conductor 1' },
      { en: 'Age', es: 'Edad' },
    ])
    expect(worksheetWords([row({ value: '1.1' })])[0]?.rows[0]?.label).toEqual({ en: 'Step' })
  })
})
