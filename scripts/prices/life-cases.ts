import type { LifeAnswers, LifeCover } from '../../src/risk/life.ts'
import type { Sex } from '../../src/risk/words.ts'
import { aged, lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import type { PriceCase } from './price-case.ts'

interface Life {
  readonly sex: Sex
  readonly age: number
  readonly smokes?: boolean
  readonly cover?: LifeCover
}

function lifeOf({ sex, age, smokes = false, cover = '500000:20' }: Life) {
  const answers: Partial<LifeAnswers> = {
    ...aged(age),
    sex: { choice: sex },
    cover: { choice: cover },
    health: { choices: [smokes ? 'TOBACCO_NOW' : 'NONE'] },
  }
  return lifeIn({ state: 'OH', answers })
}

function monthOf(life: Life, published: PriceCase['published']): PriceCase {
  const who = `${life.sex === 'F' ? 'a woman' : 'a man'} of ${life.age}${life.smokes ? ' who smokes' : ''}`
  return {
    title: `$500,000 for 20 years: ${who}`,
    risk: lifeOf(life),
    byMonth: true,
    published,
    source: life.smokes
      ? 'recalled, Insure.com 2023'
      : life.age === 65
        ? 'Quotacy 2023, Insure.com 2025'
        : 'Quotacy 2023, recalled',
  }
}

const man: Life = { sex: 'M', age: 40 }

function besideUsual(title: string, cover: LifeCover, published: PriceCase['published']): PriceCase {
  return {
    title: `A man of 40: ${title}, compared with $500,000 for 20 years`,
    risk: lifeOf({ ...man, cover }),
    over: lifeOf(man),
    byMonth: true,
    published,
    source: 'recalled',
  }
}

/** What term life costs a month in the best class that somebody can have. */
export const lifeCases: readonly PriceCase[] = [
  monthOf({ sex: 'F', age: 40 }, [22, 24.5]),
  monthOf(man, [26, 29]),
  monthOf({ sex: 'M', age: 30 }, [18.5, 19.5]),
  monthOf({ sex: 'M', age: 50 }, [66, 71]),
  monthOf({ sex: 'M', age: 60 }, [195, 205]),
  monthOf({ sex: 'F', age: 65 }, [260, 347]),
  monthOf({ ...man, smokes: true }, [118, 150]),
  monthOf({ sex: 'M', age: 45, smokes: true }, [180, 180]),
  monthOf({ sex: 'M', age: 55, smokes: true }, [440, 440]),
  besideUsual('$250,000', '250000:20', [0.61, 0.65]),
  besideUsual('$1,000,000', '1000000:20', [1.7, 1.75]),
  besideUsual('10 years', '500000:10', [0.62, 0.62]),
  besideUsual('30 years', '500000:30', [1.65, 1.65]),
]
