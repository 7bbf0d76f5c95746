import { type LookupOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An outgoing call was blocked: its address is not on the public internet, and no setting allows it. */
class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
  readonly code = 'FORBIDDEN_ADDRESS'
}

/** Whether an address is on the public internet: not loopback, private, link-local, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // An IPv4 address written as IPv6 is checked as IPv4.
  return ipaddr.process(address).range() === 'unicast'
}

interface Target {
  readonly hostname: string
  readonly port: number
}

/** Throws ForbiddenAddress for a literal address that is not public. Names are checked when they are looked up. */
export function refusePrivate({ hostname }: Pick<Target, 'hostname'>): void {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && !isPublicAddress(bare))
    throw new ForbiddenAddress('no address of the public internet')
}

/**
 * Looks a name up as the system does, and refuses it when any of its addresses is not public. It runs while connecting,
 * so that a name cannot be checked as one address and called at another.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...(options as LookupOptions), all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new ForbiddenAddress('no address of the public internet'), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
