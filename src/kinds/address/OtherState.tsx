import type { ZipPlace } from '../../web/step/step-view.ts'
import { Alert } from '../../web/ui/Alert.tsx'
import { Button } from '../../web/ui/Button.tsx'
import type { AddressProps } from './address.ts'

interface OtherStateProps {
  readonly place: ZipPlace
  readonly states: AddressProps['states']
  readonly onTake: () => void
}

/** Says that the ZIP code is not in the chosen state, and offers the ZIP code's own. */
export function OtherState({ place: { city, state, zipcode }, states, onTake }: OtherStateProps) {
  const name = states.find(one => one.code === state)?.name ?? state
  return (
    <Alert look="warn">
      <p>
        ZIP code {zipcode} is in {city}, {name}.
      </p>
      <div>
        <Button onClick={onTake}>
          Use {city}, {state}
        </Button>
      </div>
    </Alert>
  )
}
