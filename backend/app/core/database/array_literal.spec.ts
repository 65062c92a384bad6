import { test } from '@japa/runner'
import { arrayLiteral, textArrayLiteral } from '#app/core/database/array_literal'

test.group('An array of PostgreSQL', () => {
  test('holds plain values as they are, and none where there is none', ({ assert }) => {
    assert.equal(arrayLiteral(['2026-11-02', 7, 0, false, null]), '{2026-11-02,7,0,false,NULL}')
    assert.equal(arrayLiteral([]), '{}')
  })

  test('quotes texts, which cannot end it or begin another value', ({ assert }) => {
    assert.equal(
      textArrayLiteral(['a,b', '"}', '\\"\\', 'NULL', '', 7, null]),
      String.raw`{"a,b","\"}","\\\"\\","NULL","","7",NULL}`
    )
  })
})
