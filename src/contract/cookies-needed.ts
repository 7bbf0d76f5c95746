/** Shown if the browser stores no cookie, because then no answer can find the one before. */
export const cookiesNeeded = {
  en: 'Your browser is blocking cookies. I need one to keep your answers together and yours alone. Please allow cookies for this site, then try again.',
  we: 'Your browser is blocking cookies. We need one to keep your answers together and yours alone. Please allow cookies for this site, then try again.',
  es: 'Su navegador bloquea las cookies. Hace falta una para mantener juntas sus respuestas y que sean solo suyas. Permita las cookies para este sitio e intente de nuevo.',
} as const
