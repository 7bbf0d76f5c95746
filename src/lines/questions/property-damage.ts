import * as v from 'valibot'
import { type Choice, type ChoiceProps, choice } from '../../kinds/choice/choice.ts'
import { wholeDollars } from '../../language/money.ts'
import { alike, composed } from '../../language/texts.ts'
import { minimumLimits, minimumSentence } from '../../law/auto-minimums.ts'
import type { State } from '../../law/jurisdictions.ts'
import { type PropertyDamage, propertyDamagesBeside } from '../../law/property-damage.ts'
import { oneOf, said } from '../../wizard/check.ts'
import type { Step } from '../../wizard/step.ts'
import { type Insured, limitSums } from '../auto-covers.ts'

/** The limit for damage to the property of others, asked separately from the other limits only beside the prices. */

type Answers = Pick<Insured, 'address' | 'today' | 'limits'>

function homeOf({ address, today }: Answers) {
  // The address step accepts only the 51 states.
  return { state: address.state as State, on: today }
}

function limitsOf(answers: Answers) {
  const { choice } = answers.limits
  return choice === 'MIN' ? minimumLimits(homeOf(answers)) : limitSums[choice]
}

function choicesFor(answers: Answers): readonly Choice<PropertyDamage>[] {
  const limits = limitsOf(answers)
  return propertyDamagesBeside(limits, homeOf(answers)).map(value => ({
    value,
    title: alike(wholeDollars(Number(value))),
    ...(Number(value) === limits.property
      ? { description: { en: 'Part of your limits', es: 'Incluida en sus límites' } }
      : {}),
  }))
}

/** Whether there is more than one amount for the chosen limits. */
export function mayChoosePropertyDamage(answers: Answers): boolean {
  return choicesFor(answers).length > 1
}

/** What the policy pays for damage that its drivers cause; an amount below the state's minimum is refused, naming it. */
export function propertyDamage(
  answers: Answers,
): Step<{ choice: PropertyDamage }, ChoiceProps<PropertyDamage>> {
  const choices = choicesFor(answers)
  const step = choice({
    title: {
      en: 'How much property damage coverage do you want?',
      es: '¿Cuánta cobertura por daños a la propiedad quiere?',
    },
    short: { en: 'Property damage', es: 'Daños a la propiedad' },
    subtitle: {
      en: 'The most the policy pays for cars and other property you damage in one crash.',
      es: 'Lo máximo que la póliza paga por los autos y otros bienes que usted dañe en un mismo choque.',
    },
    choices,
    privacyShort: {
      en: 'You can choose it separately from your other limits.',
      es: 'Puede elegirla aparte de sus otros límites.',
    },
    privacyInfo: {
      en: 'Of three limits such as 100/300/100, the last one is for property damage: other people’s cars, fences and buildings. If the damage costs more, you may have to pay the rest yourself. Some insurers price it separately. Others sell it only as part of the three.',
      es: 'De tres límites como 100/300/100, el último es por daños a la propiedad: autos, cercas y edificios ajenos. Si los daños cuestan más, es posible que usted tenga que pagar el resto. Algunas aseguradoras le ponen un precio aparte. Otras la venden solo como parte de los tres.',
    },
  })
  const values = choices.map(({ value }) => value)
  const least = minimumSentence(homeOf(answers))
  const message = composed(
    tell =>
      `${tell(least)} ${tell({ en: 'Please choose one of these amounts.', es: 'Elija una de estas cantidades.' })}`,
  )
  const schema = v.object({ choice: oneOf(values, said(message)) })
  return {
    ...step,
    answer: () => schema,
    stillFits: stored => {
      const read = v.safeParse(schema, stored)
      return { answer: read.success ? read.output : null, notes: [] }
    },
  }
}
