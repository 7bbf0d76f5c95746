import { Button } from '../ui/Button.tsx'

/** The button that begins renters insurance at a ZIP code. A form, so that it works without scripts and no address names the ZIP code. */
export function StartHere({ zip, look }: { zip: string; look: 'primary' | 'quiet' }) {
  return (
    <form method="post" action="/start">
      <input type="hidden" name="type" value="renters" />
      <input type="hidden" name="zipCode" value={zip} />
      <Button type="submit" look={look}>
        See my own prices
      </Button>
    </form>
  )
}
