import { Button } from '../../web/ui/Button.tsx'
import { Actions, ItemList } from '../../web/ui/ItemList.tsx'
import type { StepViewProps } from '../../web/ui/step-view.ts'
import type { DriversProps } from './drivers.ts'

export const loadKind = () => import('./drivers.ts')

/** The drivers: edit, delete, add (spec 2.3, step 16). */
export default function DriversView({
  properties: { drivers, first_needed },
  send,
}: StepViewProps<DriversProps>) {
  return (
    <ItemList
      items={drivers.map(({ age, ...row }) => ({ ...row, detail: `${age} years old` }))}
      {...(first_needed && { whoIsFirst: <WhoIsFirst drivers={drivers} /> })}
      none="No drivers are on the list yet."
      add="Add another driver"
      addFirst="Add a driver"
      loss="I’ll quote without this driver. You can add them back any time."
      send={send}
    />
  )
}

/** Asked when the first driver was taken off the list: nobody takes that place unasked. */
function WhoIsFirst({ drivers }: Pick<DriversProps, 'drivers'>) {
  return (
    <section aria-labelledby="who-is-first">
      <h2 id="who-is-first">Who’s the first driver now?</h2>
      <p>
        The policy will be in the first driver’s name. Once you choose, I’ll ask how the others are related to
        that person. Everyone else is still on the list.
      </p>
      <Actions>
        {drivers.map(({ id, name, age }) => (
          <Button key={id} says={{ action: 'first', uuid: id }}>
            {name}, {age}
          </Button>
        ))}
        <Button says={{ action: 'new', type: 'first' }}>Someone who isn’t listed</Button>
      </Actions>
    </section>
  )
}
