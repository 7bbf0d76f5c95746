import { expect, test } from 'vitest'
import { searchKey } from '../search-key.ts'
import { cityName, countyName } from './names.ts'

test.each([
  ['Mckinney', 'McKinney'],
  ['Mc Lean', 'McLean'],
  ['East Mc Keesport', 'East McKeesport'],
  ['Dhs', 'DHS'],
  ['Minot Afb', 'Minot AFB'],
  ['Fe Warren Afb', 'FE Warren AFB'],
  ['Santa Fe', 'Santa Fe'],
  ['St John', 'Saint John'],
  ['Saint Mary Of The Woods', 'Saint Mary of the Woods'],
  ["Lincoln'S New Salem", "Lincoln's New Salem"],
  ['De Soto', 'De Soto'],
  ['The Dalles', 'The Dalles'],
])('the city %s is shown as %s', (raw, expected) => {
  expect(cityName(raw)).toBe(expected)
})

test.each([
  ['City and County of San Francisco', 'San Francisco'],
  ['Aleutians West (CA)', 'Aleutians West'],
  ['Anchorage Municipality', 'Anchorage'],
  ['Juneau City and Borough', 'Juneau'],
  ['City and Borough of Wrangell', 'Wrangell'],
  ['Caddo Parish', 'Caddo'],
  ['Oglala Lakota County', 'Oglala Lakota'],
  ['Saint Charles', 'St. Charles'],
  ['St. Louis', 'St. Louis'],
  ['St. Louis (city)', 'St. Louis City'],
  ['Colonial Heights (city', 'Colonial Heights City'],
  ['City of Richmond', 'Richmond City'],
  ['Carson City (city)', 'Carson City'],
  ['James City', 'James City'],
])('the county %s is shown as %s', (raw, expected) => {
  expect(countyName(raw)).toBe(expected)
})

test.each([
  ['St. Louis', 'saint louis'],
  ['Ft Worth', 'fort worth'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['Doña Ana', 'dona ana'],
  ['Winston-Salem', 'winston salem'],
  ['Mc Lean', 'mclean'],
  ['st', 'st'],
])('%s is looked up as %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})
