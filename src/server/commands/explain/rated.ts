import type { Carrier } from '../../../carriers/carrier.ts'
import { concerns, inputAssumed } from '../../../connectors/assumed.ts'
import type { Quoted } from '../../../connectors/connector.ts'
import type { InsuranceLine } from '../../../law/rule.ts'
import type { LoadedPlan, PlanBook } from '../../../rating/book.ts'
import { formatMoney } from '../../../rating/decimal.ts'
import type { Rating } from '../../../rating/engine/compile.ts'
import { NoPrice } from '../../../rating/engine/no-price.ts'
import type { WorksheetRow } from '../../../rating/engine/worksheet-row.ts'
import type { Inputs } from '../../../rating/inputs/input.ts'
import { inputsOfRisk } from '../../../rating/inputs/inputs.ts'
import type { AskableRisk } from '../../../risk/askable.ts'
import { english } from '../../../sentences/english.ts'
import { type Masks, masked } from './mask.ts'
import { section, table } from './table.ts'

/** An explanation, or a part of it, and whether it reproduced the stored price. */
export interface Explained {
  readonly text: string
  readonly isAsStored: boolean
}

/** The plans by which a carrier prices a line in this process, including those of earlier days; undefined where it has none. */
export function bookOf(carrier: Carrier, line: InsuranceLine): PlanBook | undefined {
  return carrier.lines[line]?.book
}

interface PriceToExplain {
  readonly book: PlanBook | undefined
  readonly risk: AskableRisk
  readonly quoted: Quoted & { readonly plan: NonNullable<Quoted['plan']> }
  readonly masks: Masks
}

/** The worksheet of a stored price, by the exact plan that made it. */
export function explainPrice({ book, risk, quoted, masks }: PriceToExplain): Explained {
  const { id, version, hash } = quoted.plan
  const named = `plan ${id}, version ${version}, hash ${hash}`
  const alike = book?.plans.filter(({ plan }) => plan.id === id) ?? []
  const loaded = alike.find(plan => plan.hash === hash)
  if (!loaded) {
    const others = alike.map(({ plan }) => plan.version).join(', ')
    const text = section(
      "This price can't be recalculated",
      `It came from ${named}, which is no longer in the carrier's folder.`,
      others === ''
        ? 'The folder has no plan with that id.'
        : `The folder has that plan in version ${others}, with different content.`,
    )
    return { text, isAsStored: false }
  }
  const { rating, worksheet, noPrice } = explained(loaded, risk)
  const differences = noPrice ? [noPrice.message] : differencesOf(rating, quoted)
  const verdict =
    differences.length === 0
      ? 'Recalculated: every amount matches what is stored, to the cent.'
      : `!!! RECALCULATED, AND IT DOES NOT MATCH WHAT IS STORED: ${differences.join('; ')} !!!`
  const text = [
    section(`Price, from ${named}`, worksheetText(worksheet, masks), verdict),
    inputsText(risk, loaded),
    assumptionsText(risk, loaded),
  ].join('')
  return { text, isAsStored: differences.length === 0 }
}

type Refused = Omit<PriceToExplain, 'quoted'>

/** Why a risk has no price by today's plans: an offer without a price stores no plan. */
export function explainRefusal({ book, risk, masks }: Refused): string {
  const title = 'No price'
  if (!book)
    return section(
      title,
      'This carrier has no rates here. It gives every visitor of this line the same answer.',
    )
  const loaded = book.choose({ state: risk.state, on: risk.effective })
  if (!loaded)
    return section(title, `No plan covers ${risk.state} for policies that start ${risk.effective}.`)
  const { plan } = loaded
  const { rating, worksheet, noPrice } = explained(loaded, risk)
  if (noPrice)
    return [
      section(
        title,
        `Plan ${plan.id}, version ${plan.version} (current), gives no price: ${noPrice.message}.`,
        worksheetText(noPrice.worksheet, masks),
      ),
      inputsText(risk, loaded),
    ].join('')
  const why =
    rating.kind === 'refused'
      ? `Rule ${rating.rule.id} refuses this risk (${rating.rule.outcome}): ${rating.rule.message.en}`
      : `The current plan prices this risk at ${formatMoney(rating.total)}, so the plan has changed since.`
  const valuesText =
    rating.kind === 'refused' && worksheet.length > 0 ? [worksheetText(worksheet, masks)] : []
  return [
    section(title, `Plan ${plan.id}, version ${plan.version} (current).`, masks.health(why), ...valuesText),
    inputsText(risk, loaded),
  ].join('')
}

/** The price by a plan, or why the plan has none for this risk. */
function explained(loaded: LoadedPlan, risk: AskableRisk) {
  try {
    return { ...loaded.explain(inputsOfRisk(risk)), noPrice: null }
  } catch (error) {
    if (!(error instanceof NoPrice)) throw error
    return { rating: null, worksheet: error.worksheet, noPrice: error }
  }
}

/** The amounts that differ from the stored ones, each with both values. */
function differencesOf(rating: Rating, { bill }: Quoted): readonly string[] {
  if (rating.kind === 'refused') return [`rule ${rating.rule.id} refuses it`]
  const { payments, payPlan } = rating
  const pairs = [
    ['premium', formatMoney(rating.premium), bill.premium],
    ['total', formatMoney(rating.total), bill.total],
    ['first payment', payments ? formatMoney(payments.first) : undefined, bill.installments?.first],
    [
      'down payment',
      payPlan?.monthly ? formatMoney(payPlan.monthly.first) : undefined,
      bill.payPlan?.monthly?.first,
    ],
    [
      'monthly payment',
      payPlan?.monthly ? formatMoney(payPlan.monthly.each) : undefined,
      bill.payPlan?.monthly?.each,
    ],
    ['paid in full', payPlan?.inFull ? formatMoney(payPlan.inFull) : undefined, bill.payPlan?.inFull],
    ['each payment', payments ? formatMoney(payments.each) : undefined, bill.installments?.each],
  ] as const
  return pairs.flatMap(([what, now, then]) =>
    now === then ? [] : [`${what} ${now ?? 'none'}, stored ${then ?? 'none'}`],
  )
}

/** The words are the plan's; only what was looked up can be the visitor's. */
function worksheetText(rows: readonly WorksheetRow[], masks: Masks): string {
  return table(
    ['#', 'block', 'step', 'key', 'value', 'before', 'after', 'reference'],
    masks
      .health(rows)
      .map(({ sequence, block = '', label, key, value, before, after, reference, skipped }) => [
        String(sequence),
        block,
        label,
        ...(skipped === undefined ? [masks.theirs(key), value] : ['skipped', skipped]),
        before ?? '',
        after,
        reference,
      ]),
  )
}

/** Inputs that come from the ZIP code's reference data; all others come from answers. */
const ofPlace = new Set(
  'state territory countyFips coast hurricane storm wildfire windPool protection windPeril'.split(' '),
)
/** Inputs that are not shown: health, and what identifies the car. */
const personal = new Set(['conditions', 'vinPattern'])
const ofReference: Readonly<Record<string, string>> = {
  vehicleGroup: 'looked up by car',
  coverageA: 'answers and building costs in the state',
  zone: 'looked up by destination',
  embargoed: 'looked up by destination',
}

function inputsText(risk: AskableRisk, { ratedBy }: LoadedPlan): string {
  const assumed = new Set(risk.assumed.map(inputAssumed))
  const sourceOf = (name: string) => {
    if (assumed.has(name)) return 'assumed'
    if (ofPlace.has(name)) return 'looked up by ZIP code'
    return ofReference[name] ?? 'answers'
  }
  const rows = flat(inputsOfRisk(risk)).map(({ place, name, value }) => [
    `${place}${name}`,
    personal.has(name) && value !== '' ? masked : value,
    sourceOf(name),
    ratedBy.has(name) ? 'yes' : '',
  ])
  return section('Inputs', table(['input', 'value', 'source', 'affects the price'], rows))
}

interface FlatInput {
  readonly place: string
  readonly name: string
  readonly value: string
}

function flat(inputs: Inputs, place = ''): readonly FlatInput[] {
  return Object.entries(inputs).flatMap(([name, value]): readonly FlatInput[] => {
    if (value === undefined) return [{ place, name, value: 'kept out of prices by the state' }]
    if (!Array.isArray(value)) return [{ place, name, value: String(value) }]
    // A list contains words, or members with inputs of their own.
    const members = value as readonly (string | Inputs)[]
    if (members.every(member => typeof member === 'string'))
      return [{ place, name, value: members.join(', ') }]
    return members.flatMap((member, at) =>
      typeof member === 'string' ? [] : flat(member, `${name} ${at + 1}: `),
    )
  })
}

function assumptionsText({ assumed }: AskableRisk, plan: LoadedPlan): string {
  const rows = assumed.map(assumption => {
    const input = inputAssumed(assumption)
    return [
      assumption,
      input ?? '',
      concerns(plan, assumption) ? 'yes' : 'no',
      english[`assumed.${assumption}`],
    ]
  })
  return section('Assumptions', table(['assumption', 'input', 'shown', 'text'], rows))
}
