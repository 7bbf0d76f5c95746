import { describe, expect, test } from 'vitest'
import { decodeVin } from './vin.ts'

// Published VINs, cut before the serial number of the car: from 49 CFR 565, makers' decoding guides and the test set of
// cardog-ai/corgi, each with its publisher's description, in the names of our lists.
const cases = `
1FTFW5L86RF 2024 Ford F-150
1FTEX1CM8EF 2014 Ford F-150
1FT8W3BT0RE 2024 Ford F-350
1FT7W2BT3JE 2018 Ford F-250
1FAGP8FF8S5 2025 Ford Mustang
3FAHP0CG7AR 2010 Ford Fusion
1HGCM826X3A 2003 Honda Accord
2HKRW2H20NH 2022 Honda CR-V
JTDBT923291 2009 Toyota Yaris
JTEBU11F470 2007 Toyota FJ Cruiser
2T3B1RFV0SC 2025 Toyota RAV4
4S4SLDB69T3 2026 Subaru Forester
JF1VBAL68P9 2023 Subaru WRX
5N1AT2MVXLC 2020 Nissan Rogue
KMHRC8A33RU 2024 Hyundai Venue
5XYP5DGC3SG 2025 Kia Telluride
1C4PJMBN0PD 2023 Jeep Cherokee
1C6SRFETXKN 2019 Ram 1500
2C4RC1L70PR 2023 Chrysler Pacifica
2B3CJ7DW4AH 2010 Dodge Challenger
1G1YC2D47T5 2026 Chevrolet Corvette
2GKFLTEK4H6 2017 GMC Terrain
3GYK3GM46TS 2026 Cadillac Optiq
WBAVB13586P 2006 BMW 3 Series
4USBU53567L 2007 BMW Z4
WDC0G8EB1LV 2020 Mercedes-Benz GLC
WAUM2AF27KN 2019 Audi A6
3VV4B7AX5MM 2021 Volkswagen Tiguan
JM3KFBCM8P0 2023 Mazda CX-5
WP0AB2Y18LS 2020 Porsche Taycan
SALYB2RV4JA 2018 Land Rover Range Rover Velar
`
  .trim()
  .split('\n')
  .map(line => /^(\S+) (\d{4}) (Land Rover|\S+) (.+)$/.exec(line)?.slice(1) ?? [])

describe('a VIN identifies its car', () => {
  test.each(cases)('%s is a %s %s %s', (vin = '', year, make, model) => {
    expect(decodeVin(vin)).toEqual({ year: Number(year), make, model })
  })

  test.each(cases)('%s by its first ten characters alone (spec 5.22)', (vin = '') => {
    expect(decodeVin(vin.slice(0, 10))).toEqual(decodeVin(vin))
  })

  test('however it is typed', () => {
    const car = { year: 2003, make: 'Honda', model: 'Accord' }
    expect(decodeVin('1hgcm82633a004352')).toEqual(car)
    expect(decodeVin(' 1HGCM-8263 3A004352 ')).toEqual(car)
    // No VIN has an I, O or Q: they are a 1 and a 0 misread.
    expect(decodeVin('IHGCM82633AOO4352')).toEqual(car)
  })

  test('whatever its check digit says', () => {
    expect(decodeVin('1HGCM82693A004352')).toEqual(decodeVin('1HGCM82633A004352'))
  })

  test('a digit in the seventh place means a year before 2010, a letter a later one', () => {
    expect(decodeVin('1HGCM82633')?.year).toBe(2003)
    expect(decodeVin('2HKRW2H20N')?.year).toBe(2022)
  })
})

describe('a VIN that says less', () => {
  test('of a model we do not know, gives year and make', () => {
    expect(decodeVin('5UX63DP06R9')).toEqual({ year: 2024, make: 'BMW', model: null })
    expect(decodeVin('JTDBBRBE6LJ')).toEqual({ year: 2020, make: 'Toyota', model: null })
  })

  test('of a manufacturer we do not know, gives nothing', () => {
    expect(decodeVin('11111111111111111')).toBeNull()
    expect(decodeVin('ZZZZZZZZZZZZZZZZZ')).toBeNull()
  })

  test('with no model year in its tenth place, gives the make', () => {
    expect(decodeVin('1HGCM8263U')).toEqual({ year: null, make: 'Honda', model: null })
  })

  test.each([
    '',
    '1HGCM8263',
    '1HGCM82633A0043521',
    '__proto__toString',
    'constructor',
    '🚗🚗🚗🚗🚗🚗🚗🚗🚗🚗',
    "' or 1=1 --",
    '\u0000'.repeat(17),
    '[A-Z]*|******',
    'W'.repeat(5_000),
  ])('%j is none', text => {
    expect(decodeVin(text)).toBeNull()
  })
})
