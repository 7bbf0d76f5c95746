import { afterAll, expect, test } from 'vitest'
import { AppError } from '../errors.ts'
import { openPictures } from './pictures.ts'

const pictures = openPictures()
afterAll(() => pictures.close())

const drawing = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`
const widthOf = (png: Buffer) => png.readUInt32BE(16)

test('gives each drawing its own picture, in whatever order they were wanted', async () => {
  const sizes = [10, 20, 30]
  const drawn = await Promise.all(sizes.map(size => pictures.of(drawing(size))))
  expect(drawn.map(widthOf)).toEqual(sizes)
})

test('draws the same drawing once', async () => {
  const [one, other] = await Promise.all([pictures.of(drawing(40)), pictures.of(drawing(40))])
  expect(other).toBe(one)
  expect(await pictures.of(drawing(40))).toBe(one)
})

test('turns away more than it could draw soon', async () => {
  const wanted = Array.from({ length: 21 }, async (_, nth) => pictures.of(drawing(100 + nth)))
  const ends = await Promise.allSettled(wanted)
  const refused = ends.filter(({ status }) => status === 'rejected')
  expect(refused).toEqual([{ status: 'rejected', reason: new AppError('unavailable') }])
})

test('a drawing that cannot be drawn spoils none of those that wait behind it', async () => {
  const wanted = [60, 'no drawing', 70, ']]>', 80].map(one =>
    pictures.of(typeof one === 'number' ? drawing(one) : one).then(widthOf, () => 'failed'),
  )
  expect(await Promise.all(wanted)).toEqual([60, 'failed', 70, 'failed', 80])
})

test('goes on after a drawing that cannot be drawn', async () => {
  await expect(pictures.of('no drawing')).rejects.toThrow(AppError)
  expect(widthOf(await pictures.of(drawing(50)))).toBe(50)
})
