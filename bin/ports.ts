import { connect, createServer } from 'node:net'
import { codeOf } from './refusal.ts'

/** Whether something answers on this port. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

/** Opens and closes a listener: `0` asks the system for any free port. Answers the port, or the error's code. */
export function tryPort(port: number, host = '127.0.0.1'): Promise<{ port: number } | { code: string }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error) => resolve({ code: codeOf(error) }))
    server.listen(port, host, () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve({ port: bound }))
    })
  })
}

/** Any free port of the loopback interface. */
export async function anyFreePort(): Promise<number> {
  const found = await tryPort(0)
  if ('code' in found) throw new Error(`the system gave no free port: ${found.code}`)
  return found.port
}
