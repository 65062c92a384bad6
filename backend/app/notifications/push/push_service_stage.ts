import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Post } from '#app/notifications/push/send_push'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** A push service in small: takes everything; paths named in `answers` get that status instead. */
export async function startPushService() {
  const received: Received[] = []
  const answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
    received.push({ path: request.url!, headers: request.headers, body })
    response.writeHead(answers.get(request.url!) ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** Calls the stage where the product calls the browser's service. */
  const post: Post = (address, request) =>
    fetch(`http://127.0.0.1:${port}${new URL(address).pathname}`, request)
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { received, answers, post, stop }
}

/** A browser as it subscribes, and as it reads what it gets. Source: RFC 8291, RFC 8188. */
export function subscribingBrowser(path: string) {
  const keys = createECDH('prime256v1')
  const own = keys.generateKeys()
  const auth = randomBytes(16)
  const subscription = {
    endpoint: `https://updates.push.services.mozilla.com${path}`,
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body[20]!)
    const record = body.subarray(21 + body[20]!)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
    const derived = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return { subscription, read }
}
