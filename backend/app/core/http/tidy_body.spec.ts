import { test } from '@japa/runner'
import { tidy } from '#app/core/http/tidy_body'

const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>

test.group('A body that is made ready', () => {
  test('has null for empty texts and no space around others, in place', ({ assert }) => {
    const body = { name: '', more: { tags: ['', 'a', ' b\n'], rest: ' ' } }
    const { more } = body
    assert.isNull(tidy(body))
    assert.deepEqual(body as unknown, { name: null, more: { tags: [null, 'a', 'b'], rest: null } })
    assert.strictEqual(body.more, more)
  })

  test('loses keys that reach into prototypes', ({ assert }) => {
    const body = parsed(
      '{"__proto__":{"a":1},"inner":{"constructor":{"prototype":{"a":1}}},"constructor":"c"}'
    )
    assert.isNull(tidy(body))
    assert.deepEqual(Object.keys(body), ['inner', 'constructor'])
    assert.deepEqual(body.inner, {})
    const plain = { template: { prototype: 1 } }
    assert.isNull(tidy(plain))
    assert.deepEqual(plain, { template: { prototype: 1 } })
  })

  test('names the place of text that cannot be stored', ({ assert }) => {
    assert.equal(tidy({ a: [{ b: 'x' }, { b: 'x\u0000' }] }), 'a.1.b')
    assert.equal(tidy({ a: { '\ud800': 1 } }), 'a')
    assert.equal(tidy({ name: '\udc00' }), 'name')
    assert.isNull(tidy({ name: '🙂', count: 3, none: null }))
  })
})
