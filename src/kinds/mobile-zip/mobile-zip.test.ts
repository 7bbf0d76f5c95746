import { expect, it } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { alike } from '../../language/texts.ts'
import { mobileZip } from './mobile-zip.ts'

const lines = ['renters', 'homeowner', 'life', 'auto', 'pet']
const page = mobileZip({
  title: { en: "Let's start with your ZIP code" },
  choices: lines.map(value => ({ value, title: alike(value) })),
})

it('takes the line from the type of the page: home is homeowner (spec 2.3.2.2)', () => {
  const stored = (type: string) => accepted(page, { type, zipCode: '78701' })
  expect(stored('home')).toEqual({ type: 'homeowner', zipCode: '78701', platform: 'mobile' })
  for (const type of lines) expect(stored(type)).toMatchObject({ type, platform: 'mobile' })
  expect(complaints(page, { type: 'travel', zipCode: '78701' })).toEqual({
    type: 'Please choose an insurance type.',
  })
})

it('requires a ZIP code with its own message (spec 5.1)', () => {
  expect(complaints(page, { type: 'renters' })).toEqual({ zipCode: 'ZIP code is required.' })
  expect(complaints(page, { type: 'renters', zipCode: '1234' })).toEqual({
    zipCode: 'This ZIP code format is not recognized',
  })
})

it('refuses what no form sends', () => expectRefusals(page))
