import { expect, test } from 'vitest'
import type { AddressProps } from '../../kinds/address/address.ts'
import { linesOf } from '../index.ts'

/** What a line says next to its question for an address. */
function beside(name: string, choices?: Parameters<typeof linesOf>[1]) {
  const { stages } = linesOf([name], choices).byName(name)
  const steps = stages.flatMap(({ step }) => (typeof step === 'function' ? [] : [step]))
  // The kind determines these props.
  const props = steps.find(({ kind }) => kind === 'address')?.props as AddressProps | undefined
  return props?.privacyInfo?.en ?? expect.fail(`${name} asks for no address`)
}

test.each(['renters', 'homeowner', 'auto'])('a maps service is named where %s asks for an address', name => {
  const sees = 'Smarty sees what you type here, so it can suggest addresses.'
  expect(beside(name, { emailVariants: {}, mapsService: 'Smarty' })).toContain(sees)
  expect(beside(name, { emailVariants: {} })).toBe(beside(name))
  expect(beside(name)).not.toMatch(/suggest|no one else/)
})
