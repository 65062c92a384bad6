/** Where browsers let messages be left for them: Chrome and its kin, Firefox, Safari, Edge. */
const hosts = [
  /^(fcm|android|jmt17)\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
  /^([\w-]+\.)*notify\.windows\.com$/,
]

/**
 * Whether an address belongs to a push service. The server calls what browsers name here, so no address may name a
 * machine of our own network.
 */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return hosts.some((host) => host.test(hostname))
}
