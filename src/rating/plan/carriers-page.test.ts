import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { payments } from './format/format-payments.ts'
import { stage, step } from './format/format-step.ts'
import { namedValue } from './format/format-value.ts'

const pages = ['rate-plans', 'rate-plan-values', 'rate-plan-stages', 'rate-plan-law'].map(name =>
  readFile(new URL(`../../../docs/carriers/${name}.md`, import.meta.url), 'utf8'),
)
const page = (await Promise.all(pages)).join('\n')

/** The only example of a kind in the pages about rate plans. */
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
])('the example of %s in the pages about rate plans is one of the format', (_, schema, example) => {
  expect(v.safeParse<v.GenericSchema>(schema, example).issues).toBeUndefined()
})
