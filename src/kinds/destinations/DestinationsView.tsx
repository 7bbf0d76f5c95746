import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { byWord } from '../../language/order.ts'
import { wordsIn } from '../../language/text.ts'
import { type StepViewProps, textOf } from '../../web/step/step-view.ts'
import { classes } from '../../web/ui/classes.ts'
import { Combobox } from '../../web/ui/form/Combobox.tsx'
import { described, FieldFrame } from '../../web/ui/form/Field.tsx'
import type { Suggestion } from '../../web/ui/form/suggestion.ts'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { useWords } from '../../web/words.ts'
import styles from './DestinationsView.module.css'
import type { DestinationsProps } from './destinations.ts'
import { Flag } from './Flag.tsx'
import type { Country } from './matching.ts'
import { countryMeantBy, type Match, matching } from './matching.ts'

const words = wordsIn({
  en: {
    yours: 'Your destinations',
    chosen: (country: string) => `${country} chosen`,
    removed: (country: string) => `${country} removed`,
    search: 'Search for a country',
    example: 'Start typing, for example Italy',
    cruise:
      'For a cruise, choose the country of each port. Type a region to see its countries, such as “Caribbean”.',
    unknown: (typed: string) =>
      `I don’t know “${typed}”. Try the country’s full name, or look in the list from A to Z.`,
    list: 'Countries, A to Z',
    several: 'To choose several, hold Ctrl (Command on a Mac) and click each one. On a phone, tap each one.',
    all: 'All countries, A to Z',
    popular: 'Popular',
    popularPlaces: 'Popular destinations',
  },
  we: {
    unknown: typed =>
      `We don’t know “${typed}”. Try the country’s full name, or look in the list from A to Z.`,
  },
  es: {
    yours: 'Sus destinos',
    chosen: country => `Se agregó ${country}`,
    removed: country => `Se quitó ${country}`,
    search: 'Buscar un país',
    example: 'Empiece a escribir, por ejemplo Italia',
    cruise:
      'Para un crucero, elija el país de cada puerto. Escriba una región para ver sus países, por ejemplo “Caribe”.',
    unknown: typed =>
      `No se reconoce “${typed}”. Pruebe con el nombre completo del país o búsquelo en la lista de la A a la Z.`,
    list: 'Países, de la A a la Z',
    several:
      'Para elegir varios, mantenga presionada la tecla Ctrl (Command en una Mac) y haga clic en cada uno. En un teléfono, toque cada uno.',
    all: 'Todos los países, de la A a la Z',
    popular: 'Populares',
    popularPlaces: 'Destinos populares',
  },
})

/** The id of the list without scripts. */
const plainList = 'plain-destinations'

export const loadKind = () => import('./destinations.ts').then(({ answer, fields }) => ({ answer, fields }))

/** Countries by search, from the popular ones, or from the list A to Z (spec 2.3.12.1). */
export default function DestinationsView({
  properties: { countries: listed, popular, regions },
  values,
  errors,
}: StepViewProps<DestinationsProps>) {
  const say = useWords(words)
  const countries = listed.toSorted((a, b) => byWord(a.label, b.label))
  const [chosen, setChosen] = useState<readonly string[]>(() => codesIn(values.destinations))
  const [status, setStatus] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const hold = useHeld()
  const error = Object.entries(errors).find(([field]) => field.split('.', 1)[0] === 'destinations')?.[1]
  const labelOf = (code: string) => countries.find(country => country.code === code)?.label ?? code
  const isChosen = (code: string) => chosen.includes(code)

  function change(codes: readonly string[], news: string): void {
    setChosen(codes)
    setStatus(news)
    // A choice counts as typing: it clears the complaint, and a draft keeps it.
    requestAnimationFrame(() => search()?.dispatchEvent(new Event('input', { bubbles: true })))
  }
  const search = () => group.current?.querySelector<HTMLInputElement>('input[role="combobox"]')
  const toggle = (code: string) =>
    isChosen(code)
      ? change(
          chosen.filter(one => one !== code),
          say.removed(labelOf(code)),
        )
      : change([...chosen, code], say.chosen(labelOf(code)))
  function takeOut(code: string, at: number): void {
    toggle(code)
    // The checkbox disappears with its country: focus moves to the next one, or to the first country to choose.
    requestAnimationFrame(() => {
      const boxes = group.current?.querySelectorAll<HTMLElement>(`.${styles.taken} input`) ?? []
      const next = boxes[Math.min(at, boxes.length - 1)]
      ;(next ?? group.current?.querySelector<HTMLElement>(`.${styles.country}`))?.focus()
    })
  }
  function find(code: string): void {
    const input = search()
    if (input) input.value = ''
    if (!isChosen(code)) toggle(code)
  }
  const buttons = (codes: readonly string[]) =>
    codes.map(code => (
      <button
        key={code}
        type="button"
        className={styles.country}
        aria-pressed={isChosen(code)}
        onClick={event => {
          hold(event)
          toggle(code)
        }}
      >
        <span className={styles.sign}>
          <Flag code={code} />
        </span>
        {labelOf(code)}
      </button>
    ))

  return (
    <div className={styles.destinations} ref={group}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={say.yours}>
          {chosen.map((code, at) => (
            <li key={code}>
              <label className={styles.taken}>
                <input
                  type="checkbox"
                  name="destinations"
                  value={code}
                  defaultChecked
                  onChange={() => takeOut(code, at)}
                />
                <Flag code={code} /> {labelOf(code)}
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.scripted}>
        <Combobox
          label={say.search}
          name="destinations.search"
          defaultValue={textOf(values, 'destinations.search')}
          error={error}
          suggest={async typed => matching(countries, typed, regions).map(suggestion)}
          match={typed => {
            const country = countryMeantBy(countries, typed, regions)
            return country && suggestion({ country })
          }}
          nothing={typed =>
            /^(?:a |un )?(?:cruise|ship|boat|crucero|barco)/i.test(typed) ? say.cruise : say.unknown(typed)
          }
          wait={60}
          onChoose={({ id }) => find(id)}
          input={{ autoComplete: 'off', placeholder: say.example }}
        />
      </div>
      <noscript>
        <FieldFrame id={plainList} label={say.list} hint={say.several} error={error}>
          <select
            id={plainList}
            className={styles.plain}
            name="destinations"
            multiple
            size={12}
            {...described(plainList, { hint: say.several, error })}
          >
            {countries.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
      </noscript>
      <section className={styles.scripted} aria-label={say.popularPlaces}>
        <h2 className={styles.heading}>{say.popular}</h2>
        <div className={styles.countries}>{buttons(popular)}</div>
      </section>
      <AllCountries countries={countries} buttons={buttons} />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  )
}

/** A country in the search results, with the name that matched: "United States (Hawaii)". */
function suggestion({ country: { code, label }, by }: Match): Suggestion {
  return { id: code, label: by === undefined ? label : `${label} (${by})` }
}

/** Keeps a pressed button under the finger while the list above it grows or shrinks. */
function useHeld() {
  const held = useRef<{ button: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    const { button, top } = held.current ?? {}
    held.current = undefined
    if (button && top !== undefined)
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return ({ currentTarget: button }: MouseEvent) => {
    held.current = { button, top: button.getBoundingClientRect().top }
  }
}

interface AllCountriesProps {
  readonly countries: readonly Country[]
  readonly buttons: (codes: readonly string[]) => React.ReactNode
}

/** The whole list, rendered when it is opened. */
function AllCountries({ countries, buttons }: AllCountriesProps) {
  const say = useWords(words)
  const [open, setOpen] = useState(false)
  const letters = Map.groupBy(countries, ({ label }) => label.normalize('NFD').charAt(0))
  return (
    <details
      className={classes(styles.all, styles.scripted)}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>{say.all}</summary>
      {open &&
        [...letters].map(([letter, named]) => (
          <section key={letter} aria-label={letter}>
            <h2 className={styles.heading}>{letter}</h2>
            <div className={styles.countries}>{buttons(named.map(({ code }) => code))}</div>
          </section>
        ))}
    </details>
  )
}

function codesIn(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap(one => (typeof one?.code === 'string' && one.code !== '' ? [one.code] : []))
}
