import { describe, expect, test } from 'vitest'
import { DocumentError, readDocument } from '../json-document.ts'
import { needs, needsFault } from './needs-json.ts'

const read = (member: unknown) =>
  readDocument({ file: 'carrier.json', text: JSON.stringify(member, null, 2) }, needs)

const faultOf = (member: unknown): string => {
  try {
    read(member)
  } catch (error) {
    if (error instanceof DocumentError) return error.message
    throw error
  }
  return ''
}

const floor = { to: 'quote', prompt: { en: 'Which floor?', es: '¿Qué piso?' }, kind: 'number' } as const

describe('what a folder says that its carrier needs', () => {
  test('is contact data by our names, and questions of its own', () => {
    expect(read({ phone: 'confirm', floor: { ...floor, least: 0, most: 90 } })).toMatchObject([
      { id: 'phone', isOurs: true, to: 'confirm', isRequired: true, kind: 'phone' },
      { id: 'floor', isOurs: false, to: 'quote', isRequired: true, least: 0, most: 90 },
    ])
  })

  test('requires no answer where a usual one is sent', () => {
    const sr22 = { to: 'quote', prompt: 'SR-22?', kind: 'yes or no', usual: false }
    expect(read({ sr22 })).toMatchObject([{ usual: false, isRequired: false }])
  })

  test.each([
    ['a name of ours with a question', { phone: floor }, 'phone: this is a name of ours'],
    ['a short name that is not ours', { fax: 'quote' }, 'fax: this is none of email, phone'],
    [
      'a script in a prompt',
      { floor: { ...floor, prompt: '<script>alert(1)</script>' } },
      'plain text without <',
    ],
    [
      'a thousand choices',
      {
        floor: {
          ...floor,
          kind: 'choice',
          choices: Array.from({ length: 1000 }, (_, at) => ({ value: `v${at}`, label: `Choice ${at}` })),
        },
      },
      'give at most 30 choices',
    ],
    ['a path of our question', { 'risk.insured.first': floor }, 'name it in 2 to 40 letters and digits'],
    ['choices of a number', { floor: { ...floor, choices: [] } }, 'choices'],
    [
      'two choices of one value',
      {
        floor: {
          ...floor,
          kind: 'choice',
          choices: [
            { value: 'A', label: 'A' },
            { value: 'A', label: 'B' },
          ],
        },
      },
      'two choices have the same value',
    ],
    ['least above most', { floor: { ...floor, least: 9, most: 1 } }, 'least is above most'],
    ['a usual answer that nobody could give', { floor: { ...floor, usual: 'ground' } }, 'the usual answer'],
    ['an example that nobody could give', { floor: { ...floor, example: 'ground' } }, 'the example is none'],
    ['an unknown stage', { phone: 'later' }, '"quote", "confirm" or "buy"'],
    [
      'more than a person fills in',
      Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`q${at}`, floor])),
      'at most 20 can be asked',
    ],
  ])('is refused: %s', (_, member, message) => {
    expect(faultOf(member)).toContain(message)
  })

  test.each([
    [{ licenseNumber: 'quote' }, { line: 'renters' }, 'is asked of drivers, whom only auto has'],
    [{ phone: 'buy' }, { isBound: false }, 'takes no orders for auto here'],
    [{ phone: 'quote' }, { isAsked: false }, 'without asking anybody'],
  ] as const)('is refused where it could not be used: %j', (member, context, message) => {
    const usual = { line: 'auto', isBound: true, isAsked: true } as const
    expect(needsFault(read(member), { ...usual, ...context })).toContain(message)
    expect(needsFault(read({ phone: 'buy' }), usual)).toBeNull()
  })
})
