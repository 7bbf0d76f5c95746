import type { ChoiceProps } from '../kinds/choice/choice.ts'
import { uncapitalized } from '../language/letters.ts'
import type { Text } from '../language/text.ts'
import { composed } from '../language/texts.ts'
import type { Answers, Stop, Walk } from '../wizard/walk.ts'

/** Another answer that a visitor can bring about: a device, a new roof, fewer miles. */
export interface PriceTip {
  /** "New roof". */
  readonly what: Text
  /** The answers with the change. */
  readonly answers: Answers
  /** The page of the question. */
  readonly route: string
}

/** Features of a home that are not devices, and that a visitor may do without. */
const removable: Readonly<Record<string, Text>> = {
  TRAMPOLINE: { en: 'Without the trampoline', es: 'Sin el trampolín' },
  WOOD_STOVE: { en: 'Without the wood stove', es: 'Sin la estufa de leña' },
}
/** Cards that nobody chooses for a price, that are not in a visitor's hands, or that mean nothing. */
const fixed = new Set(['POOL', 'DOG', 'DOG_LISTED', 'FIRE_RISK_COMMUNITY', 'FIREWISE', 'NONE'])

/**
 * The answers that a visitor can act on, each changed alone: devices, the roof, protection from hurricanes and wildfire, tobacco, miles,
 * courses, how a policy is paid, a second policy. Never who somebody is. Pure.
 */
export function priceTipsOf(
  answers: Answers,
  { path, refinements }: Pick<Walk, 'path' | 'refinements'>,
): readonly PriceTip[] {
  const at = (name: string) => [...path, ...refinements].find(({ asks }) => asks.name === name)
  const makeTip = (stop: Stop, what: Text, answer: object): PriceTip => ({
    what,
    answers: { ...answers, [stop.asks.name]: answer },
    route: stop.route,
  })
  const devices = ['protections', 'features', 'windFeatures', 'wildfireMeasures'].flatMap(name => {
    const stop = at(name)
    return stop?.answered ? deviceTips(stop, makeTip) : []
  })
  const roof = at('roof')
  const roofAnswer = roof?.answer as { readonly choice?: string } | undefined
  const health = at('health')
  const healthAnswer = health?.answer as { readonly choices?: readonly string[] } | undefined
  return [
    ...devices,
    ...(roof && roofAnswer?.choice !== 'R0_5'
      ? [makeTip(roof, { en: 'New roof', es: 'Techo nuevo' }, { choice: 'R0_5' })]
      : []),
    ...(health && healthAnswer?.choices?.includes('TOBACCO_NOW')
      ? [
          makeTip(
            health,
            { en: 'After a year without tobacco', es: 'Después de un año sin tabaco' },
            { choices: quitting(healthAnswer.choices) },
          ),
        ]
      : []),
    ...mileTips(answers, path),
    ...['driverDiscounts', 'policyDiscounts'].flatMap(name => discountTips(at(name), makeTip)),
    ...secondPolicyTip(at('multiPolicy'), makeTip),
  ]
}

function quitting(choices: readonly string[]): readonly string[] {
  return choices.map(choice => (choice === 'TOBACCO_NOW' ? 'TOBACCO_QUIT_LATELY' : choice))
}

type MakeTip = (stop: Stop, what: Text, answer: object) => PriceTip

function deviceTips(stop: Stop, makeTip: MakeTip): readonly PriceTip[] {
  // These questions are cards, of which several may be chosen.
  const { choices: cards } = stop.step.props as unknown as ChoiceProps
  const answer = stop.answer as { readonly choices: readonly string[] } | null
  const chosen = (answer?.choices ?? []).filter(choice => choice !== 'NONE')
  const more = cards
    .filter(({ value }) => !chosen.includes(value) && !fixed.has(value) && !(value in removable))
    .map(({ value, title }) => makeTip(stop, newDevice(title), { choices: [...chosen, value] }))
  const fewer = chosen.flatMap(value => {
    const what = removable[value]
    const others = chosen.filter(one => one !== value)
    return what ? [makeTip(stop, what, { choices: others.length > 0 ? others : ['NONE'] })] : []
  })
  return [...more, ...fewer]
}

function newDevice(title: Text): Text {
  return composed(tell => `${tell({ en: 'New', es: 'Además' })}: ${uncapitalized(tell(title))}`)
}

/** Discounts that anybody can still earn. */
const earned = /^(DRIVER_TRAINING|PREVENTION_COURSE|PAPERLESS|AUTOMATIC_PAYMENT|TELEMATICS)(:|$)/

function discountTips(stop: Stop | undefined, makeTip: MakeTip): readonly PriceTip[] {
  if (!stop) return []
  // Both questions are cards, of which several may be chosen.
  const { choices: cards } = stop.step.props as unknown as ChoiceProps
  const answer = stop.answer as { readonly choices: readonly string[] } | null | undefined
  const chosen = (answer?.choices ?? []).filter(choice => choice !== 'NONE')
  return cards
    .filter(({ value }) => earned.test(value) && !chosen.includes(value))
    .map(({ value, title }) => makeTip(stop, title, { choices: [...chosen, value] }))
}

function secondPolicyTip(stop: Stop | undefined, makeTip: MakeTip): readonly PriceTip[] {
  const answer = stop?.answer as { readonly choice?: string } | undefined
  if (!stop || answer?.choice === 'YES') return []
  const what = { en: 'Home and car with the same insurer', es: 'Casa y auto con la misma aseguradora' }
  return [makeTip(stop, what, { choice: 'YES' })]
}

interface StoredCars {
  readonly items: readonly {
    readonly answers: {
      readonly vehicle?: { readonly make: string; readonly model: string }
      readonly details?: { readonly daily_mileage: number }
    }
  }[]
}

/** Half the miles with each car. */
function mileTips(answers: Answers, path: readonly Stop[]): readonly PriceTip[] {
  const list = path.find(({ asks }) => asks.name === 'vehicles')
  // The list of cars stored it.
  const cars = answers.vehicles as StoredCars | undefined
  if (!list || !cars) return []
  return cars.items.flatMap((car, place) => {
    const { vehicle, details } = car.answers
    if (!vehicle || !details || details.daily_mileage < 10) return []
    const halved = { ...details, daily_mileage: Math.round(details.daily_mileage / 2) }
    const items = cars.items.with(place, { ...car, answers: { ...car.answers, details: halved } })
    return [
      {
        what: {
          en: `Half the miles in the ${vehicle.make} ${vehicle.model}`,
          es: `La mitad de las millas en el ${vehicle.make} ${vehicle.model}`,
        },
        answers: { ...answers, vehicles: { ...cars, items } },
        route: list.route,
      },
    ]
  })
}
