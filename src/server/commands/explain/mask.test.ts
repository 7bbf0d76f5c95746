import * as v from 'valibot'
import { expect, test } from 'vitest'
import { today } from '../../../../tests/carriers/samples/sample.ts'
import { autoIn, driving } from '../../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../../../tests/carriers/samples/sample-life.ts'
import { petIn } from '../../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../../tests/carriers/samples/sample-renters.ts'
import { tripFrom } from '../../../../tests/carriers/samples/sample-travel.ts'
import { lines } from '../../../lines/index.ts'
import type { Risk } from '../../../risk/risk.ts'
import { line } from '../../../wizard/line.ts'
import { masked, maskedRisk, masksOf } from './mask.ts'

const renters = rentersIn({ state: 'TX', answers: { animal: { choice: 'DOG_LISTED' } } })
const auto = autoIn({ state: 'TX', answers: { drivers: driving({}) } })

/** The members that differ between two values of the same structure. */
function changed(from: unknown, to: unknown, name = ''): string[] {
  if (typeof from !== 'object' || from === null) return from === to ? [] : [name]
  return Object.entries(from).flatMap(([key, one]) =>
    changed(one, (to as Record<string, unknown>)[key], Array.isArray(from) ? name : key),
  )
}

const person = ['address1', 'address2', 'first', 'last', 'dob']

test.each<[Risk, string[]]>([
  [renters, person],
  [auto, [...person, 'carrier', 'vin']],
  [homeownerIn({ state: 'FL', isBySea: true }), [...person, 'carrier']],
  [
    lifeIn({ state: 'TX', answers: { health: { choices: ['CANCER'] } } }),
    ['first', 'last', 'dob', 'conditions', 'bmi', 'heightIn', 'weightLb'],
  ],
  [petIn({ state: 'TX' }), ['dob']],
  [tripFrom({ state: 'TX' }), ['first', 'last']],
])('a masked risk keeps all but the person: %o', (risk, members) => {
  const masked = maskedRisk(risk)
  expect([...new Set(changed(risk, masked))].sort()).toEqual([...members].sort())
  expect(JSON.stringify(masked)).toContain(`"line":"${risk.line}"`)
})

test('a new text in a risk is masked until our lists hold it', () => {
  const risk = { ...renters, remark: 'Ann lives here', household: { animal: 'DRAGON' as 'DOG' } }
  expect(maskedRisk(risk)).toMatchObject({ remark: masked, household: { animal: masked } })
})

test('what a carrier says about the visitor is removed, in upper and lower case and in other forms of a date', () => {
  const { theirs: mask } = masksOf({
    risk: { ...auto, insured: { first: 'Al', last: 'de la Cruz', dob: '1991-07-03', age: 35 } },
    line: lines.byName('auto'),
    today,
    answers: {
      contact: { email: 'al@example.com', firstName: 'Al', lastName: 'de la Cruz' },
      drivers: [{ driver: { dateBirth: '1988-12-09' } }],
      coverage: { choice: 'ALL' },
    },
  })
  expect(
    mask('Dear AL DE LA CRUZ, also Alfred: born 07/03/1991 or 19910703, 12/9/1988; AL@example.com'),
  ).toBe('Dear ••• •••, also Alfred: born ••• or •••, •••; •••')
  expect(
    mask({ url: 'https://buy.insurer.test/go?name=Al', premium: '11.00', list: ['de la cruz', 7] }),
  ).toEqual({
    url: 'https://buy.insurer.test/•••',
    premium: '11.00',
    list: ['•••', 7],
  })
})

test('our own sentences keep every word but those about health, whatever a visitor is called', () => {
  const { theirs, health } = masksOf({
    risk: lifeIn({ state: 'TX', answers: { health: { choices: ['CANCER'] } } }),
    line: lines.byName('life'),
    today,
    answers: { contact: { firstName: 'Other', lastName: 'Price' } },
  })
  const ours = { key: 'a/life#other.cancer:0', values: { is: 'the price otherwise' } }
  expect(theirs({ note: ours, text: 'No other price' })).toEqual({
    note: ours,
    text: `No ${masked} ${masked}`,
  })
  expect(health('Otherwise the price, ten years after cancer')).toBe(
    `Otherwise the price, ten years after ${masked}`,
  )
})

test("a field's class decides what is removed; cards and what the risk shows stay, except about health", () => {
  const fields = {
    plan: { class: 'plain' },
    nickname: { class: 'personal' },
    phone: { class: 'contact' },
    town: { class: 'personal' },
    illness: { class: 'health' },
    card: { class: 'personal' },
  } as const
  const choices = [
    { value: 'Gold', title: { en: 'Gold' } },
    { value: 'Gout', title: { en: 'Gout' } },
  ]
  const step = {
    kind: 'toy',
    props: { title: { en: 'Toy' }, choices },
    fields,
    answer: () => v.any(),
    accepts: () => ({}),
    say: () => ({ en: '' }),
  }
  const answer = {
    plan: 'Basic',
    nickname: 'Bunny',
    phone: '5125550100',
    town: renters.location.zip,
    illness: 'Gout',
    card: 'Gold',
    later: 'Unlisted',
  }
  const { theirs: mask } = masksOf({
    risk: renters,
    line: line('toy').ask('1', 'toy', step),
    today,
    answers: { toy: answer },
  })
  expect(mask(answer)).toEqual({
    ...answer,
    nickname: masked,
    phone: masked,
    illness: masked,
    later: masked,
  })
})
