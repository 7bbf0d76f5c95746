import { decodeVin } from '../src/reference/vehicles/vin.ts'

// Published VINs of makers with many schemes and with few, as short as visitors may type them; the last matches no car.
const vins =
  '1FTFW5L86R 1FT8W3BT0R 1HGCM82633 2HKRW2H20N 2T3B1RFV0S 5N1AT2MVXL KMHRC8A33R 1C4PJMBN0P 2B3CJ7DW4A 1G1YC2D47T WBAVB13586 WDC0G8EB1L 3VV4B7AX5M JM3KFBCM8P ZZZZZZZZZZ'.split(
    ' ',
  )
const rounds = 2_000

interface VinFigures {
  readonly medianMicroseconds: number
  readonly p99Microseconds: number
}

/** Times single look-ups, after a first round that loads the keys; takes about a second. */
export function benchVins(): VinFigures {
  const took: number[] = []
  for (let round = 0; round <= rounds; round += 1) {
    for (const vin of vins) {
      const start = performance.now()
      decodeVin(vin)
      if (round > 0) took.push((performance.now() - start) * 1_000)
    }
  }
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { medianMicroseconds: at(0.5), p99Microseconds: at(0.99) }
}
