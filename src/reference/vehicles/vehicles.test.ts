import { describe, expect, test } from 'vitest'
import { modelYears } from './model-years.ts'
import { knowsVehicle, makesOf, modelsOf } from './vehicles.ts'
import { vehicles } from './vehicles-data.ts'

const parse = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => {
      const [, year, make = '', model = ''] =
        /^(\d{4}) (Aston Martin|Land Rover|\S+) (.+)$/.exec(line.trim()) ?? []
      return { year: Number(year), make, model }
    })

const sold = parse(`
  1990 Honda Accord
  1992 Ford Taurus
  1994 Saturn SL2
  1995 Geo Tracker
  1996 Oldsmobile Cutlass Ciera
  1998 Volvo V70
  1999 Mazda MX-5 Miata
  2000 Subaru Outback
  2001 Pontiac Aztek
  2002 Saab 9-3
  2003 Mercury Grand Marquis
  2004 Scion xB
  2005 Dodge Caravan
  2006 Hummer H3
  2007 Toyota FJ Cruiser
  2008 Ford F-150
  2010 Pontiac Vibe
  2011 Ram 1500
  2012 BMW 3 Series
  2013 MINI Cooper
  2014 Mercedes-Benz E-Class
  2015 Chrysler Town & Country
  2017 Volkswagen Golf
  2018 Tesla Model 3
  2019 Land Rover Discovery
  2020 Polestar Polestar 1
  2021 Toyota RAV4
  2022 Ford F-150 Lightning
  2023 Kia Telluride
  2024 Chevrolet Blazer EV
  2025 Rivian R1S
  2026 Honda Prelude
`)

const never = parse(`
  2022 Toyota Celica
  2015 Tesla Model 3
  2026 Pontiac G6
  2018 Saturn Ion
  2020 Hummer H2
  2012 Mercury Milan
  2024 Ford Fiesta
  2010 Jeep Cherokee
  2005 Chevrolet Camaro
  2000 Ford Bronco
  1995 Toyota Prius
  1999 Hyundai Palisade
  2003 Kia Soul
  2014 Chrysler PT Cruiser
  2026 Scion tC
  1993 Lexus RX
  2015 Suzuki Kizashi
  2009 Genesis G80
  2025 Chrysler 300
  2001 Honda Ridgeline
  1997 Kia Optima
  1998 Land Rover Range Rover Evoque
`)

describe('the lists of vehicles', () => {
  test.each(sold)('offer the $year $make $model, which was sold', car => {
    expect(knowsVehicle(car)).toBe(true)
  })

  test.each(never)('do not offer a $year $make $model, which never was', car => {
    expect(knowsVehicle(car)).toBe(false)
  })

  test('begin with the model year of next year and go back to 1990', () => {
    const years = modelYears('2026-11-21')
    expect(years[0]).toBe(2027)
    expect(years.at(-1)).toBe(1990)
    expect(years).toHaveLength(38)
  })

  test.each(modelYears('2026-11-21'))('have makes for %i, and models for each', year => {
    const makes = makesOf(year)
    expect(makes.length).toBeGreaterThanOrEqual(42)
    for (const make of makes) expect(modelsOf(year, make)).not.toEqual([])
  })

  test('hold at least 45 makes and 320 models of this year', () => {
    const makes = makesOf(2026)
    expect(makes.length).toBeGreaterThanOrEqual(45)
    expect(makes.flatMap(make => modelsOf(2026, make)).length).toBeGreaterThanOrEqual(320)
  })

  test('run from A to Z, numbers by their size', () => {
    const makes = makesOf(2010)
    expect(makes).toEqual(makes.toSorted((a, b) => a.localeCompare(b, 'en-US', { sensitivity: 'base' })))
    expect(modelsOf(2015, 'BMW').slice(0, 4)).toEqual(['2 Series', '3 Series', '4 Series', '5 Series'])
  })

  test('name each model of a year once', () => {
    for (const year of [1990, 2003, 2011, 2026]) {
      for (const make of makesOf(year)) {
        const models = modelsOf(year, make)
        expect(new Set(models).size).toBe(models.length)
      }
    }
  })

  test('continue in years that the data has not reached', () => {
    expect(knowsVehicle({ year: 2031, make: 'Honda', model: 'Civic' })).toBe(true)
    expect(knowsVehicle({ year: 2031, make: 'Chrysler', model: '300' })).toBe(false)
  })

  test('end before 1990', () => {
    expect(makesOf(1989)).toEqual([])
  })

  test('have no models of a make that sold nothing that year', () => {
    expect(modelsOf(2020, 'Saturn')).toEqual([])
    expect(modelsOf(2020, '__proto__')).toEqual([])
  })

  test('name no heavy truck and no chassis', () => {
    const names = vehicles.models.map(([make, model]) => `${make} ${model}`)
    const heavy = /^(?:Ford|GMC|Chevrolet) [A-Z]{1,4}\d{3,5}$|^Isuzu N[PQR]R|chassis|incomplete|motorhome/i
    expect(names.filter(name => heavy.test(name))).toEqual([])
  })
})
