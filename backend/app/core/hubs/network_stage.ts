import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import app from '@adonisjs/core/services/app'

/** A web process of its own, from the sources, on the database and the bus of the tests. */
export async function startWeb(port?: number) {
  const listening = port ?? (await freePort())
  const child = spawn(process.execPath, ['--import', '@poppinss/ts-exec', 'bin/server.ts'], {
    cwd: app.makePath(),
    env: { ...process.env, PORT: String(listening), LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${listening}`
  await answering(`${url}/health/ready`, child)
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    port: listening,
    url,
    /** As a crash does: without any notice. */
    kill,
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

/** The wire between a client and a server, which can be cut and mended. */
export async function startWire(serverPort: number) {
  const open = new Set<Socket>()
  let whole = true
  const server = createServer((client) => {
    if (!whole) return void client.destroy()
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

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error('The web process ended while it started.')
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The web process did not become ready.')
}
