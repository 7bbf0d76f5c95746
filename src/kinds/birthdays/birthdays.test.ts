import { describe, expect, test } from 'vitest'
import { accepted, complaints, expectRefusals, today } from '../../../tests/rooms/kinds.ts'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { allTold } from '../../language/texts.ts'
import BirthdaysView, { nameOf } from './BirthdaysView.tsx'
import { type BirthdaysProps, birthdays, personId } from './birthdays.ts'

const ann = { id: personId('Ann', 'Example', 1984), name: 'Ann', year: 1984 }
const bo = { id: personId('Bo', 'Example', 2015), name: 'Bo', year: 2015 }
const props: BirthdaysProps = { title: { en: 'When are your birthdays?' }, people: [ann, bo] }
const step = birthdays(props)

describe('birthdays', () => {
  test('are taken person by person; whoever stays blank is left out', () => {
    const people = [
      { person: ann.id, month: '2', day: '29' },
      { person: bo.id, month: '', day: '' },
    ]
    const answer = { people: [{ person: ann.id, month: 2, day: 29 }] }
    expect(accepted(step, { people })).toEqual(answer)
    expect(accepted(step, answer)).toEqual(answer)
    expect(step.say(answer).en).toBe('Ann: February 29')
  })

  test('are refused next to the field, by the year of the person', () => {
    const wrong = (row: object) => complaints(step, { people: [row] })
    const noDay = 'Please enter a day of that month'
    expect(wrong({ person: bo.id, month: '2', day: '29' })).toEqual({ 'people.0.day': noDay })
    expect(wrong({ person: bo.id, month: '2', day: '' })).toEqual({ 'people.0.day': noDay })
    expect(wrong({ person: bo.id, month: '', day: '3' })).toEqual({
      'people.0.month': 'Please choose the month',
    })
    expect(wrong({ person: bo.id, month: '', day: '' })).toEqual({
      people: 'Please fill in at least one birthday, or skip them all',
    })
    expectRefusals(step)
  })

  test('stay with the people who still travel', () => {
    const stored = { people: [{ person: ann.id, month: 5, day: 2 }] }
    expect(step.stillFits?.(stored, today)).toEqual({ answer: stored, notes: [] })
    const alone = birthdays({ ...props, people: [bo] })
    expect(alone.stillFits?.(stored, today)).toEqual({ answer: null, notes: [] })
  })

  test('are shown with the years that are known', () => {
    const html = drawn(BirthdaysView, allTold(props, 'en'), {
      values: { people: [{ person: bo.id, month: 5, day: 2 }] },
    })
    expect(html).toMatch(/born in (?:<!-- -->)?2015/)
    expect(html).toMatch(/name="people.1.month".*<option value="5" selected="">May/)
    expect([nameOf('people.1.day', 'en'), nameOf('people', 'en')]).toEqual(['Traveler 2, day', 'Travelers'])
  })
})
