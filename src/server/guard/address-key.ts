import ipaddr from 'ipaddr.js'

/** How many bits of an IPv6 address name a network: a household, or a machine that can take any address in it. */
const networkBits = 64

/** What counts as one address: IPv4 as it is, whether or not it comes dressed as IPv6, and the network of other IPv6. */
export function addressKey(ip: string): string {
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${networkBits}`).toString()
}
