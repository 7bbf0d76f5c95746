import { useSite } from '../facts.ts'

/** The rule that orders the results, as applied in `src/server/results/rank.ts`. */
export function Order() {
  const site = useSite()
  return (
    <>
      <p>One rule orders every list, and it’s the same for every insurer. Here’s the whole thing.</p>
      <h2>Prices come first, lowest to highest</h2>
      <p>
        When prices cover different periods, I compare them over a year: a monthly price counts twelve times,
        and a six-month price counts twice. A price that doesn’t say what period it covers gains nothing by
        that.
      </p>
      <h2>A small edge for a good rating</h2>
      <p>
        A confirmed price counts as up to 2% lower the better customers rate the insurer: nothing up to 3
        stars, the full 2% at 5. That settles close calls. It never lifts an expensive price over a cheap one.
      </p>
      <h2>Confirmed before estimated</h2>
      <p>
        At the same price, a confirmed one comes ahead of an estimate. An estimate based on similar plans
        gives up its spot as soon as the insurer’s own price is in.
      </p>
      <h2>Plans that cover less</h2>
      <p>
        A plan that covers less than the usual kind, such as accidents without illness for a pet, comes after
        every plan that covers it all, however low its price.
      </p>
      <h2>Then everyone else</h2>
      <p>
        After the prices come insurers that want a phone call, then those that decline, those that need more
        than I asked you, those I couldn’t reach, and last those still working on it. The insurer you have now
        is left out. If all else is equal, the order is alphabetical.
      </p>
      <h2>“Popular Choice”</h2>
      <p>
        Where there are two prices or more for the usual coverage, one of them gets that tag: half for where
        it ranks by price, 40% for its rating and 10% for being confirmed. A crossed-out price is the
        insurer’s own earlier price, along with the discount it names. I never make one up.
      </p>
      <h2>Ads</h2>
      <p>
        Ads come only when you ask for more results. Each one says “Ad” and names its network. None of them
        appears in the first 3: the first ad comes after the third insurer and the rest at the very end, or
        all of them at the end if there are fewer insurers. The network learns the kind of insurance and your
        state, and nothing about you.
      </p>
      <h2>What doesn’t count</h2>
      <p>
        Money. No one can pay for a better spot, and the rule doesn’t know what {site.name} earns from an
        insurer, if anything.
      </p>
    </>
  )
}
