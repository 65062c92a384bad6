/** Sends hostile bodies from a process of its own, so that their making is not counted. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { hostileBodies } from './corpus.ts'
import { shapedBodies } from './shaped.ts'

export type Order = {
  url: string
  method?: string
  token: string | null
  field: string
  most: number
  name: string
  bytes: number
  packing?: Packing
}
export type Packing = 'gzip' | 'br'
/** Bytes before the body is packed, and those that are sent; status 0 where the server hung up before it was all sent. */
export type Receipt = { bytes: number; sentBytes: number; status: number }

const packed: Record<Packing, (body: string) => Buffer<ArrayBuffer>> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
}

process.on('message', (order: Order) => void send(order).then((receipt) => process.send!(receipt)))

let made = { key: '', bytes: 0, body: Buffer.alloc(0) }

async function send(order: Order): Promise<Receipt> {
  const { url, method = 'POST', token, field, most, name, bytes, packing } = order
  const key = JSON.stringify([field, most, name, bytes, packing])
  if (made.key !== key) {
    const all = [...hostileBodies(field, most), ...shapedBodies(field)]
    const text = name === 'nothing' ? '{}' : all.find((one) => one.name === name)!.body(bytes)
    const body = packing ? packed[packing](text) : Buffer.from(text)
    made = { key, bytes: Buffer.byteLength(text), body }
  }
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(packing && { 'content-encoding': packing }),
  }
  const answer = await fetch(url, { method, headers, body: made.body }).catch(() => null)
  await answer?.arrayBuffer()
  return { bytes: made.bytes, sentBytes: made.body.length, status: answer?.status ?? 0 }
}
