import type { Community } from '../../../communities/community.ts'
import { alike } from '../../../language/texts.ts'
import { dateBirth, sampleAnswers } from '../../../lines/samples.ts'
import type { Day } from '../../../units/day.ts'
import type { Answers } from '../../../wizard/walk.ts'
import type { MadeCommunity } from '../communities.ts'
import type { Walked } from '../journey-of.ts'
import { earlierAnswer } from '../wizard/earlier-answer.ts'

/** The answers of a community's sample tenant to the questions of renters insurance. */
export function tenantAnswers(
  { street: address1, city, state, zip, tenant }: Community,
  today: Day,
): Answers {
  return {
    ...sampleAnswers.renters({ zip, city, state, today }),
    address: { address1, address2: '', city, state, zipcode: zip },
    home: { choice: tenant.home },
    dob: dateBirth(today, tenant.age),
    protections: { choices: tenant.protections.length > 0 ? tenant.protections : ['NONE'] },
    property: { choice: tenant.belongings },
    liability: { choice: tenant.liability },
    deductible: { choice: tenant.deductible },
  }
}

/** The answers that a community's page shows; the place is shown above them. */
const shown: ReadonlySet<string> = new Set([
  'home',
  'protections',
  'animal',
  'property',
  'liability',
  'deductible',
  'losses',
])

/** The sample tenant, in the words of the questions. */
export function sampleTenant({ tenant }: Community, of: Walked): MadeCommunity['tenant'] {
  const answers = of.walked.path
    .filter(({ stage }) => shown.has(stage.name))
    .map(stop => earlierAnswer(of, stop))
  return [
    { label: { en: 'Age', es: 'Edad' }, answer: alike(String(tenant.age)) },
    ...answers.map(({ label, answer }) => ({ label, answer })),
  ]
}
