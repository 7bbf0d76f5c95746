import ipaddr from 'ipaddr.js'

/** How many bits of an IPv6 address name a network: a household, or a machine that can take any address in it. */
const networkBits = 64

/**
 * What counts as one address: IPv4 as it is, whether or not it comes dressed as IPv6, and the network of other IPv6. Some
 * proxies add the port, which is left out; what isn't an address at all counts as one together.
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
