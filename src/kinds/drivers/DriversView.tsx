import { Actions, ItemList } from '../../web/step/ItemList.tsx'
import type { StepViewProps } from '../../web/step/step-view.ts'
import { Button } from '../../web/ui/Button.tsx'
import { submitWith } from '../../wizard/pressed.ts'
import { canBeFirst } from './can-be-first.ts'
import type { DriversProps } from './drivers.ts'

export const loadKind = () => import('./drivers.ts')

/** The drivers: edit, delete, add (spec 2.3.16.1). */
export default function DriversView({
  properties: { drivers, first_needed, firstMinAge },
  send,
}: StepViewProps<DriversProps>) {
  return (
    <ItemList
      items={drivers.map(({ age, ...row }) => ({ ...row, detail: `${age} years old` }))}
      {...(first_needed && { whoIsFirst: <WhoIsFirst drivers={drivers} minAge={firstMinAge} /> })}
      none="No drivers are on the list yet."
      add="Add another driver"
      addFirst="Add a driver"
      loss="I’ll quote without this driver. You can add them back any time."
      send={send}
    />
  )
}

interface WhoIsFirstProps {
  readonly drivers: DriversProps['drivers']
  readonly minAge: DriversProps['firstMinAge'] | undefined
}

/** Shown when the first driver was removed: only the visitor chooses the next, and only an adult can be first. */
function WhoIsFirst({ drivers, minAge }: WhoIsFirstProps) {
  const adults = drivers.filter(({ age }) => canBeFirst(age, minAge))
  return (
    <section aria-labelledby="who-is-first">
      <h2 id="who-is-first">Who’s the first driver now?</h2>
      {adults.length > 0 ? (
        <p>
          The policy will be in the first driver’s name. Once you choose, I’ll ask how the others are related
          to that person. Everyone else is still on the list.
        </p>
      ) : (
        <p>
          The policy will be in the first driver’s name, so that person needs to be at least {minAge?.years}.
          Please add someone who is. Everyone else is still on the list.
        </p>
      )}
      <Actions>
        {adults.map(({ id, name, age }) => (
          <Button key={id} {...submitWith({ action: 'first', uuid: id })}>
            {name}, {age}
          </Button>
        ))}
        <Button {...submitWith({ action: 'new', type: 'first' })}>
          {adults.length > 0 ? 'Someone who isn’t listed' : 'Add the first driver'}
        </Button>
      </Actions>
    </section>
  )
}
