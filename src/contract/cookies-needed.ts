/** Where the browser keeps no cookie, no answer finds the one before. */
export const cookiesNeeded =
  'Your browser is blocking cookies. I need one to keep your answers together and yours alone. Please allow cookies for this site, then try again.'
