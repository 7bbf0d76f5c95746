import { brand } from '../../brand.ts'

/** The one rule by which the results are ordered, as `src/server/offers/rank.ts` applies it. */
export function Order() {
  return (
    <>
      <p>One rule orders every list, the same for every insurer. Here it is, whole.</p>
      <h2>Prices first, the lowest first</h2>
      <p>
        Where prices are for different periods I compare them over a year: a month counts twelve times, six
        months twice. A price that does not say what it is for gains nothing by that.
      </p>
      <h2>A little for a good rating</h2>
      <p>
        A confirmed price counts as up to 2 % lower the better customers rate its insurer: nothing up to 3
        stars, all of it at 5. That decides between neighbors; it never lifts a dear price over a cheap one.
      </p>
      <h2>Certain before likely</h2>
      <p>
        At the same price a confirmed one stands before an estimate. An estimate that rests on similar plans
        gives up its place as soon as the insurer’s own price is in.
      </p>
      <h2>Then everybody else</h2>
      <p>
        After the prices come insurers who want a call, then those who decline, those who ask for more than I
        asked you, those I could not reach, and last those who are still working. The insurer you have now is
        left out. Where all else is equal, the alphabet decides.
      </p>
      <h2>“Popular Choice”</h2>
      <p>
        One price of each list carries that tag: half for its rank by price, 40 % for its rating, 10 % for
        being confirmed. A crossed-out price is the insurer’s own earlier price, with the discount it names; I
        never make one up.
      </p>
      <h2>Ads</h2>
      <p>
        Ads come only when you ask for more results. Each says “Ad” and which network it is from. None stands
        among the first 3: the first one comes after the third insurer, the others at the very end, and with
        fewer insurers all of them do. The network is told the kind of insurance and your state, and nothing
        of you.
      </p>
      <h2>What does not count</h2>
      <p>
        Money. Nobody can pay for a better place, and what {brand.name} earns with an insurer, if anything, is
        not known to the rule.
      </p>
    </>
  )
}
