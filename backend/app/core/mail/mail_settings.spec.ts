import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { mailQueue, mailSettings, mailboxIsOpen } from '#app/core/mail/mail_settings'
import env from '#start/env'

type Given = { SMTP_URL?: string; MAIL_FROM?: string; APP_URL?: string; DEV_MAILBOX?: boolean }
const set = (given: Given) => {
  env.get = ((name: keyof Given) => given[name]) as never
}
const isOpen = (isProduction: boolean, given: Given = {}): boolean => {
  Object.defineProperty(app, 'inProduction', { value: isProduction, configurable: true })
  set(given)
  return mailboxIsOpen()
}

test.group('Settings of mails', (group) => {
  group.each.setup(() => {
    const get = env.get.bind(env)
    return () => {
      env.get = get
      Reflect.deleteProperty(app, 'inProduction')
    }
  })

  test('open the mailbox of development there, and in production where that is said', ({ assert }) => {
    assert.isTrue(isOpen(false))
    assert.isFalse(isOpen(true))
    assert.isFalse(isOpen(true, { DEV_MAILBOX: false }))
    assert.isTrue(isOpen(true, { DEV_MAILBOX: true }))
  })

  test('keep the mailbox shut where mails are sent', ({ assert }) => {
    for (const isProduction of [false, true])
      assert.isFalse(isOpen(isProduction, { SMTP_URL: 'smtp://mail.example', DEV_MAILBOX: true }))
    assert.isTrue(isOpen(false, { SMTP_URL: '' }))
  })

  test('send from the address that is given, or from one of the product', ({ assert }) => {
    set({ SMTP_URL: 'smtp://mail.example', APP_URL: 'https://shifts.example' })
    assert.deepEqual(mailSettings(), { smtpUrl: 'smtp://mail.example', from: 'no-reply@shifts.example' })
    set({ MAIL_FROM: 'Plan <plan@example.test>', APP_URL: 'https://shifts.example' })
    assert.deepEqual(mailSettings(), { smtpUrl: null, from: 'Plan <plan@example.test>' })
    set({})
    assert.equal(mailSettings().from, 'no-reply@localhost')
    assert.equal(mailQueue, 'mail')
  })
})
