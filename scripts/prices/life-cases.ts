import { wholeDollars } from '../../src/language/money.ts'
import type { LifeAnswers, LifeCover } from '../../src/risk/life.ts'
import type { Sex } from '../../src/risk/words.ts'
import { aged, built, lifeIn } from '../../tests/carriers/samples/sample-life.ts'
import type { PriceCase } from './price-case.ts'

interface Life {
  readonly sex: Sex
  readonly age: number
  readonly smokes?: boolean
  /** Of the standard class by build, which publishers call regular; else of the best class that somebody can have. */
  readonly isRegular?: boolean
  readonly cover?: LifeCover
}

function lifeOf({ sex, age, smokes = false, isRegular = false, cover = '500000:20' }: Life) {
  const answers: Partial<LifeAnswers> = {
    ...aged(age),
    ...(isRegular ? built(35) : {}),
    sex: { choice: sex },
    cover: { choice: cover },
    health: { choices: [smokes ? 'TOBACCO_NOW' : 'NONE'] },
  }
  return lifeIn({ state: 'OH', answers })
}

/** A price of a month, by default of the best class without tobacco. */
function monthOf(life: Life, published: PriceCase['published'], source?: string): PriceCase {
  return {
    title: titleOf(life),
    risk: lifeOf(life),
    byMonth: true,
    published,
    source: source ?? (life.age === 65 ? 'Quotacy 2023, Insure.com 2025' : 'Quotacy 2023, recalled'),
  }
}

/** What somebody of the regular class pays for a year at once. */
function regularYear(
  { sex, age, smokes = false }: Life,
  [ten, twenty]: readonly [number, number],
): readonly PriceCase[] {
  const covers = [['500000:10', ten] as const, ['500000:20', twenty] as const]
  return covers.map(([cover, published]) => {
    const life = { sex, age, smokes, isRegular: true, cover }
    return {
      title: `${titleOf(life)}, a year`,
      risk: lifeOf(life),
      published: [published, published],
      source: 'Insure.com 2023',
    }
  })
}

function titleOf({ sex, age, smokes = false, isRegular = false, cover = '500000:20' }: Life): string {
  const [sum, term] = cover.split(':')
  const habits = `${smokes ? ' who smokes' : ''}${isRegular ? ', of the regular class' : ''}`
  return `${wholeDollars(Number(sum))} for ${term} years: ${sex === 'F' ? 'a woman' : 'a man'} of ${age}${habits}`
}

const man: Life = { sex: 'M', age: 40 }

function besideUsual(
  title: string,
  cover: LifeCover,
  published: PriceCase['published'],
  source = 'recalled',
): PriceCase {
  return {
    title: `A man of 40: ${title}, compared with $500,000 for 20 years`,
    risk: lifeOf({ ...man, cover }),
    over: lifeOf(man),
    byMonth: true,
    published,
    source,
  }
}

function printed(sex: Sex, age: number, cover: LifeCover, price: number): PriceCase {
  return monthOf({ sex, age, cover }, [price, price], 'CreditDonkey 2019')
}

/** Whom the calibration believes where sources differ, for the page of prices. */
export const lifeSources = `Where sources differ, those that print a table are believed. For smokers these are Insure.com 2023, regular class, and
Policygenius 2022, preferred class, which agree at 25. Otherwise healthy smokers, men of 45 and 55, were recalled to pay $180 and $440
a month, a figure that is in no printed table and is too low next to Insure.com's. For 10 years, 0.62 of the price of 20 was recalled at
40, while Insure.com 2023 and CreditDonkey 2019 print 0.68 to 0.78. CreditDonkey prints all five terms for $250,000 up to 50, and 10
and 15 years for other amounts up to 60; 25 years for other amounts and all that is beyond these ages is modeled.`

/** What term life costs a month in the best class that somebody can have, and people of the regular class a year. */
export const lifeCases: readonly PriceCase[] = [
  monthOf({ sex: 'F', age: 40 }, [22, 24.5]),
  monthOf(man, [26, 29]),
  monthOf({ sex: 'M', age: 30 }, [18.5, 19.5]),
  monthOf({ sex: 'M', age: 50 }, [66, 71]),
  monthOf({ sex: 'M', age: 60 }, [195, 205]),
  monthOf({ sex: 'F', age: 65 }, [260, 347]),
  printed('M', 30, '1000000:10', 24.58),
  printed('F', 30, '1000000:10', 20.48),
  printed('M', 40, '500000:15', 25.67),
  printed('M', 50, '1000000:15', 110.27),
  printed('F', 40, '250000:15', 14.79),
  monthOf({ ...man, smokes: true }, [118, 150], 'recalled'),
  monthOf({ sex: 'F', age: 25, smokes: true }, [57.44, 57.44], 'Policygenius 2022'),
  monthOf({ sex: 'M', age: 25, smokes: true }, [72.52, 72.52], 'Policygenius 2022'),
  ...regularYear({ sex: 'F', age: 25 }, [281, 358]),
  ...regularYear({ sex: 'M', age: 25 }, [344, 442]),
  ...regularYear({ sex: 'F', age: 35 }, [313, 440]),
  ...regularYear({ sex: 'M', age: 35 }, [370, 516]),
  ...regularYear({ sex: 'F', age: 45 }, [577, 845]),
  ...regularYear({ sex: 'M', age: 45 }, [694, 1071]),
  ...regularYear({ sex: 'F', age: 55 }, [1145, 1870]),
  ...regularYear({ sex: 'M', age: 55 }, [1554, 2620]),
  ...regularYear({ sex: 'F', age: 25, smokes: true }, [629, 798]),
  ...regularYear({ sex: 'M', age: 25, smokes: true }, [826, 1060]),
  ...regularYear({ sex: 'F', age: 35, smokes: true }, [776, 1158]),
  ...regularYear({ sex: 'M', age: 35, smokes: true }, [972, 1436]),
  ...regularYear({ sex: 'F', age: 45, smokes: true }, [1638, 2515]),
  ...regularYear({ sex: 'M', age: 45, smokes: true }, [2093, 3338]),
  ...regularYear({ sex: 'F', age: 55, smokes: true }, [3476, 5528]),
  ...regularYear({ sex: 'M', age: 55, smokes: true }, [4823, 7711]),
  besideUsual('$250,000', '250000:20', [0.61, 0.65]),
  besideUsual('$1,000,000', '1000000:20', [1.7, 1.75]),
  besideUsual('10 years', '500000:10', [0.68, 0.78], 'Insure.com 2023, CreditDonkey 2019'),
  besideUsual('15 years', '500000:15', [0.86, 0.86], 'CreditDonkey 2019'),
  besideUsual('25 years', '500000:25', [1.27, 1.27], 'CreditDonkey 2019'),
  besideUsual('30 years', '500000:30', [1.65, 1.65]),
]
