import { type Told, wordsIn } from '../../language/text.ts'
import { Actions, ItemList } from '../../web/step/ItemList.tsx'
import type { StepViewProps } from '../../web/step/step-view.ts'
import { Button } from '../../web/ui/Button.tsx'
import { useWords } from '../../web/words.ts'
import { submitWith } from '../../wizard/pressed.ts'
import { canBeFirst } from './can-be-first.ts'
import type { DriversProps } from './drivers.ts'

const words = wordsIn({
  en: {
    age: (years: number) => `${years} years old`,
    aged: (name: string, years: number) => `${name}, ${years}`,
    none: 'No drivers are on the list yet.',
    add: 'Add another driver',
    addFirst: 'Add a driver',
    loss: 'I’ll quote without this driver. You can add them back any time.',
    who: 'Who’s the first driver now?',
    choose:
      'The policy will be in the first driver’s name. Once you choose, I’ll ask how the others are related to that person. Everyone else is still on the list.',
    tooYoung: (least: number | undefined) =>
      `The policy will be in the first driver’s name, so that person needs to be at least ${least}. Please add someone who is. Everyone else is still on the list.`,
    other: 'Someone who isn’t listed',
    new: 'Add the first driver',
  },
  we: {
    loss: 'We’ll quote without this driver. You can add them back any time.',
    choose:
      'The policy will be in the first driver’s name. Once you choose, we’ll ask how the others are related to that person. Everyone else is still on the list.',
  },
  es: {
    age: years => `${years} años`,
    aged: (name, years) => `${name}, ${years} años`,
    none: 'Todavía no hay conductores en la lista.',
    add: 'Agregar otro conductor',
    addFirst: 'Agregar un conductor',
    loss: 'Se cotizará sin este conductor. Puede volver a agregarlo cuando quiera.',
    who: '¿Quién es ahora el primer conductor?',
    choose:
      'La póliza estará a nombre del primer conductor. Después de elegirlo se le preguntará qué relación tienen los demás con esa persona. Los demás siguen en la lista.',
    tooYoung: least =>
      `La póliza estará a nombre del primer conductor, así que esa persona debe tener al menos ${least} años. Agregue a alguien que los tenga. Los demás siguen en la lista.`,
    other: 'Alguien que no está en la lista',
    new: 'Agregar al primer conductor',
  },
})

export const loadKind = () => import('./drivers.ts').then(({ answer, fields }) => ({ answer, fields }))

/** The drivers: edit, delete, add (spec 2.3.16.1). */
export default function DriversView({
  properties: { drivers, first_needed, firstMinAge },
  send,
}: StepViewProps<DriversProps>) {
  const say = useWords(words)
  return (
    <ItemList
      items={drivers.map(({ age, ...row }) => ({ ...row, detail: say.age(age) }))}
      {...(first_needed && { whoIsFirst: <WhoIsFirst drivers={drivers} minAge={firstMinAge} /> })}
      none={say.none}
      add={say.add}
      addFirst={say.addFirst}
      loss={say.loss}
      send={send}
    />
  )
}

interface WhoIsFirstProps {
  readonly drivers: Told<DriversProps['drivers']>
  readonly minAge: Parameters<typeof canBeFirst>[1]
}

/** Shown when the first driver was removed: only the visitor chooses the next, and only an adult can be first. */
function WhoIsFirst({ drivers, minAge }: WhoIsFirstProps) {
  const say = useWords(words)
  const adults = drivers.filter(({ age }) => canBeFirst(age, minAge))
  return (
    <section aria-labelledby="who-is-first">
      <h2 id="who-is-first">{say.who}</h2>
      <p>{adults.length > 0 ? say.choose : say.tooYoung(minAge?.years)}</p>
      <Actions>
        {adults.map(({ id, name, age }) => (
          <Button key={id} {...submitWith({ action: 'first', uuid: id })}>
            {say.aged(name, age)}
          </Button>
        ))}
        <Button {...submitWith({ action: 'new', type: 'first' })}>
          {adults.length > 0 ? say.other : say.new}
        </Button>
      </Actions>
    </section>
  )
}
