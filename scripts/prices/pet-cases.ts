import type { BreedGroup } from '../../src/risk/words.ts'
import { petIn, petOf } from '../../tests/carriers/samples/sample-pet.ts'
import type { PriceCase } from './price-case.ts'

interface Pet {
  readonly title: string
  readonly breed: BreedGroup
  readonly months: number
}

function ofOhio({ title, breed, months }: Pet, published: PriceCase['published']): PriceCase {
  const risk = petIn({ state: 'OH', answers: petOf(breed, months) })
  return { title: `Ohio: ${title}`, risk, byMonth: true, published, source: 'recalled' }
}

const dog = (years: number): Pet => ({
  title: `a medium dog of ${years}`,
  breed: 'DOG_MEDIUM',
  months: years * 12,
})
const puppy: Pet = { title: 'a puppy of 3 months, compared with a dog of 2', breed: 'DOG_MEDIUM', months: 3 }

/** What accident and illness cover for a dog or a cat costs a month; plans for accidents alone are not compared. */
export const petCases: readonly PriceCase[] = [
  ofOhio(dog(2), [30, 40]),
  ofOhio(dog(4), [35, 45]),
  ofOhio(dog(8), [55, 75]),
  ofOhio(dog(11), [90, 130]),
  ofOhio({ title: 'a French bulldog of 4', breed: 'DOG_FLAT', months: 48 }, [75, 110]),
  ofOhio({ title: 'a cat of 4', breed: 'CAT_MIXED', months: 48 }, [18, 28]),
  { ...ofOhio(puppy, [1, 1.2]), over: ofOhio(dog(2), [30, 40]).risk },
]
