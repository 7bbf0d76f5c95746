import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payments } from './format/format-payments.ts'
import { stage, step } from './format/format-step.ts'
import { namedValue } from './format/format-value.ts'

const page = await readFile(new URL('../../../docs/carriers/rate-plans.md', import.meta.url), 'utf8')

/** The only example of a kind in docs/carriers/rate-plans.md. */
function exampleOf(kind: string): unknown {
  const [, text = ''] = page.match(new RegExp(`^\`\`\`json ${kind}\n(.*?)^\`\`\`$`, 'ms')) ?? []
  return JSON.parse(text)
}

const cars = {
  id: 'car',
  label: 'Car',
  each: 'vehicles',
  unit: 'money',
  steps: [{ id: 'base', label: 'Base', ref: 'R-1', op: 'set', value: { const: '1' } }],
}

test.each([
  ['values', v.array(namedValue), exampleOf('values')],
  ['stage', stage, exampleOf('stage')],
  ['step', step, exampleOf('step')],
  ['record', step, exampleOf('record')],
  ['openRecord', step, exampleOf('openRecord')],
  ['claimRecord', step, exampleOf('claimRecord')],
  ['payments', payments, exampleOf('payments')],
  ['assignment', stage, { ...cars, assignment: exampleOf('assignment') }],
  ['named', stage, { ...cars, assignment: exampleOf('named') }],
])('the example of %s in docs/carriers/rate-plans.md is one of the format', (_, schema, example) => {
  expect(v.safeParse<v.GenericSchema>(schema, example).issues).toBeUndefined()
})
