import { wordsIn } from '../../language/text.ts'

/** The texts of the form for an address, by its purpose; a note may name the site. */
export const askingWords = wordsIn({
  en: {
    save: 'Save Quotes to Your Email',
    saveButton: 'Save',
    saveNote: (site: string) =>
      `${site} sends one email with these prices and a link back to them, nothing more. Your address is deleted once it’s sent.`,
    watch: 'Tell me when prices change',
    watchButton: 'Tell me',
    watchNote: () =>
      'First I’ll send an email with a button to confirm. After that, I check prices once a week and email you only when one has changed. It ends when your quote expires, or when you say so.',
    /** For anything but a single address (spec 5.25). */
    invalid: 'Email is invalid.',
  },
  we: {
    watchNote: () =>
      'First we’ll send an email with a button to confirm. After that, we check prices once a week and email you only when one has changed. It ends when your quote expires, or when you say so.',
  },
  es: {
    save: 'Guardar las cotizaciones en su correo',
    saveButton: 'Guardar',
    saveNote: site =>
      `${site} envía un solo correo con estos precios y un enlace para volver a ellos, nada más. Su dirección se borra cuando el correo se ha enviado.`,
    watch: 'Avisarme si cambian los precios',
    watchButton: 'Avisarme',
    watchNote: () =>
      'Primero recibirá un correo con un botón para confirmar. Después, los precios se revisan una vez por semana, y recibe un correo solo cuando alguno ha cambiado. Termina cuando su cotización vence, o cuando usted lo diga.',
    invalid: 'El correo electrónico no es válido.',
  },
})
