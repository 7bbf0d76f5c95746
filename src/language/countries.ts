import { localeOf, type Speech, saidIn } from './text.ts'

const names = {
  en: new Intl.DisplayNames(localeOf('en'), { type: 'region' }),
  es: new Intl.DisplayNames(localeOf('es'), { type: 'region' }),
}

/** The name of a country or territory by its ISO code: "Alemania" for "DE". */
export function countryName(code: string, speech: Speech): string {
  return saidIn(names, speech).of(code) ?? code
}
