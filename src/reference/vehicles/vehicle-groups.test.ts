import { describe, expect, test } from 'vitest'
import { byName } from '../build/classify.ts'
import { type VehicleGroup, vehicleGroup, vehicleGroups } from './vehicle-groups.ts'
import { vehicles } from './vehicles-data.ts'

const examples: readonly (readonly [VehicleGroup, year: number, make: string, model: string])[] = [
  ['MID_SEDAN', 2020, 'Toyota', 'Camry'],
  ['MID_SEDAN', 2016, 'Honda', 'Accord'],
  ['ECONOMY', 2021, 'Nissan', 'Altima'],
  ['ECONOMY', 2019, 'Honda', 'Civic'],
  ['HYBRID', 2018, 'Toyota', 'Prius'],
  ['SMALL_SUV', 2022, 'Toyota', 'RAV4'],
  ['SMALL_SUV', 2020, 'Honda', 'CR-V'],
  ['WAGON_SUV', 2021, 'Subaru', 'Outback'],
  ['WAGON_SUV', 2022, 'Kia', 'Telluride'],
  ['MINIVAN', 2020, 'Honda', 'Odyssey'],
  ['MINIVAN', 2015, 'Dodge', 'Grand Caravan'],
  ['PICKUP', 2022, 'Ford', 'F-150'],
  ['PICKUP', 2011, 'Ram', '1500'],
  ['OFF_ROAD', 2020, 'Jeep', 'Wrangler'],
  ['LUXURY_SUV', 2021, 'Audi', 'Q5'],
  ['LUXURY_SUV', 2023, 'Lexus', 'RX'],
  ['LUXURY_SEDAN', 2019, 'BMW', '3 Series'],
  ['ELECTRIC', 2022, 'Tesla', 'Model 3'],
  ['ELECTRIC', 2024, 'Chevrolet', 'Blazer EV'],
  ['SPORTS', 2022, 'Chevrolet', 'Corvette'],
  ['SPORTS', 2018, 'Ford', 'Mustang'],
  ['LARGE_LUXURY', 2020, 'Mercedes-Benz', 'S-Class'],
  ['LARGE_LUXURY', 2021, 'Cadillac', 'Escalade'],
]

describe('the group of a vehicle', () => {
  test.each(examples)('%s: %i %s %s', (group, year, make, model) => {
    expect(vehicleGroup({ year, make, model })).toBe(group)
  })

  test('is the neutral one for unlisted vehicles', () => {
    expect(vehicleGroup({ year: 2020, make: 'Trabant', model: '601' })).toBe('OTHER')
    expect(vehicleGroup({ year: 2020, make: 'Toyota', model: '' })).toBe('OTHER')
    expect(vehicleGroup({ year: 2020, make: '__proto__', model: 'constructor' })).toBe('OTHER')
  })

  test('does not depend on case or spaces', () => {
    expect(vehicleGroup({ year: 2020, make: ' toyota', model: 'CAMRY ' })).toBe('MID_SEDAN')
  })

  test('exists for every vehicle of the lists', () => {
    expect(vehicles.models.filter(([, , group]) => group === 'OTHER')).toEqual([])
  })

  test('has no value for a name that is in no list', () => {
    const names = new Set(vehicles.models.flatMap(([make, model]) => [make, `${make} ${model}`]))
    expect([...byName.keys()].filter(name => !names.has(name))).toEqual([])
  })

  test('is one of the closed list, each of which has vehicles except the neutral one', () => {
    const used = new Set(vehicles.models.map(([, , group]) => group))
    expect([...used].sort()).toEqual(vehicleGroups.filter(group => group !== 'OTHER').toSorted())
  })
})
