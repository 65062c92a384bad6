import { test } from '@japa/runner'
import { collationOf, containing } from '#app/core/http/collation'

test.group('Texts in SQL', () => {
  test('are sorted by the alphabet of a language that is known, and by that of English else', ({
    assert,
  }) => {
    assert.deepEqual(
      ['en-US', 'pl-PL', 'vi-VN', 'xx', `x"; drop table users; --`].map(collationOf),
      ['en', 'pl', 'vi', 'en', 'en'].map((language) => `collate "${language}-x-icu"`)
    )
  })

  test('are searched for as they stand: their wildcards mean themselves', ({ assert }) => {
    assert.equal(containing('Kitchen'), '%Kitchen%')
    assert.equal(containing('50%_a\\b_'), String.raw`%50\%\_a\\b\_%`)
  })
})
