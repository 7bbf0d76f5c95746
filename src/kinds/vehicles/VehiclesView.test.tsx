import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import VehiclesView from './VehiclesView.tsx'

test('shows each car with the end of its VIN (spec 3.3.6)', () => {
  const vehicles = [
    { id: 'a', name: '2026 Toyota Camry', vin: '4T1G11AK8PU123456' },
    { id: 'b', name: '2020 Ford F-150', vin: '1FTFW1E50LFA00001' },
  ]
  const text = drawn(VehiclesView, { title: 'Your cars', vehicles }).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toMatch(
    /2026 Toyota Camry\s+VIN ending in 3456.*2020 Ford F-150\s+VIN ending in 0001.*Add another car/,
  )
})

test('says when there is none', () => {
  expect(drawn(VehiclesView, { title: 'Your cars', vehicles: [] })).toMatch(
    /No cars are on the list yet.*Add a car/,
  )
})
