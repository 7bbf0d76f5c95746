import type { TravelAnswers } from '../../src/risk/travel.ts'
import { goingTo, partyOf, tripFrom } from '../../tests/carriers/samples/sample-travel.ts'
import type { PriceCase } from './price-case.ts'

const from = (answers: Partial<TravelAnswers>) => tripFrom({ state: 'OH', answers })
const costing = (trip_cost: number) => ({ cost: { trip_cost } })

interface Trip {
  readonly title: string
  readonly answers: Partial<TravelAnswers>
  readonly source?: string
}

function abroad({ title, answers, source = 'recalled' }: Trip, published: PriceCase['published']): PriceCase {
  return { title: `14 days in France: ${title}`, risk: from(answers), published, source }
}

const aged = (age: number): Pick<Trip, 'title' | 'answers'> => ({
  title: `$5,000, one traveler of ${age}`,
  answers: { travelers: partyOf(age) },
})

/** What a trip of one traveler costs to insure. */
export const travelCases: readonly PriceCase[] = [
  abroad({ ...aged(32), source: 'MoneyGeek 2025, Forbes Advisor 2024' }, [197, 204]),
  abroad({ ...aged(65), source: 'MoneyGeek 2025' }, [394, 394]),
  abroad({ ...aged(75), source: 'MoneyGeek 2025' }, [552, 552]),
  abroad(aged(80), [700, 800]),
  abroad({ title: 'medical coverage alone, at 32', answers: costing(0) }, [30, 60]),
  abroad(
    {
      title: '$2,500 at 30',
      answers: { ...costing(2500), travelers: partyOf(30) },
      source: 'Forbes Advisor 2024',
    },
    [107, 107],
  ),
  abroad(
    {
      title: '$10,000 at 30',
      answers: { ...costing(10_000), travelers: partyOf(30) },
      source: 'Forbes Advisor 2024',
    },
    [440, 440],
  ),
  {
    title: '$10,001 at 32, compared with $10,000',
    risk: from(costing(10_001)),
    over: from(costing(10_000)),
    published: [1, 1.05],
    source: 'recalled',
  },
  {
    title: '14 days within the US at 32, $5,000, compared with France',
    risk: from({ destinations: goingTo('US') }),
    over: from({}),
    published: [0.8, 1],
    source: 'recalled',
  },
]
