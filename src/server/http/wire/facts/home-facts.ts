import type { Fact } from '../../../../contract/prices/status.ts'
import { capitalized } from '../../../../language/letters.ts'
import { andList } from '../../../../language/lists.ts'
import { type Speech, spoken, wordsIn } from '../../../../language/text.ts'
import { homeCoverRule } from '../../../../law/home-covers.ts'
import type { HomeownerRisk } from '../../../../risk/homeowner.ts'
import type { OfferView } from '../../../results/offer-view.ts'
import { isCovered } from './is-covered.ts'

const words = wordsIn({
  en: {
    leftOut: 'Usually not covered',
    building: 'damage to the building',
    flood: 'floods',
    earthMovement: 'earthquakes and other earth movement',
    waterBackup: 'water that backs up from sewers and drains',
    ordinance: 'what newer building rules add to a repair (beyond a small share)',
    jewelry: 'stolen jewelry beyond a small limit (usually $1,500)',
    wear: 'wear, rot, mold and pests',
    roof: 'Roof',
    roofValue:
      'An older roof may be paid at what it was worth (actual cash value), not what a new one costs. Ask before you buy.',
    roofNew: 'The policy pays what a new roof costs (replacement cost).',
    assessment: 'Loss assessment',
    ofAssociation:
      'If the association charges its owners for a loss, the policy usually pays your share only up to a separate limit. Ask how high it is.',
    ofAssociationInFlorida:
      'If the association charges its owners for a loss, the policy usually pays your share only up to a separate limit, in Florida at least $2,000.',
  },
  es: {
    leftOut: 'Por lo general no se cubre',
    building: 'los daños al edificio',
    flood: 'las inundaciones',
    earthMovement: 'los terremotos y otros movimientos de tierra',
    waterBackup: 'el agua que regresa por desagües y alcantarillas',
    ordinance:
      'lo que agregan a una reparación las normas de construcción más nuevas (más allá de una parte pequeña)',
    jewelry: 'el robo de joyas más allá de un límite bajo (por lo general, $1,500)',
    wear: 'el desgaste, la pudrición, el moho y las plagas',
    roof: 'Techo',
    roofValue:
      'Un techo viejo puede pagarse por lo que valía (actual cash value), no por lo que cuesta uno nuevo. Pregunte antes de comprar.',
    roofNew: 'La póliza paga lo que cuesta un techo nuevo (replacement cost).',
    assessment: 'Cuotas por pérdidas (loss assessment)',
    ofAssociation:
      'Si la asociación cobra una pérdida a los propietarios, la póliza suele pagar la parte de usted solo hasta un límite aparte. Pregunte de cuánto es.',
    ofAssociationInFlorida:
      'Si la asociación cobra una pérdida a los propietarios, la póliza suele pagar la parte de usted solo hasta un límite aparte, en Florida de al menos $2,000.',
  },
})

/** What a policy usually leaves out, by its form: for a house (HO-3), a condo (HO-6), a renter (HO-4). */
const leftOut = {
  house: ['flood', 'earthMovement', 'waterBackup', 'ordinance', 'jewelry', 'wear'],
  condo: ['flood', 'earthMovement', 'waterBackup', 'ordinance', 'jewelry', 'wear'],
  renters: ['building', 'flood', 'earthMovement', 'waterBackup', 'jewelry', 'wear'],
} as const

/** What a home's policy leaves out, and what its owner should ask about. */
export function homeFacts(
  offer: OfferView,
  { state, home: { type, roofAge, cover } }: HomeownerRisk,
  speech: Speech,
): readonly Fact[] {
  const say = spoken(words, speech)
  const isCondo = type === 'CONDO'
  // What the law puts into the policy is no added coverage, and more than a small share.
  const lawful = isCondo ? undefined : homeCoverRule(state, 'ordinance')?.percents[0]
  const isLawful = lawful !== undefined && cover.ordinance * 100 >= cover.dwelling * Number(lawful)
  const isOld = roofAge !== 'R0_5' && roofAge !== 'R6_10'
  return [
    ...leftOutOf(offer, isCondo ? 'condo' : 'house', { speech, included: isLawful ? ['ordinance'] : [] }),
    ...(!isCondo && isOld && !isCovered(offer, 'roofCashValue')
      ? [{ title: say.roof, text: paysForNewRoof(offer) ? say.roofNew : say.roofValue }]
      : []),
    // Florida Statutes 627.714(1).
    ...(isCondo
      ? [
          {
            title: say.assessment,
            text: state === 'FL' ? say.ofAssociationInFlorida : say.ofAssociation,
          },
        ]
      : []),
  ]
}

/** Rates that depend on how a roof is paid for are those of a new one, unless the price says otherwise. */
function paysForNewRoof({ price }: OfferView): boolean {
  return price?.source === 'rates' && !price.unrated?.includes('roofSettlement')
}

/** What a form's policy leaves out, except what the price includes. */
export function leftOutOf(
  offer: OfferView,
  form: keyof typeof leftOut,
  { speech, included = [] }: { readonly speech: Speech; readonly included?: readonly string[] },
): readonly Fact[] {
  const say = spoken(words, speech)
  const items = leftOut[form]
    .filter(item => !isCovered(offer, item) && !included.includes(item))
    .map(item => say[item])
  return [{ title: say.leftOut, text: `${capitalized(andList(items, speech))}.` }]
}
