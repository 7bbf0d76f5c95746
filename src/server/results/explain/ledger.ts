import type { Carrier } from '../../../carriers/carrier.ts'
import type { Ledger, LedgerEntry } from '../../../contract/page.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { saidBy } from '../../../language/texts.ts'
import { placeName, type State } from '../../../law/jurisdictions.ts'
import { type AnswerKind, withheldKinds } from '../../../risk/answer-kinds.ts'
import type { AskableRisk } from '../../../risk/askable.ts'
import type { Risk } from '../../../risk/risk.ts'
import { demonstration } from '../../../sentences/demonstration.ts'
import type { Offer } from '../../store/carriers/offer-store.ts'
import { type SentQuestion, withOrder } from '../../store/carriers/sent-questions.ts'
import { momentIn } from '../moment.ts'

/** What is known about who was asked for a quote. */
export interface Known {
  readonly carriers: readonly Pick<Carrier, 'id' | 'demo' | 'insurer' | 'lines'>[]
  readonly line: string
  /** Of the ZIP code with which the quote began. */
  readonly state: State | undefined
  readonly offers: readonly Omit<Offer, 'round'>[]
  readonly sent: readonly SentQuestion[]
  /** The result of the answers, and the part of it that carriers may get; null before every question is answered. */
  readonly rated: { readonly risk: Risk; readonly askable: AskableRisk } | null
}

/** A ledger before it is put into words. */
export type LedgerView = Untold<
  Omit<Ledger, 'requests'>,
  'demoNote' | 'state' | 'kinds' | 'needless' | 'text'
>

/**
 * Who received answers of a quote, from the record of what was sent. A carrier that no longer exists but was sent a question is still
 * listed, by its id.
 */
export function ledgerOf({ carriers, line, state, offers, sent, rated }: Known): LedgerView {
  const byId = new Map(carriers.map(carrier => [carrier.id, carrier]))
  const note = carriers.every(({ demo }) => demo) ? { demoNote: demonstration.ledger } : {}
  const questionsOf = (id: string) =>
    sent.filter(({ carrier, round }) => carrier === id && round !== withOrder)
  const ids = [...new Set([...sent.map(({ carrier }) => carrier), ...offers.map(({ carrier }) => carrier)])]
  const nameOf = (id: string) => byId.get(id)?.insurer.name ?? id
  const entries = ids.flatMap((id): LedgerView['entries'][number][] => {
    const carrier = byId.get(id)
    const insurer = nameOf(id)
    const questions = questionsOf(id)
    if (questions.length > 0) return [{ insurer, how: 'sent', sent: summaryOf(questions, state) }]
    const offer = offers.find(offer => offer.carrier === id)
    // The quote's line is one that its carriers' folders name.
    const connector = carrier?.lines[line as Risk['line']]?.connector
    return offer && connector ? [{ insurer, how: howUnsent(offer, connector.via) }] : []
  })
  const orders = sent
    .filter(({ round }) => round === withOrder)
    .map(order => ({
      insurer: nameOf(order.carrier),
      how: 'ordered' as const,
      sent: summaryOf([order], state),
    }))
  return { entries: [...entries, ...orders], ...withheldFrom(rated), ...note }
}

/** How an offer came about without a question sent for it. */
function howUnsent(
  { state, standIn, outcome }: Omit<Offer, 'round'>,
  via: 'process' | 'wire' | 'ads',
): Exclude<LedgerEntry['how'], 'sent' | 'ordered'> {
  if (via === 'ads') return 'ads'
  if (via === 'process') return outcome?.kind === 'referred' ? 'phone' : 'here'
  if (state === 'open') return 'waiting'
  return standIn || outcome === null ? 'unreached' : 'reused'
}

function summaryOf(
  questions: readonly SentQuestion[],
  state: State | undefined,
): NonNullable<LedgerView['entries'][number]['sent']> {
  const first = Math.min(...questions.map(({ firstAt }) => firstAt.getTime()))
  return {
    at: momentIn(state, new Date(first)),
    times: questions.reduce((sum, { times }) => sum + times, 0),
    kinds: inWords(questions.flatMap(({ kinds }) => kinds)),
  }
}

function withheldFrom(rated: Known['rated']): Pick<LedgerView, 'byState' | 'needless'> {
  if (!rated) return { byState: null, needless: [] }
  const { byState, needless } = withheldKinds(rated.risk, rated.askable)
  const state = saidBy(speech => placeName(rated.risk.state, speech))
  return {
    byState: byState.length > 0 ? { state, kinds: inWords(byState) } : null,
    needless: inWords(needless),
  }
}

/** In the order of the words below, each once. */
function inWords(kinds: readonly AnswerKind[]): readonly Text[] {
  return Object.entries(words).flatMap(([kind, text]) => (kinds.includes(kind as AnswerKind) ? [text] : []))
}

const words: Readonly<Record<AnswerKind, Text>> = {
  insurance: { en: 'type of insurance and state', es: 'tipo de seguro y estado' },
  names: { en: 'names', es: 'nombres' },
  otherNames: { en: 'the other travelers’ names', es: 'los nombres de los demás viajeros' },
  birthDates: { en: 'birth dates', es: 'fechas de nacimiento' },
  ages: { en: 'ages', es: 'edades' },
  sex: { en: 'sex', es: 'sexo' },
  maritalStatus: { en: 'marital status', es: 'estado civil' },
  relation: { en: 'relationship to the first driver', es: 'parentesco con el primer conductor' },
  street: { en: 'street address', es: 'dirección' },
  place: { en: 'ZIP code and area', es: 'código postal y zona' },
  home: { en: 'details of the home', es: 'datos de la casa' },
  features: { en: 'safety features and hazards', es: 'medidas de seguridad y riesgos' },
  claims: { en: 'past claims', es: 'reclamos anteriores' },
  pets: { en: 'pets', es: 'mascotas' },
  cars: { en: 'cars and how they’re used', es: 'autos y su uso' },
  vin: { en: 'VINs', es: 'números VIN' },
  license: { en: 'years with a license', es: 'años con licencia de conducir' },
  incidents: { en: 'accidents and tickets', es: 'accidentes y multas de tránsito' },
  education: { en: 'education', es: 'estudios' },
  employment: { en: 'employment', es: 'empleo' },
  homeOwnership: { en: 'owning or renting', es: 'si tiene casa propia o renta' },
  credit: { en: 'credit', es: 'crédito' },
  currentInsurance: { en: 'current insurance', es: 'seguro actual' },
  currentPrice: { en: 'what you pay today', es: 'lo que paga hoy' },
  pet: { en: 'details of the pet', es: 'datos de la mascota' },
  dates: { en: 'travel dates', es: 'fechas del viaje' },
  destinations: { en: 'destinations', es: 'destinos' },
  tripCost: { en: 'trip cost', es: 'costo del viaje' },
  heightAndWeight: { en: 'height and weight', es: 'estatura y peso' },
  health: { en: 'health and tobacco', es: 'salud y tabaco' },
  cover: { en: 'the coverage you chose', es: 'la cobertura que eligió' },
  startDate: { en: 'the start date of the policy', es: 'la fecha de inicio de la póliza' },
  email: { en: 'your email address', es: 'su correo electrónico' },
  phone: { en: 'your phone number', es: 'su número de teléfono' },
  licenseNumbers: { en: 'driver’s license numbers', es: 'números de las licencias de conducir' },
  licenseDetails: { en: 'details of driver’s licenses', es: 'datos de las licencias de conducir' },
  ownAnswers: {
    en: 'answers to this insurer’s own questions',
    es: 'respuestas a las preguntas de esta aseguradora',
  },
}
