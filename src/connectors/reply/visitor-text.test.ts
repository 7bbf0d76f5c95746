import { expect, it } from 'vitest'
import { isForVisitors, sentenceFor } from './visitor-text.ts'

it.each([
  'We do not insure homes with three losses in five years.',
  'Call our underwriters at 1-800-555-0100 about the dog.',
  'McKinney, TX is outside our area.',
  'Includes $500/$1,000 deductibles and 100/300 limits.',
  'Roof older than 20 years',
  'Your driving record has 2 accidents; we accept one.',
])('shows visitors %j', text => {
  expect(isForVisitors(text)).toBe(true)
})

it.each([
  'Success',
  'REJECTED - 17',
  'OK',
  'Required field PhoneNumber missing',
  'phone_number must not be empty',
  'Producer not found for AgencyId OSP-4GCS',
  'Object reference is null at RatingService',
  'PersAutoLineBusiness/PersDriver/DriverInfo: no license',
  'Error 500: unexpected response from rating',
  'The element VIN is required',
  'java.lang.NullPointerException',
  '<p>Declined</p>',
  'Schema validation failed',
])('never shows visitors %j', text => {
  expect(isForVisitors(text)).toBe(false)
})

it('says something true in its place', () => {
  expect(sentenceFor('Required field PhoneNumber missing', 'gone.decline')).toEqual({ key: 'gone.decline' })
  expect(sentenceFor(undefined, 'gone.call')).toEqual({ key: 'gone.call' })
})
