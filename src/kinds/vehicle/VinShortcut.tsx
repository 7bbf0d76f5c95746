import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import type { DecodedVin, VehicleHelp } from '../../web/step/step-view.ts'
import { Alert } from '../../web/ui/Alert.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { Fold } from '../../web/ui/dialog/Fold.tsx'
import { useWords } from '../../web/words.ts'
import { plainVin } from '../vehicle-details/plain-vin.ts'
import { VinField } from '../vehicle-details/VinField.tsx'
import { rememberVin } from './known-vins.ts'
import styles from './VinShortcut.module.css'
import type { Vehicle } from './vehicle.ts'

const words = wordsIn({
  en: {
    offer: 'Have the VIN handy? I can fill in the rest.',
    fill: 'Fill in my car',
    filled: 'I’ve filled in your car below. Please check that it’s right.',
    tooShort: 'I need at least the first 10 characters of the VIN.',
    unknown: 'I couldn’t find a car with this VIN. Please check it, or choose the car below.',
    failed: 'I couldn’t look up the VIN just now. Try again, or choose the car below.',
  },
  we: {
    offer: 'Have the VIN handy? We can fill in the rest.',
    filled: 'We’ve filled in your car below. Please check that it’s right.',
    tooShort: 'We need at least the first 10 characters of the VIN.',
    unknown: 'We couldn’t find a car with this VIN. Please check it, or choose the car below.',
    failed: 'We couldn’t look up the VIN just now. Try again, or choose the car below.',
  },
  es: {
    offer: '¿Tiene el VIN a la mano? Con él se completa el resto.',
    fill: 'Completar los datos del auto',
    filled: 'Los datos de su auto ya están abajo. Revise que sean correctos.',
    tooShort: 'Se necesitan al menos los primeros 10 caracteres del VIN.',
    unknown: 'No se encontró ningún auto con este VIN. Revíselo o elija el auto abajo.',
    failed: 'En este momento no se puede consultar el VIN. Intente de nuevo o elija el auto abajo.',
  },
})

interface VinShortcutProps {
  readonly years: readonly number[]
  readonly loadVehicleHelp: () => Promise<VehicleHelp>
  /** The VIN was decoded; the model is empty if the VIN does not contain it. */
  readonly onCar: (car: Vehicle) => void
  /** The VIN matches no car: discard the one that an earlier VIN filled in. */
  readonly onNoCar: () => void
}

/** Fills in the car from its VIN; the visitor may change it. Hidden without scripts. */
export function VinShortcut({ years, loadVehicleHelp, onCar, onNoCar }: VinShortcutProps) {
  const say = useWords(words)
  const place = useRef<HTMLDivElement>(null)
  /** Whether the car below comes from a VIN. */
  const isFromVin = useRef(false)
  /** What is said about the VIN in the field, not about an earlier one. */
  const [outcome, setOutcome] = useState<'filledIn' | { readonly error: string }>()
  const [busy, setBusy] = useState(false)
  /** The VIN that was asked for last: a press during a look-up waits for its end. */
  const wanted = useRef('')
  const input = () => place.current?.querySelector('input')

  async function decode(): Promise<void> {
    const typed = () => plainVin(input()?.value ?? '')
    if (typed().length < enough) return fail(say.tooShort)
    wanted.current = typed()
    if (busy) return
    setBusy(true)
    let vin: string
    let decoded: DecodedVin | null | undefined
    do {
      vin = wanted.current
      decoded = await loadVehicleHelp().then(
        help => help.decode(vin),
        () => undefined,
      )
    } while (vin !== wanted.current)
    setBusy(false)
    // By now the field has another VIN: this answer is not about it.
    if (typed() !== vin) return
    const car = decoded && carOf(decoded, years)
    if (!car) {
      if (decoded !== undefined && isFromVin.current) {
        isFromVin.current = false
        onNoCar()
      }
      return fail(decoded === undefined ? say.failed : say.unknown)
    }
    isFromVin.current = true
    setOutcome('filledIn')
    rememberVin(car, vin)
    onCar(car)
  }
  function fail(message: string): void {
    setOutcome({ error: message })
    input()?.focus()
  }
  useUnaskedVin(place, decode)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter here looks up the car and does not submit the page.
    event.preventDefault()
    void decode()
  }

  return (
    <div className={styles.shortcut} ref={place}>
      <Fold summary={say.offer}>
        <div className={styles.inside} onInput={() => setOutcome(undefined)}>
          <VinField
            name="vin"
            error={typeof outcome === 'object' ? outcome.error : undefined}
            onKeyDown={onKeyDown}
          />
          <div>
            <Button busy={busy} onClick={() => void decode()}>
              {say.fill}
            </Button>
          </div>
          {outcome === 'filledIn' && <Alert look="note" text={say.filled} />}
        </div>
      </Fold>
    </div>
  )
}

/** Characters that encode year, make and model (spec 5.22). */
const enough = 10

/** Submitting the page with a VIN but no car looks up the VIN first, like the button next to it. */
function useUnaskedVin(place: RefObject<HTMLElement | null>, decode: () => Promise<void>): void {
  const latest = useRef(decode)
  useEffect(() => {
    latest.current = decode
  })
  useEffect(() => {
    const form = place.current?.closest('form')
    const onSubmit = (event: SubmitEvent) => {
      const isFilled = (name: string) => new FormData(form ?? undefined).get(name) !== ''
      if (!isFilled('vin') || ['year', 'make', 'model'].every(isFilled)) return
      // Otherwise the page would complain about each field that the VIN will fill in.
      event.preventDefault()
      event.stopPropagation()
      void latest.current()
    }
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => form?.removeEventListener('submit', onSubmit, { capture: true })
  }, [place])
}

function carOf({ year, make, model }: DecodedVin, years: readonly number[]): Vehicle | null {
  return year !== null && years.includes(year) ? { year, make: make ?? '', model: model ?? '' } : null
}
