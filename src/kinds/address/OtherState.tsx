import { type Told, wordsIn } from '../../language/text.ts'
import type { ZipPlace } from '../../web/step/step-view.ts'
import { Alert } from '../../web/ui/Alert.tsx'
import { Button } from '../../web/ui/Button.tsx'
import { useWords } from '../../web/words.ts'
import type { AddressProps } from './address.ts'

const words = wordsIn({
  en: {
    place: (zip: string, city: string, state: string) => `ZIP code ${zip} is in ${city}, ${state}.`,
    take: (city: string, state: string) => `Use ${city}, ${state}`,
  },
  es: {
    place: (zip, city, state) => `El código postal ${zip} está en ${city}, ${state}.`,
    take: (city, state) => `Usar ${city}, ${state}`,
  },
})

interface OtherStateProps {
  readonly place: ZipPlace
  readonly states: Told<AddressProps['states']>
  readonly onTake: () => void
}

/** Says that the ZIP code is not in the chosen state, and offers the ZIP code's own. */
export function OtherState({ place: { city, state, zipcode }, states, onTake }: OtherStateProps) {
  const say = useWords(words)
  const name = states.find(one => one.code === state)?.name ?? state
  return (
    <Alert look="warn">
      <p>{say.place(zipcode, city, name)}</p>
      <div>
        <Button onClick={onTake}>{say.take(city, state)}</Button>
      </div>
    </Alert>
  )
}
