import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import ValuablesView, { nameOf } from './ValuablesView.tsx'
import { valuables } from './valuables.ts'

const step = valuables({ title: { en: 'What is worth a line of its own?' } })

describe('what is worth a line of its own', () => {
  test('is taken in dollars by kind, as people write them; what is blank or nothing is left out', () => {
    const answer = { jewelry: 8500, cameras: 2000 }
    expect(accepted(step, { jewelry: ' $8,500 ', fineArt: '', cameras: '2000', instruments: '0' })).toEqual(
      answer,
    )
    expect(accepted(step, answer)).toEqual(answer)
    expect(step.say(answer).en).toBe('Jewelry and watches: $8,500; Cameras: $2,000')
    expect(step.say(answer).es).toBe('Joyas y relojes: $8,500; Cámaras: $2,000')
  })

  test('is refused next to the amount', () => {
    const wrong = 'Please enter whole dollars, up to $250,000, or leave it blank'
    for (const fineArt of ['-5', 'many', '250001', '12.5', '99999999999'])
      expect(complaints(step, { fineArt }), fineArt).toEqual({ fineArt: wrong })
    const missing = { jewelry: 'Please enter at least one amount, or skip this' }
    expect(complaints(step, {})).toEqual(missing)
    expect(complaints(step, { jewelry: '0', cameras: '' })).toEqual(missing)
    expectRefusals(step)
  })

  test('is shown with what was given', () => {
    const html = drawn(ValuablesView, allTold(step.props, 'en'), { values: { cameras: 2000 } })
    expect(html).toMatch(/name="cameras"[^>]*value="2000"/)
    expect(html.match(/<input/g)).toHaveLength(4)
    expect(nameOf('fineArt', 'en')).toBe('Art and antiques')
  })
})
