import { addressIn, suggestionOf } from './address-id.ts'
import type { Address, Maps } from './maps.ts'

/** A maps service for tests: offers the addresses given, in order, whose street begins as typed. */
export function fakeMaps(addresses: readonly Address[]): Maps {
  return {
    async suggest(text) {
      const typed = text.toLowerCase()
      return addresses
        .filter(({ address1 }) => address1.toLowerCase().startsWith(typed))
        .map(address => suggestionOf(address))
    },
    async resolve(id) {
      return addressIn(id)
    },
  }
}
