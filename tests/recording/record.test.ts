import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../src/wizard/sample.ts'
import { type Running, run } from '../support/service.ts'
import { recordJourney } from './journey.ts'

const folder = process.env.RECORD_TO ?? ''
const count = Number(process.env.RECORD_COUNT ?? 300)

let service: Running
beforeAll(async () => {
  if (folder === '') throw new Error('Name the folder to write to: npm run record -- <folder>')
  // Dates are those of one day, whenever it is recorded.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T15:00:00Z`), shouldAdvanceTime: true })
  service = await run({ today })
  mkdirSync(folder, { recursive: true })
})
afterAll(() => service.close())

test.each(Array.from({ length: count }, (_, seed) => seed))('journey %i', async seed => {
  const said = await recordJourney(service, seed)
  expect(said.length).toBeGreaterThan(10)
  const text = said.flatMap(({ asked, reply }) => [`== ${asked}`, ...reply, '']).join('\n')
  writeFileSync(join(folder, `${String(seed).padStart(3, '0')}.txt`), text)
})
