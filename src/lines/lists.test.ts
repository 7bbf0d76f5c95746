import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sweep } from '../../tests/support/sweep.ts'
import type { StoredItem } from '../wizard/collection.ts'
import { submit } from '../wizard/submit.ts'
import { type Answers, type Journey, listOf, walk } from '../wizard/walk.ts'
import { auto } from './auto.ts'

const today = '2026-11-21'
const car = { year: 2019, make: 'Toyota', model: 'Camry' }
const details = {
  vin: '4T1B11HK5KU210203',
  ownership: 'OWNED',
  usage: 'COMMUTE_PLEASURE',
  daily_mileage: 30,
}
const person = {
  firstName: 'Ann',
  lastName: 'Example',
  gender: 'F',
  dateBirth: '1990-05-02',
  firstLicenseAge: 17,
}
const household: Answers = {
  start: { type: 'auto', zipCode: '78701', state: 'TX' },
  status: { choice: 'NEVER' },
  lapse: { choice: 'FIRST_CAR' },
  vehicles: { items: [{ uuid: 'car', answers: { vehicle: car, details } }], done: true },
  limits: { choice: 'L100' },
  physicalDamage: { choice: 'LIABILITY' },
  drivers: {
    items: [
      { uuid: 'ann', answers: { driver: { ...person, relation: 'Insured', maritalStatus: 'M' } } },
      { uuid: 'bob', answers: { driver: { ...person, relation: 'Spouse' } } },
      { uuid: 'cat', answers: { driver: { ...person, relation: 'Child' } } },
    ],
    done: true,
  },
  incidents: { choices: ['NONE'] },
  address: { address1: '5 Elm Street', address2: '', city: 'Austin', state: 'TX', zipcode: '78701' },
  ownership: { choice: 'RENT' },
  credit: null,
  contact: { emailSwitch: false, email: '', inviteSwitch: false, inviteCode: '', leadDisclosure: '' },
}

/** What a tab sends; `item` is the index of the list item it names, if any. */
const sent = fc.record({
  page: fc.constantFrom<readonly [route: string, payload: object]>(
    ['3', car],
    ['5', details],
    ['9', { ...person, maritalStatus: 'S', relation: 'Child' }],
    ['9', { ...person, maritalStatus: 'M' }],
    ['9', { ...person, relation: 'Spouse' }],
    ...['6', '10'].flatMap(route =>
      ['new', 'edit', 'first', 'delete', 'next'].map(action => [route, { action }] as const),
    ),
  ),
  item: fc.option(fc.nat(5), { nil: undefined }),
})

const names = ['vehicles', 'drivers'] as const

function itemsIn(journey: Journey): readonly StoredItem[] {
  return auto.stages.flatMap(stage => (stage.type === 'collect' ? listOf(journey, stage).items : []))
}

/** Every driver and every car that was entered in full. */
function completeItems(answers: Answers): readonly string[] {
  const isComplete = ({ answers: { vehicle, details, driver } }: StoredItem) => driver ?? (vehicle && details)
  return itemsIn({ line: auto, answers, today })
    .filter(isComplete)
    .map(({ uuid }) => uuid)
}

const orders = sweep(300, 'orders by chance', 60)

test(`whatever is done to the lists in whatever order, only "delete" loses a finished item: ${orders.title} (spec 4.3.1)`, () => {
  const doEach = (steps: readonly { page: readonly [string, object]; item: number | undefined }[]) => {
    let answers = household
    for (const [at, { page, item }] of steps.entries()) {
      const items = itemsIn({ line: auto, answers, today })
      const named = item === undefined ? {} : { uuid: items[item]?.uuid ?? 'gone' }
      const payload: { uuid?: string; action?: string } = { ...page[1], ...named }
      const give = (to: Answers) =>
        submit(
          { line: auto, answers: to, today },
          {
            route: `/quote/auto/${page[0]}`,
            payload,
            uuid: `item-${at}`,
            verify: (_, answer) => ({ ok: true, answer }),
          },
        )
      const submitted = give(answers)
      if (submitted.kind !== 'accepted') continue
      const lost = completeItems(answers).filter(uuid => !completeItems(submitted.answers).includes(uuid))
      expect(lost).toEqual(payload.action === 'delete' && lost.length > 0 ? [payload.uuid] : [])
      const { open, application } = walk({ line: auto, answers: submitted.answers, today })
      if (submitted.next === null) expect(open).toBeNull()
      if (open === null) {
        const counted = names.flatMap(name => application[name] as readonly { uuid: string }[])
        expect(counted.map(({ uuid }) => uuid)).toEqual(completeItems(submitted.answers))
      }
      const again = give(submitted.answers)
      if (again.kind === 'accepted') expect(again.answers).toEqual(submitted.answers)
      answers = submitted.answers
    }
  }
  fc.assert(fc.property(fc.array(sent, { minLength: 10, maxLength: 30 }), doEach), {
    seed: 20_261_121,
    numRuns: orders.size,
  })
})
