import { describe, expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/web.ts'
import { Frame } from './Frame.tsx'

const frame = (props: Partial<Parameters<typeof Frame>[0]> = {}) =>
  drawn(<Frame {...props}>What the screen shows</Frame>)

describe('the frame', () => {
  test('has the same parts in the same order on every page (WCAG 3.2.6)', () => {
    const parts = ['Skip to content', '<header', 'Menu', '<main', 'What the screen shows', '<footer']
    const places = parts.map(part => frame().indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('offers help phone, Terms, Privacy and the copyright of 2025 in its footer (spec 1.4)', () => {
    const html = frame()
    expect(html).toContain('tel:+18005550142')
    expect(html).toContain('href="/terms"')
    expect(html).toContain('href="/privacy"')
    expect(html).toContain('Copyright © 2025')
  })

  test('says on every page that the carriers are fictional', () => {
    expect(frame()).toContain('The insurers are fictional')
  })

  test('shows the quote number once there is one (spec 1.5)', () => {
    expect(frame()).not.toContain('Your quote number')
    expect(frame({ quoteNumber: 'q-123' })).toContain('Your quote number: <strong>q-123</strong>')
  })

  test('has no header and footer on request (spec 2.2.9)', () => {
    const html = frame({ header: false, footer: false })
    expect(html).not.toContain('<header')
    expect(html).not.toContain('<footer')
    expect(html).toContain('What the screen shows')
  })
})
