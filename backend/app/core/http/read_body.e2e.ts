import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, deflateSync, gzip, gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Failure } from '#contracts/http'
import { world } from '#tests/world/world'

const signIn = '/api/user-access/authentication/sign-in'
const tags = '/api/organisation-management/tags'

/** Sends bytes as they are: clients of a library would pack or refuse them. */
async function send(
  path: string,
  body: Buffer | string | ReadableStream,
  headers: Record<string, string> = {}
) {
  const { HOST: host, PORT: port } = process.env
  const answer = await fetch(`http://${host}:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body as BodyInit,
    ...(body instanceof ReadableStream && { duplex: 'half' as const }),
  })
  const failure = (await answer.json()) as Partial<Failure>
  const problems = failure.Details?.fields ?? []
  return { status: answer.status, code: failure.Code, sentence: failure.ErrorMessage, problems }
}

test.group('Bodies of requests', () => {
  test('an endpoint open to everyone reads 64 kB', async ({ assert }) => {
    const ofBytes = (bytes: number) => JSON.stringify({ email: 'x', password: 'x'.repeat(bytes - 27) })
    assert.equal((await send(signIn, ofBytes(64 * 1024))).status, 400)
    assert.deepInclude(await send(signIn, ofBytes(64 * 1024 + 1)), {
      status: 413,
      code: 'core.payload_too_large',
    })
    // A body without a content length is counted while it arrives.
    const packed = gzipSync(ofBytes(300_000))
    assert.equal((await send(signIn, packed, { 'content-encoding': 'gzip' })).status, 413)
  })

  test('callers without an account learn that before their body is read', async ({ assert }) => {
    const answer = await send(tags, JSON.stringify({ name: 'x'.repeat(1_000_000) }))
    assert.deepInclude(answer, { status: 401, code: 'core.unauthenticated' })
    assert.equal((await send(tags, 'not json')).status, 401)
  })

  test('too many values and too many levels are invalid input', async ({ assert }) => {
    const { admin } = await world()
    const headers = { authorization: `Bearer ${admin.token}` }
    for (const body of [
      JSON.stringify({ name: 'Nights', more: Array.from({ length: 120_001 }, () => 1) }),
      JSON.stringify({
        name: 'Nights',
        ...Object.fromEntries(Array.from({ length: 501 }, (_, at) => [at, at])),
      }),
      `{"name":"Nights","more":${'['.repeat(40)}${']'.repeat(40)}}`,
      `{"name":"Nights","more":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
    ])
      assert.deepInclude(await send(tags, body, headers), { status: 400, code: 'core.invalid_input' })
    assert.equal((await send(signIn, `{"email":[${'1,'.repeat(2_000)}1]}`)).status, 400)
  })

  test('of many thousand problems the first twenty are named', async ({ assert }) => {
    const { admin } = await world()
    const body = JSON.stringify({ operations: Array.from({ length: 6_000 }, () => ({ kind: 'create' })) })
    const answer = await send('/api/scheduling/commands', body, { authorization: `Bearer ${admin.token}` })
    assert.deepInclude(answer, { status: 400, code: 'core.invalid_input' })
    assert.lengthOf(answer.problems, 20)
  })

  test('packed bodies are read; what cannot be unpacked is refused with a sentence', async ({ assert }) => {
    const { admin } = await world()
    const headers = { authorization: `Bearer ${admin.token}` }
    const packings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }
    for (const [packing, pack] of Object.entries(packings)) {
      const body = pack(JSON.stringify({ name: `Nights ${packing}` }))
      assert.equal((await send(tags, body, { ...headers, 'content-encoding': packing })).status, 201)
      const broken = await send(tags, 'not packed', { ...headers, 'content-encoding': packing })
      assert.deepInclude(broken, { status: 400, code: 'core.invalid_input' })
    }
    for (const path of [tags, signIn]) {
      const unknown = await send(path, '{}', {
        ...headers,
        'content-encoding': 'zstd-or-so',
        language: 'pl-PL',
      })
      assert.deepInclude(unknown, {
        status: 415,
        code: 'core.unsupported_media_type',
        sentence: 'Dane przesłano w nieobsługiwanym formacie.',
      })
    }
  })

  test('a packed body that grows out of proportion is refused, whether its head has a length or not', async ({
    assert,
  }) => {
    const { admin } = await world()
    const headers = { authorization: `Bearer ${admin.token}` }
    const grown = JSON.stringify({ name: 'Nights', more: 'x'.repeat(400_000) })
    for (const [packing, pack] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const)
      for (const body of [pack(grown), streamOf(pack(grown))]) {
        const answer = await send(tags, body, { ...headers, 'content-encoding': packing, language: 'pl-PL' })
        assert.deepInclude(answer, {
          status: 413,
          code: 'core.payload_too_large',
          sentence: 'Przesłane dane są zbyt duże. Wyślij mniej naraz albo mniejszy plik.',
        })
      }
    assert.equal((await send(tags, grown, headers)).status, 201, 'not packed, it is as large as it is')
  })

  test('honest bodies that repeat themselves are read, however well they pack', async ({ assert }) => {
    const { admin } = await world()
    const headers = { authorization: `Bearer ${admin.token}` }
    const operations = Array.from({ length: 6_000 }, () => ({ kind: 'delete', id: randomUUID(), version: 1 }))
    const csv = Array.from({ length: 4_000 }, (_, at) => {
      const time = new Date(Date.UTC(2026, 0, 1) + at * 900_000).toISOString()
      return `${time.slice(0, 10)};${time.slice(11, 16)};Kraków;Tickets;${String((at * at * 37 + at * 11) % 9)}`
    }).join('\n')
    const packings = { gzip: promisify(gzip), br: promisify(brotliCompress) }
    assert.isAbove(csv.length, 40 * (await packings.br(csv)).length, 'as well as such files pack')
    const bodies: { packing: string; packed: Buffer }[] = []
    for (const [packing, pack] of Object.entries(packings))
      for (const more of [operations, csv]) {
        const name = `Nights ${String(bodies.length)}`
        bodies.push({ packing, packed: await pack(JSON.stringify({ name, more })) })
      }
    for (const { packing, packed } of bodies) {
      const answer = await send(tags, packed, { ...headers, 'content-encoding': packing })
      assert.equal(answer.status, 201, `${packing} ${String(answer.code)}`)
      const again = await send(tags, streamOf(packed), { ...headers, 'content-encoding': packing })
      assert.deepInclude(again, { status: 400, code: 'organisation.name_taken' }, packing)
    }
  })
})

/** Sent piece by piece, so that no length stands in the head. */
const streamOf = (bytes: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes))
      controller.close()
    },
  })
