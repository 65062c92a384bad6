import { randomBytes } from 'node:crypto'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { refusalOf } from '#app/core/http/handler'
import { bodyLimits, readBody } from '#app/core/http/read_body'

/** A request for JSON on its way in; the spec pushes its body. */
function arriving(headers: Record<string, string>, method = 'POST') {
  const req = new IncomingMessage(new Socket())
  req.method = method
  req.headers = { 'content-type': 'application/json', 'content-length': '20', ...headers }
  req.on('error', () => undefined)
  const request = new RequestFactory().merge({ req }).create()
  return { req, request, context: new HttpContextFactory().merge({ request }).create() }
}

/** A request that has arrived whole. */
function arrived(body: string | Buffer, headers: Record<string, string> = {}, method = 'POST') {
  const arrival = arriving(headers, method)
  if (body.length > 0) arrival.req.push(body)
  arrival.req.push(null)
  return arrival
}

async function hangUp(req: IncomingMessage) {
  const closed = new Promise((resolve) => req.once('close', resolve))
  req.destroy(new Error('aborted'))
  await closed
}

const refused = async (context: HttpContext) =>
  refusalOf(await readBody(context, bodyLimits.open).catch((reason: unknown) => reason))
const invalidWhole = { code: 'core.invalid_input', details: { fields: [] } }
const packings = ['gzip', 'br']
const packed = (packing: string, text: string) =>
  packing === 'br' ? brotliCompressSync(text) : gzipSync(text)

test.group('A sender who hangs up', () => {
  for (const packing of ['identity', ...packings])
    test(`before the body is read is no failure of ours: ${packing}`, async ({ assert }) => {
      const { req, context } = arriving({ 'content-encoding': packing })
      await hangUp(req)
      assert.equal((await refused(context)).code, 'core.invalid_input')
    }).timeout(5_000)

  for (const packing of packings)
    test(`while the body is unpacked is no failure of ours: ${packing}`, async ({ assert }) => {
      const { req, context } = arriving({ 'content-encoding': packing })
      req.push(packed(packing, '{"name":"Nights"}').subarray(0, 12))
      const refusal = refused(context)
      await hangUp(req)
      assert.deepEqual(await refusal, invalidWhole)
    }).timeout(5_000)
})

test.group('Which bodies are read', () => {
  test('JSON is; that of a request that asks for something, or of another type, is not', async ({
    assert,
  }) => {
    const text = '{"name":"Nights"}'
    const { request, context } = arrived(text)
    await readBody(context, bodyLimits.open)
    assert.deepEqual([request.raw(), request.body()], [text, { name: 'Nights' }])
    const unread = [
      ...['GET', 'HEAD', 'OPTIONS'].map((method) => arrived(text, {}, method)),
      arrived(text, { 'content-type': 'text/plain' }),
    ]
    for (const one of unread) {
      await readBody(one.context, bodyLimits.open)
      assert.deepEqual([one.request.raw(), one.request.body()], [null, {}])
    }
  })

  test('an empty one is an object without members', async ({ assert }) => {
    const { request, context } = arrived('', { 'content-length': '0' })
    await readBody(context, bodyLimits.open)
    assert.deepEqual(request.body(), {})
  })

  for (const text of ['null', '5', '"text"', '[]', '{"name"'])
    test(`what is no object is refused before anything judges it: ${text}`, async ({ assert }) => {
      assert.deepEqual(await refused(arrived(text).context), invalidWhole)
    })

  test('one that does not say its length is counted while it arrives', async ({ assert }) => {
    const { context } = arrived(`{"name":"${'x'.repeat(bodyLimits.open.bytes)}"}`)
    assert.equal((await refused(context)).code, 'core.payload_too_large')
  })
})

test.group('Unpacking', () => {
  test('leaves nothing behind when it stops at the limit', async ({ assert }) => {
    const { req, context } = arriving({ 'content-encoding': 'gzip' })
    const unpackers: Duplex[] = []
    const pipe = req.pipe.bind(req)
    req.pipe = (target, options) => {
      if (target instanceof Duplex) unpackers.push(target)
      return pipe(target, options)
    }
    const listeners = req.listenerCount('close')
    // More follows: the request does not end by itself.
    req.push(gzipSync(randomBytes(10 * bodyLimits.open.bytes)))
    assert.equal((await refused(context)).code, 'core.payload_too_large')
    assert.deepEqual(
      unpackers.map(({ destroyed }) => destroyed),
      [true]
    )
    assert.equal(req.listenerCount('close'), listeners)
  })
})
