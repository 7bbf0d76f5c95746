import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the lockfile knows every package by its hash, those of other machines too', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string }>
  }
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
})
