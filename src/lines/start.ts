import { mobileZip } from '../kinds/mobile-zip/mobile-zip.ts'
import { type Start, type StartProps, start } from '../kinds/start/start.ts'
import type { Text } from '../language/text.ts'
import type { InsuranceLine } from '../law/rule.ts'
import type { Step } from '../wizard/step.ts'

/** The card of each line, in order. */
const cards: Readonly<Record<InsuranceLine, { readonly title: Text; readonly icon: string }>> = {
  renters: { title: { en: 'Renters', es: 'Inquilinos' }, icon: 'sofa' },
  auto: { title: { en: 'Auto', es: 'Auto' }, icon: 'car' },
  homeowner: { title: { en: 'Homeowner', es: 'Vivienda' }, icon: 'home' },
  pet: { title: { en: 'Pet', es: 'Mascota' }, icon: 'paw' },
  travel: { title: { en: 'Travel', es: 'Viaje' }, icon: 'plane' },
  life: { title: { en: 'Life', es: 'Vida' }, icon: 'heart' },
}
const choices = Object.entries(cards).map(([value, card]) => ({ value, ...card }))

const privacy = {
  privacyShort: {
    en: 'I use it to find the insurers that sell policies where you live.',
    we: 'We use it to find the insurers that sell policies where you live.',
    es: 'Sirve para saber qué aseguradoras venden pólizas donde usted vive.',
  },
  privacyInfo: {
    en: 'Insurers set their prices state by state, and by area within a state, so your ZIP code shows me whom to ask. You don’t need an account or a phone number to see prices.',
    we: 'Insurers set their prices state by state, and by area within a state, so your ZIP code shows us whom to ask. You don’t need an account or a phone number to see prices.',
    es: 'Las aseguradoras fijan sus precios estado por estado, y por zona dentro de cada estado, así que su código postal indica a cuáles consultar. No necesita una cuenta ni un número de teléfono para ver los precios.',
  },
}

/** What /welcome says to a visitor whose earlier quotes it lists. */
export const welcomeBack = {
  title: {
    en: 'Welcome back. What can I compare for you?',
    we: 'Welcome back. What can we compare for you?',
    es: 'Qué gusto que haya vuelto. ¿Qué seguro quiere comparar?',
  },
  subtitle: { en: 'Your earlier quotes are still here.', es: 'Sus cotizaciones anteriores siguen aquí.' },
} as const

/** The pages that begin a quote, by path. They offer only the lines named in `lines`. */
export function entries(lines: readonly string[]): Readonly<Record<string, Step<Start, StartProps>>> {
  const offered = choices.filter(choice => lines.includes(choice.value))
  const shared = { choices: offered, step_visible: false, ...privacy }
  const asking = {
    subtitle: {
      en: 'It’s free, and you don’t need an account.',
      es: 'Es gratis y no necesita una cuenta.',
    },
    action: { en: 'Get started', es: 'Empezar' },
  }
  return {
    '/start': start({
      ...shared,
      ...asking,
      title: {
        en: 'Good day. What can I compare for you?',
        we: 'What can we compare for you?',
        es: 'Buen día. ¿Qué seguro quiere comparar?',
      },
    }),
    '/welcome': start({
      ...shared,
      ...asking,
      title: {
        en: 'What can I compare for you?',
        we: 'What can we compare for you?',
        es: '¿Qué seguro quiere comparar?',
      },
    }),
    '/partner': start({
      ...shared,
      ...asking,
      title: {
        en: 'What can I compare for you?',
        we: 'What can we compare for you?',
        es: '¿Qué seguro quiere comparar?',
      },
      partner: '',
    }),
    '/mobile': mobileZip({
      ...shared,
      // A trip is not insured by the location of the visitor's phone.
      choices: offered.filter(({ value }) => value !== 'travel'),
      title: { en: "Let's start with your ZIP code", es: 'Para empezar, su código postal' },
    }),
  }
}
