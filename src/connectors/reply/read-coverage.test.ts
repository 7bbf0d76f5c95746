import { describe, expect, test } from 'vitest'
import { autoIn } from '../../../tests/carriers/samples/sample-auto.ts'
import { homeownerIn } from '../../../tests/carriers/samples/sample-homeowner.ts'
import { lifeIn } from '../../../tests/carriers/samples/sample-life.ts'
import { petIn } from '../../../tests/carriers/samples/sample-pet.ts'
import { rentersIn } from '../../../tests/carriers/samples/sample-renters.ts'
import { tripFrom } from '../../../tests/carriers/samples/sample-travel.ts'
import { chosenCoverage } from '../../rating/coverage/chosen.ts'
import { extentOf, partValue, subjectOf, unlimited } from '../../rating/coverage/coverage.ts'
import { askable } from '../../risk/askable.ts'
import { tellBy } from '../../sentences/tell.ts'
import { tellCoverage } from '../../sentences/tell-coverage.ts'
import { readCoverage } from './read-coverage.ts'

describe('a line of an insurer about its coverage', () => {
  test.each([
    ['$500 deductible', 'deductible', -500],
    ['$10,000 a year', 'yearlyLimit', 10_000],
    ['no yearly limit', 'yearlyLimit', unlimited],
    ['no annual limit', 'yearlyLimit', unlimited],
    ['80% back', 'reimbursement', 80],
    ['2% hurricane', 'windDeductible', -2],
    ['Accidents only', 'accidentsOnly', null],
    ['$10,000 personal injury protection (PIP)', 'injuryProtection', 10_000],
    ['unlimited personal injury protection (PIP)', 'injuryProtection', unlimited],
    ['no personal injury protection (PIP)', 'injuryProtection', 0],
    ['$30,000/$60,000 for injuries you cause', 'injury', 90_000],
    ['100/300/100', 'other', 500],
    ['UM 100/300', 'other', 400],
    ['5% hail damage', 'other', -5],
    ['liability only, please', 'other', null],
  ])('is read part by part: %s', (text, kind, extent) => {
    const [part] = readCoverage(text.replace(', ', ' '), 'auto').parts
    expect([part?.kind, part && extentOf(part), part?.text]).toEqual([kind, extent, text.replace(', ', ' ')])
  })

  test('is split in either form, and a comma within an amount splits nothing', () => {
    const texts = (line: string) => readCoverage(line, 'homeowner').parts.map(({ text }) => text)
    expect(texts('$300,000 dwelling / $1,000 deductible')).toEqual(['$300,000 dwelling', '$1,000 deductible'])
    expect(texts('100/300/100, no UM, $500 deductible')).toEqual(['100/300/100', 'no UM', '$500 deductible'])
    expect(texts('')).toEqual([])
  })

  test('that names an amount alone is the amount of a life policy, and of no other', () => {
    expect(readCoverage('$500,000', 'life').parts[0]?.kind).toBe('faceAmount')
    expect(readCoverage('$500,000', 'auto').parts[0]?.kind).toBe('other')
  })

  test.each([autoIn, homeownerIn, lifeIn, petIn, rentersIn, tripFrom])(
    'that is worded as ours says what ours does (%o)',
    riskIn => {
      for (const state of ['TX', 'MI', 'CA', 'FL'] as const) {
        const risk = askable(riskIn({ state }))
        const parts = chosenCoverage(risk)
        const read = readCoverage(tellCoverage({ parts }, tellBy(new Map())), risk.line).parts
        expect(read.map(partValue), state).toEqual(parts.map(partValue))
      }
    },
  )

  test('of one kind that we do not know is comparable with the same of another insurer', () => {
    const [one, other] = ['UM 100/300', 'UM 50/100'].map(line => readCoverage(line, 'auto').parts[0])
    expect(one && subjectOf(one)).toBe(other && subjectOf(other))
    expect(one && partValue(one)).not.toBe(other && partValue(other))
  })
})

test('reads limits of liability as insurers write them, of a car alone', () => {
  expect(readCoverage('50/100 Bodily Injury / 50 PD / 50/100 Uninsured Bodily Injury', 'auto').parts).toEqual(
    [
      { kind: 'injury', amounts: [50_000, 100_000], text: '50/100 Bodily Injury' },
      { kind: 'property', amounts: [50_000], text: '50 PD' },
      {
        kind: 'other',
        label: 'uninsured bodily injury',
        amounts: [50, 100],
        text: '50/100 Uninsured Bodily Injury',
      },
    ],
  )
  expect(readCoverage('50 PD', 'renters').parts).toMatchObject([{ kind: 'other', amounts: [50] }])
})
