import { isSold } from '../../../carriers/appointments.ts'
import type { Carrier } from '../../../carriers/carrier.ts'
import { type Community, communityPath } from '../../../communities/community.ts'
import { counted } from '../../../language/numbers.ts'
import type { Day } from '../../../units/day.ts'
import { walk } from '../../../wizard/walk.ts'
import type { Communities, MadeCommunity } from '../communities.ts'
import { quoteSample, type SampleDeps, type SampleOffer } from '../samples/quote-sample.ts'
import { sampleTenant, tenantAnswers } from './sample-tenant.ts'

interface Deps extends SampleDeps {
  readonly communities: readonly Community[]
  /** The ids in the pages' addresses. */
  readonly origin: string
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
  const answers = tenantAnswers(community, day)
  const journey = { line: lines.byName('renters'), answers, today: day }
  const walked = walk(journey)
  const { open, application } = walked
  if (open) throw new Error(`the sample tenant of ${community.id} does not answer ${open.route}`)
  const sample = { id: `${community.id} ${day}`, line: 'renters', application, day } as const
  const { offers, view, tellIn } = await quoteSample(deps, sample)
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
    others: othersIn(deps.carriers, { state: community.state, day }, offers),
    ...{ offers, view, tellIn },
  }
}

/** How many insurers are sold for renters insurance in a community's state but have no price on its page. */
function othersIn(
  carriers: readonly Carrier[],
  { state, day }: { readonly state: Community['state']; readonly day: Day },
  offers: readonly SampleOffer[],
): number {
  const writing = carriers.filter(carrier => {
    const { renters } = carrier.lines
    if (renters?.connector.via === 'ads' || !renters?.states.includes(state)) return false
    return isSold(carrier, { line: 'renters', state, day })
  })
  return writing.filter(({ id }) => !offers.some(({ offer }) => offer.id === id)).length
}

function placeOf({ city, state }: Community): string {
  return `${city}, ${state}`
}
