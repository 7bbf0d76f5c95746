import { type KeyboardEvent, useRef, useState } from 'react'
import { Alert } from '../../web/ui/Alert.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Fold } from '../../web/ui/Fold.tsx'
import { rememberVin } from '../../web/ui/known-vins.ts'
import type { DecodedVin, VehicleHelp } from '../../web/ui/step-view.ts'
import { plainVin } from '../vehicle-details/plain-vin.ts'
import { VinField } from '../vehicle-details/VinField.tsx'
import styles from './VinShortcut.module.css'
import type { Vehicle } from './vehicle.ts'

interface VinShortcutProps {
  readonly years: readonly number[]
  readonly loadVehicleHelp: () => Promise<VehicleHelp>
  /** A car was read out of the VIN; a model that the VIN does not tell is empty. */
  readonly onCar: (car: Vehicle) => void
}

/** Fills in the car from its VIN; what it fills in, the visitor may change. It needs scripts, and hides without. */
export function VinShortcut({ years, loadVehicleHelp, onCar }: VinShortcutProps) {
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  async function decode(): Promise<void> {
    const vin = plainVin(place.current?.querySelector('input')?.value ?? '')
    if (busy) return
    if (vin.length < 10) return setSaid('I need at least the first 10 characters of the VIN.')
    setBusy(true)
    const decoded = await loadVehicleHelp().then(
      help => help.decode(vin),
      () => null,
    )
    setBusy(false)
    const car = decoded && carOf(decoded, years)
    setSaid(car ? filledIn : notFound)
    if (!car) return
    rememberVin(car, vin)
    onCar(car)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter here asks for the car and does not send the page.
    event.preventDefault()
    void decode()
  }

  return (
    <div className={styles.shortcut} ref={place}>
      <Fold summary="Have the VIN handy? I can fill in the rest.">
        <div className={styles.inside}>
          <VinField name="vin" onKeyDown={onKeyDown} />
          <div>
            <Button busy={busy} onClick={() => void decode()}>
              Fill in my car
            </Button>
          </div>
          {said && (
            <Alert look="note">
              <p>{said}</p>
            </Alert>
          )}
        </div>
      </Fold>
    </div>
  )
}

const filledIn = 'I’ve filled in your car below. Please check that it’s right.'
const notFound = 'I couldn’t find a car with this VIN. Please choose it below.'

function carOf({ year, make, model }: DecodedVin, years: readonly number[]): Vehicle | null {
  return year !== null && years.includes(year) ? { year, make: make ?? '', model: model ?? '' } : null
}
