import { wordsIn } from '../../language/text.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words.ts'

const words = wordsIn({ en: { start: 'See my own prices' }, es: { start: 'Ver sus propios precios' } })

/** The button that begins renters insurance at a ZIP code. A form, so that it works without scripts and no address names the ZIP code. */
export function StartHere({ zip, look }: { zip: string; look: 'primary' | 'quiet' }) {
  const say = useWords(words)
  return (
    <form method="post" action="/start">
      <input type="hidden" name="type" value="renters" />
      <input type="hidden" name="zipCode" value={zip} />
      <Button type="submit" look={look}>
        {say.start}
      </Button>
    </form>
  )
}
