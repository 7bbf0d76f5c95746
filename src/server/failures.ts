import { cookiesNeeded } from '../contract/cookies-needed.ts'
import { longDay } from '../language/days.ts'
import { dollars } from '../language/money.ts'
import { grouped } from '../language/numbers.ts'
import { perPeriod } from '../language/periods.ts'
import { type Speech, spoken, type Text, told, type Untold, wordsIn } from '../language/text.ts'
import { allTold } from '../language/texts.ts'
import { dutySentence, type OtherCover } from '../law/auto-covers.ts'
import { placeName, type State, stateName } from '../law/jurisdictions.ts'
import { insuranceWithin } from '../lines/insurance-within.ts'
import type { Day } from '../units/day.ts'
import type { Period } from '../units/period.ts'

/**
 * Everything that a visitor, a browser or an API client is refused with, by key: the codes of the wire, and what a visitor can
 * correct. Code raises keys with values; they are told where a reply leaves the service.
 */
export const failures = wordsIn({
  en: {
    'bad-request':
      'I couldn’t read that. Your earlier answers are safe. Please refresh the page and try again.',
    forbidden: 'This page is out of date. Your answers are safe. Please refresh it and try again.',
    'not-found': 'There’s nothing at this address.',
    'not-on-path': 'Another question comes first. I’ll take you there.',
    'quote-expired': 'The quote is expired or something error happened. Please start a new quote.',
    conflict: 'I already have a different answer from this page. Please refresh it to see what I have.',
    'too-large': 'That’s more than I can take at once. Please shorten it and try again.',
    'too-many-requests': 'That was a lot at once. Your answers are safe. Please wait a moment and try again.',
    'proof-needed':
      'I have a lot of visitors from your network just now. Your answers are safe. Please try again in a moment.',
    unavailable: 'I’m not available just now. Your answers are safe. Please try again in a moment.',
    internal: 'Something went wrong on my side. Your answers are safe. Please try again in a bit.',

    'cookies-needed': cookiesNeeded.en,
    'press-again': ({ seconds }: Wait) =>
      `I have a lot of visitors from your network just now. Your answers are safe. Please press the button again ${inSeconds(seconds)}.`,

    'answers-changed':
      'An answer has changed since you opened this page. Here they are as they are now. Please check them again.',
    'agent-needs-key':
      'Insurers are asked only for assistants with a key of this site. Use a key, or leave disclosure_shown out to see the prices that need no question.',
    'agent-budget-used': ({ quotes }: { quotes: number }) =>
      `This key has had insurers asked about ${grouped(quotes)} quotes today, and that’s its limit. Try again tomorrow, New York time, or leave disclosure_shown out to see the prices that need no question.`,

    'item-gone': 'You removed that entry on another page.',
    'item-removed': 'You removed that entry on another page, so what you typed here isn’t saved.',
    'answer-not-taken': 'Sorry. Failed to proceed. Please try again',
    'vin-unknown': 'This VIN is not recognized. Please choose the car below.',
    'zip-unknown': ({ zip }: Zip) => `Your ZIP code ${zip} is not recognized. Try again?`,
    'zip-military': ({ zip }: Zip) => `ZIP code ${zip} is a military address. I can’t get quotes there yet.`,
    'zip-territory': ({ zip }: Zip) => `ZIP code ${zip} is in a US territory. I can’t get quotes there yet.`,
    'zip-in-other-state': ({ zip, city, state }: Zip & { city: string; state: State }) =>
      `ZIP code ${zip} is in ${city}, ${stateName(state)}. Please correct the ZIP code or the state.`,
    'line-not-served': ({ line, askInstead }: Unserved) =>
      `I don’t compare ${insuranceWithin(line).en} here. ${askInstead}`,
    'state-not-served': ({ line, state, askInstead }: Unserved & { state: State }) =>
      `I don’t have an insurer for ${insuranceWithin(line).en} in ${placeName(state)} yet. ${askInstead}`,

    'mail-on-its-way':
      'An email with these prices is already on its way to that address, so I haven’t sent another. If it isn’t there in a few minutes, please check the spam folder.',
    'mail-limited': ({ hours }: Hours) =>
      `I’ve sent three of these emails about these prices within a day, and that’s the most I send. Your prices stay on this page. You can ask for another ${inHours(hours)}.`,
    'mailboxes-limited': ({ hours }: HoursIfAny) =>
      `I email one quote to two addresses at most. ${hours === null ? 'Send it to one of those' : `You can send it to one of those again ${inHours(hours)}`}, or share a link instead.`,
    'alert-mailboxes-limited': ({ hours }: HoursIfAny) =>
      `I send email about one quote to two addresses at most. ${hours === null ? 'Please ask for price alerts at one of those.' : `You can ask for price alerts at one of those ${inHours(hours)}.`}`,
    'mailbox-limited':
      'I’ve already sent this address as many emails as I can in one day. Please give me another one, or try again tomorrow. Your prices stay on this page.',

    'coverage-unknown': 'You can’t change that coverage here.',
    'coverage-not-offered': 'This quote doesn’t have that coverage option.',
    'coverage-required': ({ state, required }: RequiredCover) =>
      dutySentence(state, required)?.en ?? `Every car policy in ${placeName(state)} has to include it.`,

    'price-not-confirmed': 'The price has to be confirmed again first.',
    'price-changed': ({ now }: { now: Amount | null }) =>
      `This price has changed since you saw it. ${now ? `It’s ${perTerm(now)} now, on your list of prices too. Please look it over before you share it.` : 'Please look at your prices again.'}`,
    'shared-before': ({ before, now }: { before: Amount | null; now: Amount | null }) =>
      `Your link to this insurer’s price shows ${before ? perTerm(before) : 'another price'}, for the coverage you had then. “Show this price instead” changes that${now ? ` to ${perTerm(now)}` : ''}, for everyone who has the link.`,
    'ordered-from-other-insurer': ({ order }: Ordered) =>
      `You already have an order with another insurer: ${order}.`,
    'ordered-other-policy': ({ order }: Ordered) =>
      `You already have an order for another policy from this insurer: ${order}.`,
    'order-not-as-shown': ({ seen, now }: { seen: SeenAmount; now: Amount }) =>
      `The form showed ${perTerm(seen)}${sinceShown(seen, now)} Please look it over. If it works for you, agree and try again.`,
    'not-orderable':
      'You can’t buy this policy here, and you haven’t paid anything. Please call the insurer with your quote number.',
    'plan-missing': 'Please choose how to pay.',
    'start-not-priced': ({ day }: { day: Day }) =>
      `This price is for coverage that starts on ${longDay(day, 'en')}. For another day, change the start date in your coverage first.`,
    'name-too-short': 'Should be at least 2 chars long',
    'email-invalid': 'Please enter a valid email address.',
    'esign-missing': 'Please agree, or call me for paper documents.',

    'first-name-missing': 'Please enter your first name.',
    'last-name-missing': 'Please enter your last name.',
    'reach-by-missing': 'Please choose a call or an email.',
    'phone-invalid': 'Please enter a US phone number with its area code.',
    'consent-missing': 'Please check the box, or go back to your prices.',

    'need-missing': 'Please answer this.',
    'need-choice': 'Please choose one of these.',
    'need-number': ({ least, most }: Range) =>
      `Please enter a whole number from ${grouped(least)} to ${grouped(most)}.`,
    'need-date': 'Please enter a date like 5/14/2012.',
    'need-day': 'There’s no such day. Please check the month and the day.',
    'need-date-ahead': 'This date is in the future. Please check it.',
    'need-text': 'Please shorten this to 200 characters.',
    'need-license': 'Please enter the number as it is on the license: 4 to 25 letters and digits.',
    'needs-first': 'This insurer needs a few more answers before it can take your order.',
    'need-later': 'This insurer is still working on your price. Please try again in a moment.',
  },
  we: {
    'bad-request':
      'We couldn’t read that. Your earlier answers are safe. Please refresh the page and try again.',
    'not-on-path': 'Another question comes first. We’ll take you there.',
    conflict: 'We already have a different answer from this page. Please refresh it to see what we have.',
    'too-large': 'That’s more than we can take at once. Please shorten it and try again.',
    'proof-needed':
      'We have a lot of visitors from your network just now. Your answers are safe. Please try again in a moment.',
    unavailable: 'We’re not available just now. Your answers are safe. Please try again in a moment.',
    internal: 'Something went wrong on our side. Your answers are safe. Please try again in a bit.',
    'cookies-needed': cookiesNeeded.we,
    'press-again': ({ seconds }) =>
      `We have a lot of visitors from your network just now. Your answers are safe. Please press the button again ${inSeconds(seconds)}.`,
    'zip-military': ({ zip }) => `ZIP code ${zip} is a military address. We can’t get quotes there yet.`,
    'zip-territory': ({ zip }) => `ZIP code ${zip} is in a US territory. We can’t get quotes there yet.`,
    'line-not-served': ({ line, askInstead }) =>
      `We don’t compare ${insuranceWithin(line).en} here. ${askInstead}`,
    'state-not-served': ({ line, state, askInstead }) =>
      `We don’t have an insurer for ${insuranceWithin(line).en} in ${placeName(state)} yet. ${askInstead}`,
    'mail-on-its-way':
      'An email with these prices is already on its way to that address, so we haven’t sent another. If it isn’t there in a few minutes, please check the spam folder.',
    'mail-limited': ({ hours }) =>
      `We’ve sent three of these emails about these prices within a day, and that’s the most we send. Your prices stay on this page. You can ask for another ${inHours(hours)}.`,
    'mailboxes-limited': ({ hours }) =>
      `We email one quote to two addresses at most. ${hours === null ? 'Send it to one of those' : `You can send it to one of those again ${inHours(hours)}`}, or share a link instead.`,
    'alert-mailboxes-limited': ({ hours }) =>
      `We send email about one quote to two addresses at most. ${hours === null ? 'Please ask for price alerts at one of those.' : `You can ask for price alerts at one of those ${inHours(hours)}.`}`,
    'mailbox-limited':
      'We’ve already sent this address as many emails as we can in one day. Please give us another one, or try again tomorrow. Your prices stay on this page.',
    'esign-missing': 'Please agree, or call us for paper documents.',
  },
  es: {
    'bad-request':
      'No se pudo leer lo que envió. Sus respuestas anteriores están a salvo. Actualice la página e intente de nuevo.',
    forbidden:
      'Esta página quedó desactualizada. Sus respuestas están a salvo. Actualícela e intente de nuevo.',
    'not-found': 'No hay nada en esta dirección.',
    'not-on-path': 'Antes viene otra pregunta. Se abrirá enseguida.',
    'quote-expired': 'La cotización venció o algo falló. Empiece una cotización nueva.',
    conflict: 'Ya hay una respuesta distinta de esta página. Actualícela para ver la que está guardada.',
    'too-large': 'Eso es más de lo que se puede recibir de una vez. Acórtelo e intente de nuevo.',
    'too-many-requests':
      'Fueron muchas solicitudes a la vez. Sus respuestas están a salvo. Espere un momento e intente de nuevo.',
    'proof-needed':
      'En este momento hay muchas visitas desde su red. Sus respuestas están a salvo. Intente de nuevo en un momento.',
    unavailable:
      'El servicio no está disponible en este momento. Sus respuestas están a salvo. Intente de nuevo en un momento.',
    internal: 'Algo falló de este lado. Sus respuestas están a salvo. Intente de nuevo en un rato.',

    'cookies-needed': cookiesNeeded.es,
    'press-again': ({ seconds }) =>
      `En este momento hay muchas visitas desde su red. Sus respuestas están a salvo. Presione el botón de nuevo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`,

    'answers-changed':
      'Una respuesta cambió desde que abrió esta página. Aquí están como son ahora. Revíselas de nuevo.',
    'agent-needs-key':
      'Solo se consulta a las aseguradoras para asistentes con una clave de este sitio. Use una clave, u omita disclosure_shown para ver los precios que no requieren consulta.',
    'agent-budget-used': ({ quotes }) =>
      `Con esta clave se consultó hoy a las aseguradoras por ${grouped(quotes)} cotizaciones, y ese es su límite. Inténtelo mañana, hora de Nueva York, u omita disclosure_shown para ver los precios que no requieren consulta.`,

    'item-gone': 'Ya no está en su lista: se quitó en otra página.',
    'item-removed':
      'Ya no está en su lista: se quitó en otra página, así que lo que escribió aquí no se guardó.',
    'answer-not-taken': 'No se pudo continuar. Intente de nuevo.',
    'vin-unknown': 'No se reconoce este VIN. Elija el auto abajo.',
    'zip-unknown': ({ zip }) => `No se reconoce el código postal ${zip}. ¿Quiere intentar de nuevo?`,
    'zip-military': ({ zip }) =>
      `El código postal ${zip} es una dirección militar. Todavía no hay cotizaciones para esa zona.`,
    'zip-territory': ({ zip }) =>
      `El código postal ${zip} está en un territorio de EE. UU. Todavía no hay cotizaciones para esa zona.`,
    'zip-in-other-state': ({ zip, city, state }) =>
      `El código postal ${zip} está en ${city}, ${stateName(state, 'es')}. Corrija el código postal o el estado.`,
    'line-not-served': ({ line, askInstead }) =>
      `Aquí no se compara el ${told(insuranceWithin(line), 'es')}. ${askInstead}`,
    'state-not-served': ({ line, state, askInstead }) =>
      `Todavía no hay una aseguradora de ${told(insuranceWithin(line), 'es')} en ${placeName(state, 'es')}. ${askInstead}`,

    'mail-on-its-way':
      'Un correo con estos precios ya va en camino a esa dirección, así que no se envió otro. Si no llega en unos minutos, revise la carpeta de correo no deseado.',
    'mail-limited': ({ hours }) =>
      `Ya se enviaron tres de estos correos sobre estos precios en un día, y ese es el máximo. Sus precios siguen en esta página. Puede pedir otro ${spanishInHours(hours)}.`,
    'mailboxes-limited': ({ hours }) =>
      `Una cotización se envía como máximo a dos direcciones de correo. ${hours === null ? 'Envíela a una de esas dos' : `Puede enviarla otra vez a una de esas dos ${spanishInHours(hours)}`}, o comparta un enlace.`,
    'alert-mailboxes-limited': ({ hours }) =>
      `Sobre una cotización se escribe como máximo a dos direcciones de correo. ${hours === null ? 'Pida las alertas de precios para una de esas dos.' : `Puede pedir las alertas de precios para una de esas dos ${spanishInHours(hours)}.`}`,
    'mailbox-limited':
      'Esta dirección ya recibió todos los correos que se le pueden enviar en un día. Escriba otra, o intente de nuevo mañana. Sus precios siguen en esta página.',

    'coverage-unknown': 'Esa cobertura no se puede cambiar aquí.',
    'coverage-not-offered': 'Esta cotización no tiene esa opción de cobertura.',
    'coverage-required': ({ state, required }) =>
      dutySentence(state, required)?.es ??
      `Todas las pólizas de auto en ${placeName(state, 'es')} tienen que incluirla.`,

    'price-not-confirmed': 'Primero hay que volver a confirmar el precio.',
    'price-changed': ({ now }) =>
      now
        ? `Este precio cambió desde que lo vio. Ahora es ${perTerm(now, 'es')}, también en su lista de precios. Revíselo antes de compartirlo.`
        : 'Este precio cambió desde que lo vio. Vuelva a ver sus precios.',
    'shared-before': ({ before, now }) =>
      `Su enlace al precio de esta aseguradora muestra ${before ? perTerm(before, 'es') : 'otro precio'}, por la cobertura que tenía entonces. “Mostrar este precio en su lugar” lo cambia${now ? ` a ${perTerm(now, 'es')}` : ''}, para todos los que tengan el enlace.`,
    'ordered-from-other-insurer': ({ order }) => `Ya tiene un pedido con otra aseguradora: ${order}.`,
    'ordered-other-policy': ({ order }) => `Ya tiene un pedido de otra póliza de esta aseguradora: ${order}.`,
    'order-not-as-shown': ({ seen, now }) =>
      `${spanishSinceShown(seen, now)} Revíselo. Si le conviene, acepte e intente de nuevo.`,
    'not-orderable':
      'Esta póliza no se puede comprar aquí, y usted no ha pagado nada. Llame a la aseguradora con su número de cotización.',
    'plan-missing': 'Elija cómo pagar.',
    'start-not-priced': ({ day }) =>
      `Este precio es para una cobertura que empieza el ${longDay(day, 'es')}. Para otro día, cambie primero la fecha de inicio en su cobertura.`,
    'name-too-short': 'Debe tener al menos 2 caracteres.',
    'email-invalid': 'Escriba un correo electrónico válido.',
    'esign-missing': 'Acepte, o llame para recibir los documentos en papel.',

    'first-name-missing': 'Escriba su nombre.',
    'last-name-missing': 'Escriba su apellido.',
    'reach-by-missing': 'Elija una llamada o un correo electrónico.',
    'phone-invalid': 'Escriba un número de teléfono de EE. UU. con su código de área.',
    'consent-missing': 'Marque la casilla, o vuelva a sus precios.',

    'need-missing': 'Conteste esta pregunta.',
    'need-choice': 'Elija una de estas opciones.',
    'need-number': ({ least, most }) => `Escriba un número entero de ${grouped(least)} a ${grouped(most)}.`,
    'need-date': 'Escriba una fecha como 5/14/2012, con el mes primero.',
    'need-day': 'Ese día no existe. Revise el mes y el día.',
    'need-date-ahead': 'Esta fecha está en el futuro. Revísela.',
    'need-text': 'Acórtelo a 200 caracteres.',
    'need-license': 'Escriba el número como aparece en la licencia: de 4 a 25 letras y cifras.',
    'needs-first': 'Esta aseguradora necesita algunas respuestas más antes de recibir su pedido.',
    'need-later': 'Esta aseguradora todavía está trabajando en su precio. Intente de nuevo en un momento.',
  },
})

interface Wait {
  readonly seconds: number
}

interface Range {
  readonly least: number
  readonly most: number
}

interface Hours {
  readonly hours: number
}

/** Null where there is nothing to wait for. */
interface HoursIfAny {
  readonly hours: number | null
}

interface Zip {
  readonly zip: string
}

interface RequiredCover {
  readonly state: State
  readonly required: OtherCover
}

interface Unserved {
  readonly line: string
  /** Whom to ask instead: a sentence. */
  readonly askInstead: string
}

interface Amount {
  readonly cents: number
  readonly period: Period
}

interface SeenAmount extends Amount {
  /** The coverage that it was for, where it is another one now. */
  readonly cover?: string
  /** It was for other answers than there are now. */
  readonly isOfOtherAnswers?: true
}

interface Ordered {
  /** Its number. */
  readonly order: string
}

/** Whom to ask where a site names no one: the association of insurance commissioners publishes the list of all departments. */
export const insuranceDepartments: Text = {
  en: 'Your state’s insurance department lists who sells it: find yours at content.naic.org/state-insurance-departments.',
  es: 'El departamento de seguros de su estado tiene la lista de quienes lo venden: búsquelo en content.naic.org/state-insurance-departments.',
}

function perTerm({ cents, period }: Amount, speech: Speech = 'en'): string {
  return `${dollars(cents)} ${perPeriod(period, speech)}`
}

/** What has become of a price since a form showed it: the end of its sentence, and the next one. */
function sinceShown(seen: SeenAmount, now: Amount): string {
  if (seen.cover === undefined)
    return seen.isOfOtherAnswers
      ? `. You’ve changed your answers since, and it’s ${perTerm(now)} now.`
      : `. It’s ${perTerm(now)} now.`
  const changed = ` with this coverage: ${seen.cover}. You’ve changed your coverage since, and`
  return perTerm(seen) === perTerm(now)
    ? `${changed} the price is the same.`
    : `${changed} it’s ${perTerm(now)} now.`
}

/** In Spanish, with what the form showed. */
function spanishSinceShown(seen: SeenAmount, now: Amount): string {
  const [shown, current] = [perTerm(seen, 'es'), perTerm(now, 'es')]
  if (seen.cover === undefined)
    return seen.isOfOtherAnswers
      ? `El formulario mostraba ${shown}. Usted cambió sus respuestas desde entonces, y ahora es ${current}.`
      : `El formulario mostraba ${shown}. Ahora es ${current}.`
  return shown === current
    ? `El formulario mostraba ${shown} con esta cobertura: ${seen.cover}. Usted cambió la cobertura desde entonces, y el precio es el mismo.`
    : `El formulario mostraba ${shown} con esta cobertura: ${seen.cover}. Usted cambió la cobertura desde entonces, y ahora es ${current}.`
}

function inSeconds(seconds: number): string {
  return seconds === 1 ? 'in a second' : `in ${seconds} seconds`
}

function inHours(hours: number): string {
  return hours === 1 ? 'in an hour' : `in ${hours} hours`
}

function spanishInHours(hours: number): string {
  return hours === 1 ? 'dentro de una hora' : `dentro de ${hours} horas`
}

type Words = typeof failures.en

/** A key of the catalog, with the values that its text names. */
export type Failure = {
  [Key in keyof Words]: Words[Key] extends (values: infer Values) => string
    ? { readonly key: Key; readonly values: Untold<Values, 'cover' | 'askInstead'> }
    : { readonly key: Key }
}[keyof Words]

/** Why an answer is refused: a key, or what the question itself says. */
export type Reason = Failure | Text

/** What a visitor reads. */
export function tellFailure(reason: Reason, speech: Speech): string {
  if ('en' in reason) return told(reason, speech)
  const { key, ...of } = reason
  const words: string | ((values: never) => string) = spoken(failures, speech)[key]
  // The values of a key are those that its text names: `Failure` has no others.
  return typeof words === 'string' ? words : words(allTold((of as { values: never }).values, speech) as never)
}
