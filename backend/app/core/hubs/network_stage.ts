import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { startFromSources } from '#app/core/outage/process_stage'

/**
 * A web process of its own, from the sources, on the database and the bus of the tests.
 * @param env what it reads instead
 */
export async function startWeb(port?: number, env: Record<string, string> = {}) {
  const listening = port ?? (await freePort())
  const { kill, terminate, until, written } = startFromSources(['bin/server.ts'], {
    ...{ PORT: String(listening), LOG_LEVEL: 'fatal' },
    ...env,
  })
  const url = `http://127.0.0.1:${listening}`
  await until(async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok ?? false)
  return {
    port: listening,
    url,
    kill,
    terminate,
    written,
    /** One API call with a user's token. @throws on a refusal */
    call: async <T = void>(token: string, method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
      if (answer.status === 204) return undefined as T
      return ((await answer.json()) as { result: T }).result
    },
  }
}
export type Web = Awaited<ReturnType<typeof startWeb>>

/**
 * The wire between a client and a server, which can be cut and mended, or fall silent: then connections stay and come about,
 * and nothing passes.
 * @param hear what the client sends, on its way
 */
export async function startWire(serverPort: number, hear: (sent: Buffer) => void = () => {}) {
  const open = new Set<Socket>()
  let [whole, silent] = [true, false]
  const server = createServer((client) => {
    if (!whole) return void client.destroy()
    if (silent) return void open.add(client.on('error', () => {}))
    const upstream = connect(serverPort, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
    client.on('data', hear)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    whole = false
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (whole = true),
    fallSilent: () => {
      silent = true
      for (const socket of open) socket.pause()
    },
    stop: () => {
      cut()
      server.close()
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** The wire between a process and the store at an address. @returns the address by way of the wire, beside the wire */
export async function startWireTo(address: string, hear?: (sent: Buffer) => void) {
  const url = new URL(address)
  const wire = await startWire(Number(url.port), hear)
  url.port = new URL(wire.url).port
  return { ...wire, url: url.href }
}
