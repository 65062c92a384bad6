import ipaddr from 'ipaddr.js'

/**
 * The client that attempts from a network address count for: an IPv4 address itself, however it is written, and the /64
 * network of an IPv6 address, because a client with one of its addresses has all of them.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
