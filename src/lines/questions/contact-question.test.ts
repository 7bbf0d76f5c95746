import { expect, test } from 'vitest'
import type { ContactProps } from '../../kinds/contact/contact.ts'
import { check } from '../../wizard/check.ts'
import { stepOf } from '../../wizard/line.ts'
import { example } from '../example.ts'
import { linesOf } from '../index.ts'
import { asksForEmail } from './contact-question.ts'

const names = ['renters', 'auto', 'homeowner', 'pet', 'travel', 'life']

/** The question of a line for an email address, on a site that decides so. */
function question(name: string, choices?: Parameters<typeof linesOf>[1]) {
  const asks = linesOf(names, choices)
    .byName(name)
    .stages.flatMap(stage => (stage.type === 'ask' ? [stepOf(stage, example)] : []))
  const step = asks.find(({ kind }) => kind === 'contact')
  return step ? { step, props: step.props as ContactProps } : expect.fail(`${name} asks for no address`)
}

test('every line but pet asks for an email address', () => {
  expect(
    linesOf(names)
      .all.filter(line => !asksForEmail(line))
      .map(({ name }) => name),
  ).toEqual(['pet'])
})

test('a site decides what the switch says and who is asked for an invite code, line by line (spec 2.3.9.1, 2.3.9.3)', () => {
  const codeGoesTo = 'Maple Street Agency'
  const choices = { emailVariants: { renters: 'more' }, inviteCode: ['renters'], codeGoesTo } as const
  expect(question('renters', choices).props).toMatchObject({ variant: 'more', invite: true, names: true })
  expect(question('life', choices).props).toMatchObject({ variant: 'send', invite: false })
  expect(question('life', { emailVariants: {}, codeGoesTo }).props).toMatchObject({
    variant: 'send',
    invite: true,
  })
  expect(question('auto', { emailVariants: {}, codeGoesTo }).props).toMatchObject({
    variant: 'send',
    invite: false,
  })
})

test('an invite code is asked for where somebody gets it or the site wants it, and the page says what it does', () => {
  const codeGoesTo = 'Maple Street Agency'
  const hints = [
    question('life', { emailVariants: {}, codeGoesTo }),
    question('renters', { emailVariants: {}, inviteCode: ['renters'], codeGoesTo }),
    question('renters', { emailVariants: {}, inviteCode: ['renters'] }),
  ].map(({ props }) => props.invite && props.invite_hint?.en)
  expect(hints).toEqual([
    'If you ask Maple Street Agency to contact you, they get the code too. It doesn’t change your price.',
    'If you ask Maple Street Agency to contact you, they get the code too. It doesn’t change your price.',
    'I keep it with your answers. It doesn’t change your price.',
  ])
  for (const name of ['life', 'homeowner', 'renters'])
    expect(question(name, { emailVariants: {} }).props.invite).toBe(false)
})

test('where the site passes addresses on, every question for one says to whom, and nothing else', () => {
  for (const { name } of linesOf(names).all.filter(asksForEmail)) {
    const { props } = question(name, { emailVariants: {}, emailGoesTo: 'Maple Street Agency' })
    expect(props.lead_disclosure?.en).toMatch(/^Maple Street Agency gets the email address you enter here/)
    expect(props.lead_disclosure?.en.includes('your name')).toBe(props.names ?? false)
    expect(JSON.stringify(props)).not.toMatch(/only for what you ask|nobody/)
    expect(question(name).props).not.toHaveProperty('lead_disclosure')
  }
})

test('an answer outlives a change of the site’s mind', () => {
  const answers = [
    { emailSwitch: true, email: 'ann@example.com', inviteSwitch: true, inviteCode: 'BUTLER' },
    { emailSwitch: false, inviteSwitch: true, inviteCode: '' },
    { emailSwitch: false },
  ]
  const sites = (['send', 'more', 'monitor'] as const).flatMap(variant =>
    [[], ['homeowner']].map(inviteCode => ({
      ...{ emailVariants: { homeowner: variant }, inviteCode },
      codeGoesTo: 'Maple Street Agency',
    })),
  )
  const schemas = sites.map(site => question('homeowner', site).step.answer('2026-11-23'))
  for (const schema of schemas)
    for (const given of answers) {
      const taken = check<unknown>(schema, given)
      if (taken.ok) for (const other of schemas) expect(check<unknown>(other, taken.answer).ok).toBe(true)
    }
})
