import type { Carrier } from '../../../carriers/carrier.ts'
import { type Community, communityPath } from '../../../communities/community.ts'
import { counted } from '../../../language/numbers.ts'
import type { Day } from '../../../units/day.ts'
import { type Walk, walk } from '../../../wizard/walk.ts'
import type { OfferView } from '../../results/offer-view.ts'
import { viewResults } from '../../results/results-view.ts'
import type { Communities, MadeCommunity, SampleOffer } from '../communities.ts'
import type { Walking } from '../journey-of.ts'
import { makeOffers } from '../quoting/make-offers.ts'
import type { Services } from '../services.ts'
import { sampleAnswers, sampleTenant } from './sample-tenant.ts'

interface Deps extends Walking, Services<'carriers' | 'tellerOf' | 'origin'> {
  readonly communities: readonly Community[]
}

/**
 * Quotes the sample tenant of each community by the rate plans alone: no outside carrier is asked and nothing is stored
 * (docs/decisions/035-community-pages.md). A page is made on its first request, and again on a new day; plans change only with
 * the process.
 */
export function makeCommunities(deps: Deps): Communities {
  const { communities, today } = deps
  const made = new Map<string, { readonly day: Day; readonly page: Promise<MadeCommunity> }>()
  return {
    all: communities.map(community => ({
      name: community.name,
      place: placeOf(community),
      path: communityPath(community),
    })),
    page(id) {
      const day = today()
      const community = communities.find(one => one.id === id)
      const before = made.get(id)
      if (!community || before?.day === day) return before?.page
      const page = makePage(deps, community, day)
      made.set(id, { day, page })
      page.catch(() => made.delete(id))
      return page
    },
  }
}

async function makePage(deps: Deps, community: Community, day: Day): Promise<MadeCommunity> {
  const { lines, origin } = deps
  const answers = sampleAnswers(community, day)
  const journey = { line: lines.byName('renters'), answers, today: day }
  const walked = walk(journey)
  const { view, tellIn } = await quoted(deps, { community, walked, day })
  const offers = view.offers.flatMap(sampleOffer)
  const { name, kind, zip, fictional: isFictional, questions } = community
  return {
    ...{ name, kind, zip, isFictional, questions, day },
    place: placeOf(community),
    url: `${origin}${communityPath(community)}`,
    description: {
      en: `What renters insurance costs at ${name} in ${placeOf(community)}: the prices of ${counted(offers.length, 'insurer')} for a sample tenant, side by side. Getting yours takes two minutes. It’s free, and you don’t need an account.`,
      es: `Cuánto cuesta el seguro para inquilinos en ${name}, en ${placeOf(community)}: los precios de ${offers.length} ${offers.length === 1 ? 'aseguradora' : 'aseguradoras'} para un inquilino de ejemplo, lado a lado. Obtener los suyos toma dos minutos. Es gratis y no se necesita una cuenta.`,
    },
    tenant: sampleTenant(community, { journey, walked }),
    others: othersIn(deps.carriers, community, offers),
    ...{ offers, view, tellIn },
  }
}

interface Sample {
  readonly community: Community
  readonly walked: Walk
  readonly day: Day
}

/** The prices for a sample tenant, the best first. */
async function quoted({ carriers, tellerOf }: Deps, { community, walked, day }: Sample) {
  const { open, application } = walked
  if (open) throw new Error(`the sample tenant of ${community.id} does not answer ${open.route}`)
  const id = `${community.id} ${day}`
  const applied = { line: 'renters' as const, application, today: day }
  // Nobody has seen the information disclosure, so only plans make offers; those of sample tenants are not counted.
  const made = makeOffers({ carriers }, { ...applied, quoteId: id, isDisclosed: false })
  const offers = made.flatMap(offer =>
    'deadline' in offer
      ? []
      : [{ ...offer, state: 'done' as const, standIn: false, settledAt: new Date(day) }],
  )
  const quote = { id, number: id, line: 'renters' as const, round: 0, savedRound: 0 }
  return {
    view: viewResults(carriers, { quote, application, offers }),
    tellIn: await tellerOf(offers),
  }
}

function sampleOffer(offer: OfferView): readonly SampleOffer[] {
  const { cents, period } = offer.price ?? {}
  return cents === undefined || !period ? [] : [{ offer, cents, period }]
}

/** How many insurers write renters insurance in a community's state but have no price on its page. */
function othersIn(
  carriers: readonly Carrier[],
  { state }: Community,
  offers: readonly SampleOffer[],
): number {
  const writing = carriers.filter(({ lines: { renters } }) => {
    return renters?.connector.via !== 'ads' && renters?.states.includes(state)
  })
  return writing.filter(({ id }) => !offers.some(({ offer }) => offer.id === id)).length
}

function placeOf({ city, state }: Community): string {
  return `${city}, ${state}`
}
