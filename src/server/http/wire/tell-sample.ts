import type { SampleListPage, SamplePrice } from '../../../contract/prices/sample.ts'
import { type Speech, told as toldIn } from '../../../language/text.ts'
import { insuranceWithin } from '../../../lines/insurance-within.ts'
import { amountOf } from '../../../units/cents.ts'
import type { SamplePrices } from '../../journey/samples/quote-sample.ts'
import type { SampleList } from '../../journey/samples/sample-list.ts'
import { tellCard } from './tell-results.ts'

/** A start page shows no more of a sample list: it is there to show what a list looks like. */
const most = 3

/** A sample list on the wire. */
export function tellSampleList(list: SampleList, speech: Speech): SampleListPage {
  const { line, place, day, offers } = list
  const told = tellSamplePrices({ ...list, offers: offers.slice(0, most) }, speech)
  const insurance = toldIn(insuranceWithin(line), speech)
  return { insurance, place, day, count: offers.length, ...told }
}

/** The prices for a made-up visitor on the wire. */
export function tellSamplePrices({ offers, view, tellIn }: SamplePrices, speech: Speech) {
  const tell = tellIn(speech)
  return {
    cover: tell({ key: 'coverage.listed', values: view.coverage.parts }),
    prices: offers.map(({ offer, cents, period }): SamplePrice => {
      const { id, insurer, cover = [] } = tellCard({ offer, view }, tell)
      const { badges: _, ...shown } = insurer
      return {
        id,
        insurer: shown,
        premium: amountOf(cents),
        period,
        differences: cover.filter(({ differs }) => differs !== undefined),
      }
    }),
  }
}
