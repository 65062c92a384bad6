import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { eventWordsOf } from '#app/event_logs/testing/event_words_of'
import { locales } from '#contracts/enums'

test.group('Words of the event log', () => {
  test('{0}: the file says what the screen says')
    .with(locales.map((locale) => [locale] as const))
    .run(({ assert }, [locale]) => {
      const path = app.makePath('app/event_logs/lang', locale, 'event_words.json')
      // After a change of the screen's words: node ace event_log:words
      assert.deepEqual(JSON.parse(readFileSync(path, 'utf8')), eventWordsOf(locale))
    })
})
