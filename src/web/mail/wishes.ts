import { wordsIn } from '../../language/text.ts'

/** What a visitor may want mail for: these prices, or changed ones. */
export type Wish = 'save' | 'watch'

/** Shown once the mail is on its way, by its purpose (spec 4.6.1). */
export const sentWords = wordsIn({
  en: {
    save: 'Success',
    saveText: 'Your quotes are sent to your email.',
    watch: 'One more step',
    watchText: 'Please press the button in the email I’ve just sent you.',
    notSent: 'Email isn’t set up on this site yet, so none has gone out.',
    /** The same for every address: nobody learns here whether its reader wants no mail. */
    ifNothingComes:
      'Didn’t get it? If someone at that address told me to stop all email, I respect that. The stop link in my earlier email can undo it.',
  },
  we: {
    watchText: 'Please press the button in the email we’ve just sent you.',
    ifNothingComes:
      'Didn’t get it? If someone at that address told us to stop all email, we respect that. The stop link in our earlier email can undo it.',
  },
  es: {
    save: 'Listo',
    saveText: 'Sus cotizaciones se enviaron a su correo electrónico.',
    watch: 'Un paso más',
    watchText: 'Presione el botón que viene en el correo que se le acaba de enviar.',
    notSent: 'El correo aún no está configurado en este sitio, así que no ha salido ninguno.',
    ifNothingComes:
      '¿No lo recibió? Si alguien con esa dirección pidió no recibir más correos, eso se respeta. Se puede deshacer con el enlace que viene en el correo anterior.',
  },
})
