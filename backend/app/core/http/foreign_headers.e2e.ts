import { request as send } from 'node:http'
import { test } from '@japa/runner'

type Answer = { status: number; id: string; code?: string }

/** Asks with headers that `fetch` would not send. */
const ask = (path: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { HOST: host, PORT: port } = process.env
    send({ host, port, path, headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const text = Buffer.concat(chunks).toString()
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as { Code?: string }
      const id = String(answer.headers['x-request-id'])
      resolve({ status: answer.statusCode!, id, ...(body.Code && { code: body.Code }) })
    })
      .on('error', reject)
      .end()
  })

test.group('What callers say of themselves', () => {
  test('a host that is not this installation’s gets no answer', async ({ assert }) => {
    for (const path of ['/api/enums', '/dev/mailbox', '/openapi.json', '/']) {
      const answer = await ask(path, { Host: 'evil.example' })
      assert.equal(answer.status, 421, path)
      assert.equal(answer.code, 'core.unknown_host', path)
    }
    for (const host of ['localhost:3333', 'office.localhost', '127.0.0.1'])
      assert.equal((await ask('/api/enums', { Host: host })).status, 200, host)
  })

  test('a health probe may use any host name', async ({ assert }) => {
    assert.equal((await ask('/health/live', { Host: '10.0.0.7:3333' })).status, 200)
    assert.equal((await ask('/health/live', { Host: 'web-1.internal' })).status, 200)
  })

  test('the name of a request is kept only where it is one', async ({ assert }) => {
    const named = 'trace-0199f9fd.7:1'
    assert.equal((await ask('/api/enums', { 'X-Request-Id': named })).id, named)
    for (const id of [
      'x'.repeat(5_000),
      '<script>alert(1)</script>',
      'a b c d e f g h',
      'short',
      "'; drop table",
    ]) {
      const answer = await ask('/api/nothing-here', { 'X-Request-Id': id })
      assert.notEqual(answer.id, id)
      assert.match(answer.id, /^[\w-]{8,64}$/)
    }
  })
})
