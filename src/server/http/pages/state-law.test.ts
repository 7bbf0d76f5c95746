import { describe, expect, it } from 'vitest'
import { allTold } from '../../../language/texts.ts'
import { exceptions } from '../../../law/exceptions.ts'
import { type State, stateCodes } from '../../../law/jurisdictions.ts'
import { law } from '../../../law/law.ts'
import { isSure } from '../../../law/rule.ts'
import { stateLaw, stateOfPath } from './state-law.ts'

const on = '2026-11-22'
const lawOf = (...of: Parameters<typeof stateLaw>) => allTold(stateLaw(...of), 'en')

describe("the page about a state's law", () => {
  it.each(stateCodes)(
    'tells the sure rules of %s with statute and source, and not one of the others',
    state => {
      const rules = lawOf(state, on).parts.flatMap(part => part.rules)
      const listed = law.rulesIn({ state, on })
      for (const rule of listed.filter(isSure))
        expect(rules).toContainEqual(
          expect.objectContaining({
            text: rule.detail.en,
            statute: { text: rule.statute, lang: 'en' },
            source: { text: rule.source, lang: 'en' },
          }),
        )
      const texts = rules.map(({ text }) => text)
      for (const rule of listed.filter(rule => !isSure(rule))) expect(texts).not.toContain(rule.detail.en)
      expect(rules.filter(({ source }) => source.text.includes('recalled'))).toEqual([])
    },
  )

  it('shows what applies on the day, and since when', () => {
    const inIllinois = (day: typeof on | '2023-12-08') => JSON.stringify(lawOf('IL', day))
    expect(inIllinois(on)).toContain('for a dog’s breed alone')
    expect(inIllinois(on)).toContain('"since":"December 9, 2023"')
    expect(inIllinois('2023-12-08')).not.toContain('for a dog’s breed alone')
  })

  it('shows a rule about several factors once, and the minimum of a car only where that is certain', () => {
    const montana = lawOf('MT', on).parts.find(({ title }) => title === 'Your car')
    expect(montana?.rules.map(({ text }) => text)).toEqual([
      'Uninsured motorist (UM) coverage. Car policies in Montana include it unless you reject it.',
      'Since 2022, insurers can use your sex and marital status to set your price.',
    ])
    const texas = lawOf('TX', on).parts.flatMap(part => part.rules)
    expect(texas.map(({ text }) => text)).toEqual([
      'Texas requires at least $30,000 / $60,000 / $25,000 of liability coverage.',
      'Personal injury protection (PIP). Car policies in Texas include it unless you reject it in writing.',
      'Uninsured motorist (UM) coverage. Car policies in Texas include it unless you reject it in writing. It pays for damage to your car too, not only for injuries.',
    ])
    // A minimum that is not certain names nothing that is compulsory beside it.
    const southCarolina = lawOf('SC', on).parts.flatMap(part => part.rules)
    expect(southCarolina.map(({ text }) => text)).toEqual([
      'Uninsured motorist (UM) coverage. Every car policy in South Carolina has to include it. It pays for damage to your car too, not only for injuries.',
    ])
    expect([lawOf('SC', on), lawOf('TX', on)].map(({ lacksMinimum }) => lacksMinimum)).toEqual([true, false])
    const virginia = lawOf('VA', on).parts.flatMap(part => part.rules)
    expect(virginia.map(({ text }) => text)).toContain(
      'Uninsured motorist (UM) coverage pays for damage to your car too, not only for injuries.',
    )
    const district = lawOf('DC', on).parts.flatMap(part => part.rules)
    expect(district.slice(0, 2).map(({ text, source }) => [text, source.text])).toEqual([
      [
        'The District of Columbia requires at least $25,000 / $50,000 / $10,000 of liability coverage. It also requires uninsured motorist (UM) coverage.',
        'D.C. Code 31-2406(b) and (c)',
      ],
      [
        'Uninsured motorist (UM) coverage pays for damage to your car too, not only for injuries.',
        'D.C. Code 31-2406(f)(2)',
      ],
    ])
    const florida = lawOf('FL', on).parts.find(({ title }) => title === 'A home you own')
    expect(florida?.rules.map(({ text }) => text.split('. ')[0])).toEqual([
      'Ordinance or law (what newer building rules add to a repair)',
      'Hurricane deductible',
      expect.stringMatching(/^Insurers have to give discounts/),
    ])
  })

  it('shows what every insurer has to offer above the minimum, with the law', () => {
    const sources = (state: State) =>
      lawOf(state, on).parts.flatMap(({ rules }) => rules.map(({ text, statute }) => [text, statute?.text]))
    expect(sources('NJ')).toContainEqual([
      'Personal injury protection (PIP) pays up to $250,000 unless you choose $150,000, $75,000, $50,000 or $15,000.',
      'N.J.S.A. 39:6A-4.3',
    ])
    // The amounts that Delaware’s insurers offer are not law.
    expect(JSON.stringify(sources('DE'))).not.toContain('injury protection')
  })

  it('is at the name of the state, in small or capital letters', () => {
    expect(['ca', 'CA', 'zz', 'california'].map(stateOfPath)).toEqual(['CA', 'CA', undefined, undefined])
    expect(lawOf('CA', on).others).toHaveLength(50)
    expect(lawOf('CA', on).others).toContainEqual({ name: 'Texas', path: '/law/tx' })
  })

  it('speaks of rules for visitors in whole sentences', () => {
    for (const { detail } of exceptions.filter(isSure)) expect(detail.en).toMatch(/^[A-Z].*\.$/)
  })
})
