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
    [{ operation: 'assign', unit: 'factor', key: '2', value: '1.2' }, 'rated with driver 2 (× 1.2)'],
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
