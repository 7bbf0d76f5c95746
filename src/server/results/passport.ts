import type { Carrier } from '../../carriers/carrier.ts'
import type { Quoted } from '../../connectors/connector.ts'
import { eachPet } from '../../connectors/each-pet.ts'
import type { EarlierAnswer } from '../../contract/answers/properties.ts'
import type { PassportWorksheet } from '../../contract/prices/passport.ts'
import type { Untold } from '../../language/text.ts'
import { NoPrice } from '../../rating/engine/no-price.ts'
import { withoutPayPlan } from '../../rating/engine/payment-rows.ts'
import { inputsOfRisk } from '../../rating/inputs/inputs.ts'
import { type AskableRisk, askable } from '../../risk/askable.ts'
import type { Risk } from '../../risk/risk.ts'
import type { PetName } from '../../sentences/sentence.ts'
import type { Offer } from '../store/carriers/offer-store.ts'
import { withInsurer } from './asking-limits.ts'
import { questionFor } from './explain/question-for-assumption.ts'
import { withOwnWaiver } from './explain/waiver.ts'
import { type WorksheetBlock, worksheetWords } from './explain/worksheet-words.ts'

/** An answer in a list of answers, before it is put into words. */
export type SaidAnswer = Untold<EarlierAnswer, 'label' | 'question' | 'answer'>

/** A question as buttons and lists name it. */
export type OpenableQuestion = Omit<SaidAnswer, 'answer'>

/** The questions that a visitor may open. */
export interface OpenableQuestions {
  /** By name. */
  readonly questions: ReadonlyMap<string, OpenableQuestion>
  /** The names of those that are answered. */
  readonly answered: ReadonlySet<string>
}

/** An offer of a finished quote, and what its price rests on. */
export interface PassportRequest extends OpenableQuestions {
  readonly carriers: readonly Pick<Carrier, 'id' | 'insurer' | 'lines' | 'policies'>[]
  readonly offer: Pick<Offer, 'carrier' | 'outcome'>
  /** The risk as it was on the day of the price. */
  readonly risk: Risk
  readonly answers: readonly SaidAnswer[]
}

/** A worksheet; if several pets have one price, each block with its pet. */
interface WorksheetView extends Omit<PassportWorksheet, 'blocks'> {
  readonly blocks: readonly (WorksheetBlock & { readonly pet?: PetName })[]
}

/** Explains how a price came about: its answers, its assumptions, and the worksheet if we hold the rates. */
export function passportOf({ carriers, offer, risk, answers, questions, answered }: PassportRequest) {
  const quoted = offer.outcome?.kind === 'quoted' ? offer.outcome : null
  const carrier = carriers.find(({ id }) => id === offer.carrier)
  const worksheet = quoted && carrier ? worksheetOf({ carrier, quoted, risk }) : null
  const assumed = quoted ? withOwnWaiver(quoted, carrier ?? {}) : []
  const assumptions = assumed.map(sentence => {
    const { route, label } = questions.get(questionFor(sentence, { questions, answered }) ?? '') ?? {}
    return {
      says: carrier ? withInsurer(sentence, carrier.insurer) : sentence,
      ...(route && label ? { route, label } : {}),
    }
  })
  return { answers, assumptions, ...(worksheet ? { worksheet } : {}) }
}

interface Priced {
  readonly carrier: Pick<Carrier, 'lines'>
  readonly quoted: Quoted
  readonly risk: Risk
}

/** The worksheet of a price by the exact rates that made it; null if they are gone, or were never ours. */
function worksheetOf({ carrier, quoted, risk }: Priced): WorksheetView | null {
  const told = askable(risk)
  const { pets } = quoted
  if (!pets) return worksheetBy({ carrier, quoted, risk: told })
  const sheets = eachPet({ risk: told }).flatMap(({ risk }, at) => {
    const { pet, outcome } = pets[at] ?? {}
    if (!pet || outcome?.kind !== 'quoted') return []
    return [{ pet, sheet: worksheetBy({ carrier, quoted: outcome, risk }) }]
  })
  const version = sheets[0]?.sheet?.version
  if (version === undefined || sheets.some(({ sheet }) => sheet === null)) return null
  const blocks = sheets.flatMap(({ pet, sheet }) => (sheet?.blocks ?? []).map(block => ({ ...block, pet })))
  return { version, blocks }
}

interface RatedAlone extends Omit<Priced, 'risk'> {
  readonly risk: AskableRisk
}

function worksheetBy({ carrier, quoted, risk }: RatedAlone): WorksheetView | null {
  const { plan } = quoted
  const loaded = carrier.lines[risk.line]?.book?.plans.find(({ hash }) => plan && hash === plan.hash)
  if (!loaded) return null
  try {
    const { worksheet } = loaded.explain(inputsOfRisk(risk))
    const monthly = quoted.period === 'month' && quoted.bill.term === 'year' ? quoted.premium : undefined
    return { version: loaded.plan.version, blocks: worksheetWords(withoutPayPlan(worksheet), monthly) }
  } catch (error) {
    if (error instanceof NoPrice) return null
    throw error
  }
}
