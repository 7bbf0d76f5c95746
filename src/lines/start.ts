import { mobileZip } from '../kinds/mobile-zip/mobile-zip.ts'
import { type Start, type StartProps, start } from '../kinds/start/start.ts'
import type { Step } from '../wizard/step.ts'

const choices = [
  { value: 'renters', title: 'Renters', icon: 'sofa' },
  { value: 'auto', title: 'Auto', icon: 'car' },
  { value: 'homeowner', title: 'Homeowner', icon: 'home' },
  { value: 'pet', title: 'Pet', icon: 'paw' },
  { value: 'travel', title: 'Travel', icon: 'plane' },
  { value: 'life', title: 'Life', icon: 'heart' },
]

const privacy = {
  privacyShort: 'The ZIP code tells me which insurers write where you live.',
  privacyInfo:
    'Insurers file their prices state by state, and within a state by area. Your ZIP code tells me whom to ask. I ask for no account and no phone number, and nothing you tell me is sold.',
}

/**
 * The pages that begin a quote, by path. Only the lines that are served are offered: `lines` are their names.
 */
export function entries(lines: readonly string[]): Readonly<Record<string, Step<Start, StartProps>>> {
  const offered = choices.filter(choice => lines.includes(choice.value))
  const shared = { choices: offered, step_visible: false, ...privacy }
  return {
    '/start': start({
      ...shared,
      title: 'Good day. What may I compare for you?',
      subtitle: 'Free, no account needed.',
      action: 'Get started',
    }),
    '/welcome': start({
      ...shared,
      title: 'Welcome back. Shall we begin again?',
      subtitle: 'Your earlier quotes stay where they are.',
      action: 'Get started',
    }),
    '/partner': start({
      ...shared,
      title: 'One question first.',
      subtitle: 'Free, no account needed.',
      action: 'Get started',
      partner: '',
    }),
    '/mobile': mobileZip({ ...shared, title: "Let's start with your ZIP code" }),
  }
}
