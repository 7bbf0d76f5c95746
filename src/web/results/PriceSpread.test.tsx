import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Spread } from '../../contract/prices/status.ts'
import { PriceSpread } from './PriceSpread.tsx'

const spread: Spread = {
  cheapest: 1000,
  median: 1250,
  dearest: 2000,
  period: 'month',
  places: [0, 0.25, 1],
}
const average = { cents: 1800, place: 0.8, about: 'What P says.' }

/** The place of a label, and the tick of the middle figure. */
function placesIn(markup: string, label: string) {
  return {
    label: new RegExp(`<text x="([\\d.]+%)"[^>]*>${label}`).exec(markup)?.[1],
    tick: /<line class="[^"]*middle[^"]*"[^>]* x2="([\d.]+%)"/.exec(markup)?.[1],
  }
}

describe('the picture of the prices', () => {
  test('has the label of the average at its tick, and that of the median where nobody publishes an average', () => {
    const published = placesIn(
      renderToStaticMarkup(<PriceSpread spread={{ ...spread, average }} />),
      'State average',
    )
    expect(published).toEqual({ label: '79.10%', tick: '79.10%' })
    const own = placesIn(renderToStaticMarkup(<PriceSpread spread={spread} />), 'Median')
    expect(own).toEqual({ label: '25.75%', tick: '25.75%' })
  })

  test('has lowest and highest at their dots, where an average lies beyond them too', () => {
    const below = renderToStaticMarkup(
      <PriceSpread spread={{ ...spread, places: [0.4, 0.6, 1], average: { ...average, place: 0 } }} />,
    )
    expect(placesIn(below, 'Lowest').label).toBe('40.30%')
    expect(placesIn(below, 'Highest').label).toBe('98.50%')
  })

  test('says the same to screen readers', () => {
    expect(renderToStaticMarkup(<PriceSpread spread={spread} />)).toContain(
      'Lowest: $10.00. Median: $12.50. Highest: $20.00. ',
    )
  })

  test('marks a lowest or highest price that is an estimate', () => {
    const markup = renderToStaticMarkup(<PriceSpread spread={{ ...spread, cheapest_estimated: true }} />)
    expect(markup).toContain('Lowest: ~ $10.00. Median: $12.50. Highest: $20.00. ')
    expect(renderToStaticMarkup(<PriceSpread spread={{ ...spread, dearest_estimated: true }} />)).toContain(
      'Lowest: $10.00. Median: $12.50. Highest: ~ $20.00. ',
    )
    expect(renderToStaticMarkup(<PriceSpread spread={{ ...spread, median_estimated: true }} />)).toContain(
      'Median: ~ $12.50. ',
    )
  })
})
