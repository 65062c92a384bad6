import { createServer, type AddressInfo } from 'node:net'

/** A mail server in small: takes everything, except for people whose address begins with the code it should answer. */
export async function startMailServer() {
  const received: string[] = []
  const server = createServer((socket) => {
    let data: string[] | null = null
    socket.setEncoding('utf8')
    socket.on('error', () => {})
    socket.write('220 stage\r\n')
    let rest = ''
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
    const answer = (line: string) => {
      if (data) {
        if (line !== '.') return void data.push(line)
        received.push(data.join('\n'))
        data = null
        return socket.write('250 taken\r\n')
      }
      const refused = /^RCPT TO:<(\d{3})@/.exec(line)?.[1]
      if (refused) return socket.write(`${refused} no\r\n`)
      if (line === 'DATA') {
        data = []
        return socket.write('354 go on\r\n')
      }
      if (line === 'QUIT') return socket.end('221 bye\r\n')
      return socket.write('250 ok\r\n')
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, stop }
}
