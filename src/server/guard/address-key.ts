import ipaddr from 'ipaddr.js'

/** How many bits of an IPv6 address identify a network: a household, or a machine that can take any address in it. */
const networkBits = 64

/**
 * What counts as one address: an IPv4 address itself, also when written as IPv6, and the network of any other IPv6
 * address. A port that a proxy added is left out; everything that is not an address counts as one.
 */
export function addressKey(ip: string): string {
  const bare = ipaddr.isValid(ip)
    ? ip
    : (/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)?.slice(1).join('') ?? '')
  if (!ipaddr.isValid(bare)) return 'unknown'
  const address = ipaddr.process(bare)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${networkBits}`).toString()
}
