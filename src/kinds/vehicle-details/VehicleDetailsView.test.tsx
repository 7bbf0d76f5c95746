import { expect, test } from 'vitest'
import { drawn } from '../../../tests/rooms/kinds-view.ts'
import { rememberVin } from '../vehicle/known-vins.ts'
import VehicleDetailsView from './VehicleDetailsView.tsx'

const car = { year: 2026, make: 'Toyota', model: 'Camry' }
const properties = { title: 'Tell me about your Camry', car }

test('the earlier answer fills the fields', () => {
  const values = { vin: '4T1G11AK8PU123456', ownership: 'LEASED', usage: 'BUSINESS', daily_mileage: 30 }
  const html = drawn(VehicleDetailsView, properties, { values })
  expect(html).toMatch(/name="vin"[^>]*value="4T1G11AK8PU123456"/)
  expect(html).toMatch(/<input(?=[^>]*value="LEASED")(?=[^>]*checked="")/)
  expect(html).toMatch(/<input(?=[^>]*value="BUSINESS")(?=[^>]*checked="")/)
  expect(html).toMatch(/name="daily_mileage"[^>]*value="30"/)
})

test('a VIN that filled in this car is not asked for again', () => {
  rememberVin({ ...car, model: 'Corolla' }, '5YFEPRAE9LP123456')
  expect(drawn(VehicleDetailsView, properties)).not.toContain('5YFEPRAE9LP123456')
  const corolla = { ...properties, car: { ...car, model: 'Corolla' } }
  expect(drawn(VehicleDetailsView, corolla)).toContain('value="5YFEPRAE9LP123456"')
})
