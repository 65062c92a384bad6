import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StoredMail } from '#app/core/mail/outgoing_mail'
import { challenge } from '#app/identity/two_factor/challenge'
import { languages } from '#contracts/enums'
import { world } from '#tests/world/world'

const mails = [
  [
    'en-US',
    'Hello Ada & Co,',
    'Enter this code to finish signing in. It works for 10 minutes.',
    'If you are not signing in, someone knows your password: change it.',
  ],
  [
    'pl-PL',
    'Dzień dobry, Ada & Co,',
    'Wpisz ten kod, aby dokończyć logowanie. Działa przez 10 minut.',
    'Jeśli to nie Ty się logujesz, ktoś zna Twoje hasło: zmień je.',
  ],
] as const

test.group('The mail with a sign-in code', () => {
  for (const [locale, greeting, words, ignore] of mails)
    test(`greets, explains and warns, as text and as a page, in ${locale}`, async ({ assert }) => {
      const { userId } = (await world()).employee
      await db.from('users').where('id', userId).update({ name: 'Ada & Co', language: languages[locale] })
      await challenge(userId, 'email', false)
      const mail: StoredMail = await db
        .from('mails')
        .where('to_address', `${userId}@example.test`)
        .firstOrFail()
      const counted = await db.from('rate_limits').where('key', `code_mails:${userId}`).firstOrFail()
      assert.equal(counted.points, 1)
      const code = /\d{6}/.exec(mail.subject)![0]
      assert.equal(mail.text_body, [greeting, words, code, ignore].join('\n\n'))
      assert.include(mail.html_body, `<html lang="${locale}">`)
      for (const part of [greeting.replace('&', '&amp;'), words, ignore])
        assert.include(mail.html_body, `<p>${part}</p>`)
      assert.include(mail.html_body, `<strong>${code}</strong>`)
    })
})
