import type { StateLaw } from '../../../contract/page.ts'
import { longDay } from '../../../language/days.ts'
import { capitalized } from '../../../language/letters.ts'
import type { Text, Untold } from '../../../language/text.ts'
import { composed, saidBy } from '../../../language/texts.ts'
import {
  autoCovers,
  compulsoryCovers,
  coverWords,
  dutyIn,
  type OtherCover,
  otherCovers,
} from '../../../law/auto-covers.ts'
import { minimumOn, minimumSentence } from '../../../law/auto-minimums.ts'
import { offerIn } from '../../../law/auto-offers.ts'
import { citation } from '../../../law/citations.ts'
import { homeCoverRules } from '../../../law/home-covers.ts'
import { isState, jurisdictions, placeName, type State, stateName } from '../../../law/jurisdictions.ts'
import { rulesIn } from '../../../law/law.ts'
import { type InsuranceLine, isSure, type Rule } from '../../../law/rule.ts'
import { lawPage } from '../../../lines/law-page.ts'
import type { Day } from '../../../units/day.ts'

/** The state in a page's address, `/law/ca`; undefined for an unknown state. */
export function stateOfPath(code: string): State | undefined {
  const state = code.toUpperCase()
  return isState(state) ? state : undefined
}

const titles: Partial<Record<InsuranceLine, Text>> = {
  auto: { en: 'Your car', es: 'Su auto' },
  homeowner: { en: 'A home you own', es: 'Su vivienda propia' },
  renters: { en: 'A home you rent', es: 'La vivienda que renta' },
  life: { en: 'Your life', es: 'Su vida' },
}

/** A state's rules before they are put into words. */
export type StateLawView = Untold<StateLaw, 'title' | 'place' | 'name' | 'text' | 'lang' | 'on' | 'since'>

type RuleView = StateLawView['parts'][number]['rules'][number]

/** The source of the minimums, which /credits names too. */
const listOfMinimums: Text = {
  en: 'a list of state minimums (notaquote-fyi), checked against the statutes in 2026',
  es: 'una lista de mínimos estatales (notaquote-fyi), comprobada con las leyes en 2026',
}

/** A state's rules on a day as visitors may read them: only the certain ones, each with its legal source. */
export function stateLaw(state: State, on: Day): StateLawView {
  const sure = rulesIn({ state, on }).filter(isSure)
  const { confidence, source } = minimumOn({ state, on })
  const isMinimumSure = confidence === 'high'
  return {
    title: {
      en: `Insurance law in ${placeName(state)}`,
      es: `Leyes de seguros en ${placeName(state, 'es')}`,
    },
    place: saidBy(speech => placeName(state, speech)),
    on: saidBy(speech => longDay(on, speech)),
    lacksMinimum: !isMinimumSure,
    parts: Object.entries(titles).flatMap(([line, title]) => {
      const rules = sentencesOf(sure.filter(rule => rule.line === line))
      const minimum =
        line === 'auto' && isMinimumSure
          ? [
              {
                text: minimumSentence({ state, on }),
                source: cited(source === 'notaquote-rules' ? listOfMinimums : citation(source)),
              },
            ]
          : []
      const own = [...minimum, ...coversIn(line, state, isMinimumSure), ...rules]
      return own.length > 0 ? [{ title, rules: own }] : []
    }),
    others: jurisdictions
      .filter(({ code }) => code !== state)
      .map(({ code }) => ({ name: saidBy(speech => stateName(code, speech)), path: lawPage(code).law })),
  }
}

/** A source without its own Spanish wording consists of English names. */
function cited(text: Text): RuleView['source'] {
  return { text, lang: text.es === undefined ? { en: 'en' } : { en: 'en', es: 'es' } }
}

/** The coverage that a law puts into policies, or has insurers offer. The sentence about the minimum names what is compulsory. */
function coversIn(line: string, state: State, hasMinimum: boolean): readonly RuleView[] {
  if (line === 'auto') {
    const named = hasMinimum ? compulsoryCovers(state).map(({ cover }) => cover) : []
    return [...includedCovers(state, named), ...offered(state)]
  }
  if (line !== 'homeowner') return []
  return homeCoverRules
    .filter(rule => rule.state === state)
    .map(({ about, detail, statute, source }) => ({
      text: composed(tell => `${tell(homeCoverWords[about])}. ${tell(detail)}`),
      statute: cited(citation(statute)),
      source: cited(citation(source)),
    }))
}

const homeCoverWords = {
  ordinance: {
    en: 'Ordinance or law (what newer building rules add to a repair)',
    es: 'Ordenanza o ley (lo que agregan a una reparación las normas de construcción más nuevas)',
  },
  hurricaneDeductible: { en: 'Hurricane deductible', es: 'Deducible por huracán' },
} as const satisfies Readonly<Record<string, Text>>

/** What car policies have to include, or include until it is turned down, except what is named already. */
function includedCovers(state: State, named: readonly OtherCover[]): readonly RuleView[] {
  return otherCovers.flatMap(cover => {
    const { statute, paysDamage, isReported } = autoCovers(state)[cover] ?? {}
    if (!statute || isReported) return []
    const duty = named.includes(cover) ? undefined : dutyIn(state, cover)
    const text = duty
      ? composed(tell => {
          const sentences = [`${capitalized(tell(coverWords[cover]))}.`, tell(duty)]
          return [...sentences, ...(paysDamage ? [tell(damageToo.it)] : [])].join(' ')
        })
      : damageToo.uninsured
    return duty || paysDamage ? [{ text, source: cited(citation(statute)) }] : []
  })
}

const damageToo = {
  it: {
    en: 'It pays for damage to your car too, not only for injuries.',
    es: 'Paga también los daños a su auto, no solo las lesiones.',
  },
  uninsured: {
    en: 'Uninsured motorist (UM) coverage pays for damage to your car too, not only for injuries.',
    es: 'La cobertura contra conductores sin seguro (UM) paga también los daños a su auto, no solo las lesiones.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** The cover above the minimum that insurers must offer by law. */
function offered(state: State): readonly RuleView[] {
  const offer = offerIn(state)
  return offer
    ? [{ text: offer.detail, statute: cited(citation(offer.statute)), source: cited(citation(offer.source)) }]
    : []
}

/** A rule about several factors is one sentence. */
function sentencesOf(rules: readonly Rule[]): readonly RuleView[] {
  return [...new Map(rules.map(rule => [rule.detail.en, rule])).values()].map(
    ({ detail, statute, source, from }) => ({
      text: detail,
      ...(statute === undefined ? {} : { statute: cited(citation(statute)) }),
      source: cited(citation(source)),
      ...(from === undefined ? {} : { since: saidBy(speech => longDay(from, speech)) }),
    }),
  )
}
