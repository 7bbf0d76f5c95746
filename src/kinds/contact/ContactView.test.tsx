import { describe, expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import type { Told } from '../../language/text.ts'
import ContactView from './ContactView.tsx'
import type { ContactProps } from './contact.ts'

function contactHtml(
  props: Partial<Told<ContactProps>>,
  values: Readonly<Record<string, unknown>> = {},
): string {
  return drawn(
    ContactView,
    { title: 'Where should I send your quotes?', variant: 'send', ...props },
    { values },
  )
}

describe('the contact step', () => {
  test.each([
    ['send', 'Send quotes to my email (Recommended)'],
    ['more', 'See more prices'],
    ['monitor', 'Monitor new price data in my area'],
  ] as const)('the switch of the variant %s says "%s" (spec 2.3.9.1)', (variant, label) => {
    expect(contactHtml({ variant })).toContain(label)
  })

  test('has the field in the page whether the switch is on or off, for visitors without scripts', () => {
    const html = contactHtml({})
    expect(html).toContain('name="email"')
    expect(html).not.toContain('checked')
    expect(contactHtml({}, { emailSwitch: true, email: 'ann@example.com' })).toMatch(
      /name="emailSwitch"[^>]*checked.*value="ann@example.com"|checked[^>]*name="emailSwitch".*value="ann@example.com"/,
    )
  })

  test('has no switch when the e-mail address is required', () => {
    expect(contactHtml({ email_required: true })).not.toContain('name="emailSwitch"')
  })

  test('asks for names and an invite code only where the line does (spec 2.3.9.3)', () => {
    expect(contactHtml({})).not.toMatch(/name="(firstName|inviteCode)"/)
    expect(contactHtml({ names: true, invite: true })).toMatch(
      /name="firstName".*name="inviteSwitch".*name="inviteCode"/,
    )
  })

  test.each(['send', 'more', 'monitor'] as const)(
    'says beside the switch of the variant %s what happens to an address',
    variant => {
      expect(contactHtml({ variant }).replaceAll(/<[^>]+>/g, '')).toMatch(
        /(One email with your prices|I’ll send them).* I encrypt it with your answers and delete it with them\.Email address/,
      )
    },
  )

  test('says before an address is given who else gets it, and sends along that it did', () => {
    const html = contactHtml({ lead_disclosure: 'Maple gets an address that you give here.' })
    expect(html.match(/Maple gets an address that you give here\./g)).toHaveLength(2)
    expect(html).toContain('type="hidden" name="leadDisclosure" value="Maple gets')
    expect(html).not.toContain('I keep it with')
    expect(contactHtml({})).not.toContain('leadDisclosure')
  })

  test('says what an invite code does', () => {
    const invite_hint = 'If you ask Maple Street Agency to get in touch, the code goes along.'
    expect(contactHtml({ invite: true, invite_hint })).toContain(invite_hint)
  })
})
