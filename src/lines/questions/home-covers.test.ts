import { expect, it } from 'vitest'
import { homeCoverRules, usualOrdinance } from '../../law/home-covers.ts'
import { ordinanceQuestion, windDeductibleQuestion } from './home-covers.ts'

const home = (state: string, choice = 'SINGLE_FAMILY') => ({ address: { state }, home: { choice } })

it('says in Florida that less than a quarter for new building rules is rejected in writing', () => {
  const said = (of: ReturnType<typeof home>) =>
    ordinanceQuestion(of).props.choices.map(({ value, description }) => [value, description?.en])
  expect(said(home('FL'))).toEqual([
    ['10', 'You reject 25% in writing'],
    ['25', 'Included unless you reject it'],
    ['50', 'If your home is old'],
  ])
  expect(ordinanceQuestion(home('FL')).props.privacyShort?.en).toContain('Fla. Stat. 627.7011')
  for (const other of [home('GA'), home('FL', 'CONDO')])
    expect(said(other)).toEqual([
      ['10', 'Most common'],
      ['25', undefined],
      ['50', 'If your home is old'],
    ])
  expect(usualOrdinance({ state: 'FL', isHouse: true })).toBe('25')
  expect(usualOrdinance({ state: 'FL', isHouse: false })).toBe('10')
  expect(usualOrdinance({ state: 'GA', isHouse: true })).toBe('10')
})

it('offers in Florida each deductible for hurricanes that its law names', () => {
  const asked = (state: string) => {
    const { short, choices } = windDeductibleQuestion(home(state)).props
    return [short?.en, ...choices.map(({ value }) => value)]
  }
  expect(asked('FL')).toEqual(['Hurricane deductible', '0', '2', '5', '10'])
  expect(asked('TX')).toEqual(['Wind deductible', '0', '1', '2', '5'])
  const { percents = [] } = homeCoverRules.find(({ about }) => about === 'hurricaneDeductible') ?? {}
  expect(asked('FL')).toEqual(expect.arrayContaining([...percents]))
})
