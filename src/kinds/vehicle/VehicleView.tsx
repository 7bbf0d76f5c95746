import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Field, fieldId } from '../../web/ui/form/Field.tsx'
import { Select } from '../../web/ui/form/Select.tsx'
import { useWords } from '../../web/words.ts'
import { forgetVins } from './known-vins.ts'
import { ListedSelect } from './ListedSelect.tsx'
import { useListed } from './use-listed.tsx'
import styles from './VehicleView.module.css'
import { VinShortcut } from './VinShortcut.tsx'
import type { VehicleProps } from './vehicle.ts'

const words = wordsIn({
  en: {
    car: 'Car',
    year: 'Year',
    make: 'Make',
    model: 'Model',
    choose: 'Choose',
    yearFirst: 'Choose the year first',
    makeFirst: 'Choose the make first',
    list: 'Choose from the list',
  },
  es: {
    car: 'Auto',
    year: 'Año',
    make: 'Marca',
    model: 'Modelo',
    choose: 'Elija',
    yearFirst: 'Elija primero el año',
    makeFirst: 'Elija primero la marca',
    list: 'Elegir de la lista',
  },
})

export const loadKind = () => import('./vehicle.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Year, make and model: the year decides the makes, the make the models (spec 2.3.17.1, 4.3.2). */
export default function VehicleView({
  properties: { years },
  values,
  errors,
  loadVehicleHelp: load,
}: StepViewProps<VehicleProps>) {
  const say = useWords(words)
  const { fields, car, change, isByHand, makes, models } = useCar(load)
  const isNew = values.year === undefined
  useEffect(() => {
    if (isNew) forgetVins()
  }, [isNew])
  return (
    <div className={styles.vehicle}>
      <VinShortcut
        {...{ years, loadVehicleHelp: load }}
        onCar={decoded => change({ ...decoded, year: String(decoded.year), byHand: false, filled: {} })}
        onNoCar={() => change({ year: '', make: '', model: '', byHand: false, filled: {} })}
      />
      <fieldset className={styles.fields} ref={fields} aria-label={say.car}>
        <Select
          label={say.year}
          name="year"
          placeholder={say.choose}
          options={years.map(year => ({ value: String(year), label: String(year) }))}
          defaultValue={textOf(values, 'year')}
          onChange={({ target }) => change({ year: target.value, make: '', model: '' })}
          error={errors.year}
          required
        />
        {car && !isByHand ? (
          <>
            <ListedSelect
              name="make"
              label={say.make}
              listed={makes}
              before={say.yearFirst}
              value={car.make}
              error={errors.make}
              onChoose={make => change({ make, model: '' })}
              onUnlisted={() => change({ make: '', model: '', byHand: true, focus: 'make' })}
            />
            <ListedSelect
              name="model"
              label={say.model}
              listed={models}
              before={say.makeFirst}
              value={car.model}
              error={errors.model}
              onChoose={model => change({ model })}
              onUnlisted={() => change({ model: '', byHand: true, focus: 'model' })}
            />
          </>
        ) : (
          (['make', 'model'] as const).map(name => (
            <Field
              key={name}
              label={say[name]}
              name={name}
              autoComplete="off"
              maxLength={60}
              defaultValue={car?.[name] ?? textOf(values, name)}
              error={errors[name]}
              required
            />
          ))
        )}
      </fieldset>
      {isByHand && (
        <div>
          <Button look="plain" onClick={() => change({ make: '', model: '', byHand: false, focus: 'make' })}>
            {say.list}
          </Button>
        </div>
      )}
    </div>
  )
}

const names = ['year', 'make', 'model'] as const
type Name = (typeof names)[number]

interface Car {
  readonly year: string
  readonly make: string
  readonly model: string
  /** Make and model are typed: the car is not in the lists. */
  readonly byHand: boolean
  /** Changes each time the car is filled in from its VIN. */
  readonly filled?: object
  /** The field to focus after the last change. */
  readonly focus?: 'make' | 'model'
}

function fieldOf({ current }: RefObject<HTMLFieldSetElement | null>, name: Name) {
  return current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
}

/** The car as chosen so far. Null without scripts and before they run: then make and model are typed. */
function useCar(load: StepViewProps['loadVehicleHelp']) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [car, setCar] = useState<Car | null>(null)

  useLayoutEffect(() => {
    const read = (name: Name) => fieldOf(fields, name)?.value.trim() ?? ''
    // What the page was rendered with, or what was typed before the scripts ran.
    setCar({ year: read('year'), make: read('make'), model: read('model'), byHand: false })
  }, [])

  useEffect(() => {
    if (car?.focus) document.getElementById(fieldId(car.focus))?.focus()
  }, [car])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen from then on is in the fields already
  useEffect(() => {
    if (!car?.filled) return
    for (const name of names) {
      const field = fieldOf(fields, name)
      if (!field) continue
      field.value = car[name]
      // A filled-in value counts as typed.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, [car?.filled])

  const year = car && !car.byHand ? car.year : ''
  const makes = useListed({ load, year })
  const models = useListed({ load, year, make: car?.make ?? '' })
  // A car that is not in the lists was typed, now or on an earlier visit.
  const isMissing = (names: readonly string[] | undefined, name: string) =>
    name !== '' && names !== undefined && !names.includes(name)
  const isByHand =
    car !== null && (car.byHand || isMissing(makes.names, car.make) || isMissing(models.names, car.model))

  const change = (changed: Partial<Car>) =>
    setCar(before => {
      const { focus: _focus, ...rest } = before ?? { year: '', make: '', model: '', byHand: false }
      return { ...rest, ...changed }
    })
  return { fields, car, change, isByHand, makes, models }
}
