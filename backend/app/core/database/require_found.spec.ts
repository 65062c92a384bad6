import { test } from '@japa/runner'
import { requireFound } from '#app/core/database/require_found'

const refusalOf = (asked: string[], found: string[]) => {
  try {
    requireFound(
      asked,
      found.map((id) => ({ id }))
    )
    return null
  } catch (refusal) {
    const { key, details } = refusal as { key: string; details: object }
    return { key, details }
  }
}

test.group('Rows that are asked for', () => {
  test('may all be there, with others', ({ assert }) => {
    assert.isNull(refusalOf([], []))
    assert.isNull(refusalOf(['a', 'b'], ['b', 'a', 'c']))
  })

  test('are refused with the first that is missing', ({ assert }) => {
    assert.deepEqual(refusalOf(['a', 'b', 'c'], ['a']), { key: 'core.not_found', details: { id: 'b' } })
  })
})
