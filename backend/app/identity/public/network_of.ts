import ipaddr from 'ipaddr.js'

/**
 * Whom a network address stands for when attempts are counted: an IPv4 address itself, however it is written, and the
 * /64 network of an IPv6 address, because whoever has one of its addresses has all of them.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
