import { writeFileSync } from 'node:fs'
import { BaseCommand } from '@adonisjs/core/ace'
import { eventWordsOf } from '#app/event_logs/testing/event_words_of'
import { locales } from '#contracts/enums'

/** After a text of the event log's screen has changed; a test compares both. */
export default class EventWords extends BaseCommand {
  static commandName = 'event_log:words'
  static description =
    'Copy the words of the event log’s screen to the server, which writes them into its file'

  async run() {
    for (const locale of locales)
      writeFileSync(
        this.app.makePath('app/event_logs/lang', locale, 'event_words.json'),
        `${JSON.stringify(eventWordsOf(locale), null, 2)}\n`
      )
  }
}
