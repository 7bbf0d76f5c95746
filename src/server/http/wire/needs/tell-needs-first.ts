import type { NeedsFirst } from '../../../../contract/purchase/needs.ts'
import { andList, orList } from '../../../../language/lists.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import type { FirstNeeds } from '../../../journey/needs/needs-first.ts'
import { displayName } from '../../../results/list/products.ts'
import { neededToQuote } from './needs-on-card.ts'
import { fieldOf, labelIn, typedAs } from './tell-needs.ts'

const words = wordsIn({
  en: {
    sends: (insurers: string, isOne: boolean) =>
      isOne
        ? `When you press “Send,” I send these answers to ${insurers}, and to no one else, so that it can give you its own price.`
        : `When you press “Send,” I send these answers to ${insurers}, and to no one else, so that they can give you their own prices. Each gets only what it needs.`,
    withAnswers: 'They go with the answers you gave for this quote.',
    mayContact: (insurers: string, ways: readonly string[], _isOne: boolean) =>
      `${insurers} may ${orList(ways, 'en')} you about this quote.`,
    call: 'call',
    text: 'text',
    email: 'email',
    again: 'If you change your coverage later, they go along again.',
    keeps: (insurers: string, isOne: boolean) =>
      `They’re deleted here with your quote. What ${insurers} ${isOne ? 'has, it keeps under its own privacy policy' : 'have, they keep under their own privacy policies'}.`,
    otherwise: (insurers: string) =>
      `If you skip this, you see an estimate for ${insurers}, and you can still answer later.`,
  },
  we: {
    sends: (insurers, isOne) =>
      isOne
        ? `When you press “Send,” we send these answers to ${insurers}, and to no one else, so that it can give you its own price.`
        : `When you press “Send,” we send these answers to ${insurers}, and to no one else, so that they can give you their own prices. Each gets only what it needs.`,
  },
  es: {
    sends: (insurers, isOne) =>
      isOne
        ? `Al presionar “Enviar”, estas respuestas se envían a ${insurers}, y a nadie más, para que pueda darle su propio precio.`
        : `Al presionar “Enviar”, estas respuestas se envían a ${insurers}, y a nadie más, para que puedan darle sus propios precios. Cada aseguradora recibe solo lo que necesita.`,
    withAnswers: 'Van junto con las respuestas que dio para esta cotización.',
    mayContact: (insurers, ways, isOne) =>
      `${insurers} ${isOne ? 'puede' : 'pueden'} ${orList(ways, 'es')} sobre esta cotización.`,
    call: 'llamarle',
    text: 'mandarle mensajes de texto',
    email: 'escribirle por correo electrónico',
    again: 'Si después cambia su cobertura, se envían otra vez.',
    keeps: (insurers, isOne) =>
      `Aquí se borran con su cotización. Lo que ${isOne ? `tenga ${insurers}, lo conserva según su propia política` : `tengan ${insurers}, lo conservan según sus propias políticas`} de privacidad.`,
    otherwise: insurers =>
      `Si lo omite, verá un precio estimado de ${insurers}, y podrá contestar más tarde.`,
  },
})

interface Telling {
  readonly speech: Speech
  /** As typed, if the form comes back. */
  readonly typed?: Readonly<Record<string, string>>
}

/** The step before the prices. */
export function tellNeedsFirst(needs: FirstNeeds, { speech, typed }: Telling): NeedsFirst {
  const label = labelIn(needs, speech)
  const groups = Map.groupBy(needs.fields, ({ name, insurers: [first] }) =>
    first && name.startsWith(`${first.id}.`) ? displayName(first.insurer.name) : undefined,
  )
  return {
    reasons: needs.insurers.map(({ carrier, needs: all }) =>
      neededToQuote(
        displayName(carrier.insurer.name),
        all.filter(({ to, isRequired }) => to === 'quote' && isRequired),
        speech,
      ),
    ),
    // What they all share comes first.
    groups: [...groups]
      .toSorted(([a], [b]) => Number(a !== undefined) - Number(b !== undefined))
      .map(([insurer, fields]) => ({
        ...(insurer === undefined ? {} : { insurer }),
        fields: fields.map(field => ({
          ...fieldOf(field, speech),
          label: label(field),
          typed: typed ? (typed[field.name] ?? '') : typedAs(field.need.usual, field.need.kind),
        })),
      })),
    consent: consentToFirst(needs, speech),
    errors: {},
    otherwise: spoken(words, speech).otherwise(namesOf(needs.insurers, speech)),
  }
}

/** What the visitor agrees to by pressing the button. */
export function consentToFirst({ insurers }: FirstNeeds, speech: Speech): readonly string[] {
  const say = spoken(words, speech)
  const names = namesOf(insurers, speech)
  const isOne = insurers.length === 1
  const contact = Map.groupBy(insurers, ({ needs }) =>
    [
      ...(needs.some(({ id }) => id === 'phone') ? [say.call, say.text] : []),
      ...(needs.some(({ id }) => id === 'email') ? [say.email] : []),
    ].join('|'),
  )
  const contacts = [...contact].flatMap(([ways, of]) =>
    ways === '' ? [] : [say.mayContact(namesOf(of, speech), ways.split('|'), of.length === 1)],
  )
  return [
    [say.sends(names, isOne), say.withAnswers, ...contacts].join(' '),
    [say.again, say.keeps(names, isOne)].join(' '),
  ]
}

function namesOf(insurers: FirstNeeds['insurers'], speech: Speech): string {
  return andList(
    insurers.map(({ carrier }) => displayName(carrier.insurer.name)),
    speech,
  )
}
