import { test } from '@japa/runner'
import type { HttpContext } from '@adonisjs/core/http'
import StorableQueryMiddleware from '#app/core/middleware/storable_query_middleware'

type Refusal = { key: string; details: unknown }

/** @returns `passed`, or the refusal */
function outcome(query: Record<string, unknown>): unknown {
  const ctx = { request: { qs: () => query }, i18n: { formatMessage: (id: string) => `in words: ${id}` } }
  try {
    return new StorableQueryMiddleware().handle(ctx as unknown as HttpContext, (() => 'passed') as never)
  } catch (refusal) {
    const { key, details } = refusal as Refusal
    return { key, details }
  }
}

test.group('A query with texts', () => {
  test('passes as it came, empty and padded values included', ({ assert }) => {
    const query = { search: ' ann ', empty: '', ids: ['a', ''] }
    assert.equal(outcome(query), 'passed')
    assert.deepEqual(query, { search: ' ann ', empty: '', ids: ['a', ''] })
  })

  test('is refused by the place of a text that PostgreSQL cannot keep', ({ assert }) => {
    const message = 'in words: validator.shared.messages.text'
    for (const [query, field] of [
      [{ search: 'a\u0000b' }, 'search'],
      [{ ids: ['a', '\ud800'] }, 'ids.1'],
    ] as const)
      assert.deepEqual(outcome(query), {
        key: 'core.invalid_input',
        details: { fields: [{ field, rule: 'text', message }] },
      })
  })
})
