import { tryPort } from './ports.ts'
import { Refusal } from './refusal.ts'

/** How far to look for a free port above the wished one. */
const attempts = 50

/** The wished port, or the next free one above it. */
export async function choosePort(host: string, wished: number): Promise<number> {
  for (let port = wished; port < Math.min(wished + attempts, 65_536); port++) {
    const found = await tryPort(port, host)
    if ('port' in found) return port
    if (found.code !== 'EADDRINUSE') throw new Refusal(explain(found.code, host, port))
  }
  throw new Refusal(`Ports ${wished} to ${wished + attempts - 1} are all taken: set PORT to a free one.`)
}

function explain(code: string, host: string, port: number): string {
  switch (code) {
    case 'EACCES':
      return `This account may not listen on port ${port}: set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
      return `HOST is ${host}, which is not an address of this machine: use 127.0.0.1, or 0.0.0.0 for all.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, a name that does not resolve: use 127.0.0.1, or 0.0.0.0 for all.`
    default:
      return `Port ${port} of ${host} cannot be used (${code}): set HOST and PORT to others.`
  }
}
