import { petNames } from '../../../../connectors/each-pet.ts'
import type { NeedField } from '../../../../connectors/needs/details.ts'
import type { Need, NeedAnswer, NeedKind } from '../../../../connectors/needs/need.ts'
import type { NeedsField, NeedsPage } from '../../../../contract/purchase/needs.ts'
import { longDay } from '../../../../language/days.ts'
import { orList } from '../../../../language/lists.ts'
import { type Speech, spoken, type Text, told, wordsIn } from '../../../../language/text.ts'
import { askable } from '../../../../risk/askable.ts'
import type { InsurerNeeds } from '../../../journey/needs/needs-of.ts'
import { displayName } from '../../../results/list/products.ts'
import { tellCard } from '../tell-results.ts'
import { needsOnCard, nounsOf } from './needs-on-card.ts'

const words = wordsIn({
  en: {
    ofDriver: (question: string, driver: string) => `${question}: ${driver}`,
    ofPet: (question: string, pet: string) => `${pet}: ${question}`,
    driver: (number: number) => `driver ${number}`,
    yes: 'Yes',
    no: 'No',
    sends: (insurer: string) =>
      `When you press the button, I send these answers to ${insurer}, and to no one else, so that it can give you its own price.`,
    withAnswers: 'They go with the answers you gave for this quote.',
    alsoToConfirm: (what: string) => `To confirm that price, it also needs ${what}.`,
    toBuy: (insurer: string, what: string) => `${insurer} needs ${what} with your order.`,
    sent: (insurer: string) =>
      `You’ve already sent these answers to ${insurer}. You can change them and send them again.`,
    sendsOrder: (insurer: string) =>
      `I keep these answers with your quote. ${insurer} gets them only when you order and pay, and no one else does.`,
    again: (insurer: string) =>
      `If you change your coverage later, ${insurer} gets them again with its question.`,
    keeps: (insurer: string) =>
      `They’re deleted here with your quote. What ${insurer} has, it keeps under its own privacy policy.`,
    mayContact: (insurer: string, ways: readonly string[]) =>
      `${insurer} may ${orList(ways, 'en')} you about this quote.`,
    call: 'call',
    text: 'text',
    email: 'email',
  },
  we: {
    sendsOrder: insurer =>
      `We keep these answers with your quote. ${insurer} gets them only when you order and pay, and no one else does.`,
    sends: insurer =>
      `When you press the button, we send these answers to ${insurer}, and to no one else, so that it can give you its own price.`,
  },
  es: {
    ofDriver: (question, driver) => `${question}: ${driver}`,
    ofPet: (question, pet) => `${pet}: ${question}`,
    driver: number => `conductor ${number}`,
    yes: 'Sí',
    no: 'No',
    sends: insurer =>
      `Al presionar el botón, estas respuestas se envían a ${insurer}, y a nadie más, para que pueda darle su propio precio.`,
    withAnswers: 'Van junto con las respuestas que dio para esta cotización.',
    alsoToConfirm: what => `Para confirmarlo, también necesita ${what}.`,
    toBuy: (insurer, what) => `${insurer} necesita ${what} con su pedido.`,
    sent: insurer => `Ya envió estas respuestas a ${insurer}. Puede cambiarlas y enviarlas otra vez.`,
    sendsOrder: insurer =>
      `Estas respuestas se guardan con su cotización. ${insurer} las recibe solo cuando usted pida la póliza y la pague, y nadie más.`,
    again: insurer => `Si después cambia su cobertura, ${insurer} las recibe otra vez con la consulta.`,
    keeps: insurer =>
      `Aquí se borran con su cotización. Lo que ${insurer} tenga, lo conserva según su propia política de privacidad.`,
    mayContact: (insurer, ways) => `${insurer} puede ${orList(ways, 'es')} sobre esta cotización.`,
    call: 'llamarle',
    text: 'mandarle mensajes de texto',
    email: 'escribirle por correo electrónico',
  },
})

interface Telling {
  readonly speech: Speech
  /** As typed, if the form comes back. */
  readonly typed?: Readonly<Record<string, string>>
}

/** The page of an insurer's further questions. */
export function tellNeeds(needs: InsurerNeeds, { speech, typed }: Telling): NeedsPage {
  const { card, fields, known, before, common, isToBuy } = needs
  const label = labelIn(needs, speech)
  return {
    insurer: displayName(card.offer.insurer),
    quote: tellCard(card, card.tellIn(speech)),
    ...(isToBuy ? { isToBuy } : {}),
    reason: reasonOf(needs, speech),
    fields: fields.map(field => ({
      ...fieldOf(field, speech),
      label: label(field),
      typed: typed
        ? (typed[field.name] ?? '')
        : typedAs(before[field.key] ?? common[field.key] ?? field.need.usual, field.need.kind),
    })),
    known: known.map(field => ({
      label: label(field),
      answer: answerWords(field.need, field.answer, speech),
    })),
    consent: consentTo(needs, speech),
    errors: {},
  }
}

function reasonOf({ card, fields, isToBuy, carrier }: InsurerNeeds, speech: Speech): string {
  const say = spoken(words, speech)
  const onCard = needsOnCard(card.offer, card.view.quote.line)
  const needs = [...new Set(fields.map(({ need }) => need))]
  const insurer = displayName(carrier.insurer.name)
  if (isToBuy) return say.toBuy(insurer, nounsOf(needs, speech))
  if (!onCard) return say.sent(insurer)
  // The form asks for both at once, so that one visit is enough.
  const later = needs.filter(({ to, isRequired }) => to === 'confirm' && isRequired)
  const isForQuote = needs.some(({ to, isRequired }) => to === 'quote' && isRequired)
  const rest = isForQuote && later.length > 0 ? [say.alsoToConfirm(nounsOf(later, speech))] : []
  return [told(onCard.message, speech), ...rest].join(' ')
}

/** What the visitor agrees to by pressing the button. */
export function consentTo(
  { carrier, fields, known, isToBuy }: InsurerNeeds,
  speech: Speech,
): readonly string[] {
  const say = spoken(words, speech)
  const insurer = displayName(carrier.insurer.name)
  const ids = [...fields, ...known].map(({ need }) => need.id)
  const ways = [
    ...(ids.includes('phone') ? [say.call, say.text] : []),
    ...(ids.includes('email') ? [say.email] : []),
  ]
  const contact = ways.length > 0 ? [say.mayContact(insurer, ways)] : []
  return isToBuy
    ? [[say.sendsOrder(insurer), ...contact].join(' '), say.keeps(insurer)]
    : [
        [say.sends(insurer), say.withAnswers, ...contact].join(' '),
        [say.again(insurer), say.keeps(insurer)].join(' '),
      ]
}

export function fieldOf({ need, name }: NeedField, speech: Speech): Omit<NeedsField, 'label' | 'typed'> {
  const { kind, choices, isRequired, prompt } = need
  return {
    name,
    kind,
    ...(choices
      ? { options: choices.map(({ value, label }) => ({ value, label: told(label, speech) })) }
      : {}),
    ...(isRequired ? {} : { isOptional: true }),
    ...(speech === 'es' && prompt.es === undefined ? { lang: 'en' as const } : {}),
  }
}

/**
 * Says which driver or pet a question is about, if there are several. A driver is named only to the browser that typed the name.
 */
export function labelIn(
  { finished: { risk, tellIn }, isTypedHere }: Pick<InsurerNeeds, 'finished' | 'isTypedHere'>,
  speech: Speech,
) {
  const say = spoken(words, speech)
  const drivers = risk.line === 'auto' ? risk.drivers : []
  const pets = petNames({ risk: askable(risk) }).map(tellIn(speech))
  return ({ need, driver, pet }: NeedField): string => {
    const question = told(need.prompt, speech)
    if (pet !== undefined && pets.length > 1) return say.ofPet(question, pets[pet] ?? '')
    if (driver === undefined || drivers.length < 2) return question
    const name = isTypedHere ? drivers[driver]?.first : undefined
    return say.ofDriver(question, name ?? say.driver(driver + 1))
  }
}

/** An answer as a person types it in this country. */
export function typedAs(answer: NeedAnswer | undefined, kind: NeedKind): string {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  const stored = answer === undefined ? '' : String(answer)
  if (kind === 'date') return stored.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$2/$3/$1')
  if (kind === 'phone') return stored.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
  return stored
}

/** An answer as a person reads it. */
export function answerWords({ kind, choices }: Need, answer: NeedAnswer, speech: Speech): string {
  const say = spoken(words, speech)
  if (typeof answer === 'boolean') return answer ? say.yes : say.no
  if (kind === 'date') return longDay(String(answer), speech)
  const choice: Text | undefined = choices?.find(({ value }) => value === answer)?.label
  return choice ? told(choice, speech) : String(answer)
}
