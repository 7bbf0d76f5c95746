import type { AutoCover, IncludedCover } from '../../rating/inputs/auto-cover.ts'
import type { OwnSentence, Sentence } from '../../sentences/sentence.ts'
import { isOwn } from '../../sentences/tell.ts'

/** What each part of a car policy pays, in whole sentences; none where the cover is not known by its values. */
export function coverExplained(coverage: Sentence): readonly OwnSentence[] {
  const cover = autoCoverIn(coverage)
  if (!cover) return []
  const { injury, injuryProtection, property, required = [], without = [], tort, rental } = cover
  return [
    ...(injury.length > 0 ? [{ key: 'explained.injury', values: { amounts: injury } } as const] : []),
    { key: 'explained.property', values: { amounts: property } },
    ...injuryProtection.map(amount => ({ key: 'explained.injuryProtection', values: { amount } }) as const),
    ...required.map(includedExplained),
    ...without.map(one => ({ key: `lacking.${one}` }) as const),
    ...(tort ? [{ key: `explained.tort${tort}` } as const] : []),
    damageExplained(cover),
    ...(rental === undefined ? [] : [{ key: 'explained.rental', values: { amount: rental } } as const]),
  ]
}

/** The values of a car policy behind the line about it: of our own sentence, or of a plan's. */
function autoCoverIn(coverage: Sentence): AutoCover | null {
  if ('text' in coverage) return null
  if (coverage.key === 'cover.auto') return coverage.values
  if (isOwn(coverage)) return null
  for (const value of Object.values(coverage.values ?? {}))
    if (typeof value === 'object' && 'physicalDamage' in value) return value
  return null
}

function includedExplained({ cover, least, limits = [], elsewhere }: IncludedCover): OwnSentence {
  if (elsewhere) return { key: `explained.protection${elsewhere}` }
  switch (cover) {
    case 'uninsured':
    case 'underinsured':
      return { key: `explained.${cover}`, values: { amounts: limits } }
    case 'injuryProtection':
    case 'propertyProtection':
    case 'medicalPayments':
      return { key: `explained.${cover}`, values: least === undefined ? {} : { amount: least } }
  }
}

function damageExplained({ physicalDamage, deductibles, carDeductibles }: AutoCover): OwnSentence {
  if (physicalDamage === 'LIABILITY') return { key: 'explained.LIABILITY' }
  return { key: `explained.${physicalDamage}`, values: { amounts: carDeductibles ?? deductibles } }
}
