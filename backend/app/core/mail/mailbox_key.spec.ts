import { test } from '@japa/runner'
import { mailboxCookie, mailboxEntrance, mailboxKey } from '#app/core/mail/mailbox_key'

const appKey = 'only-for-the-tests-of-this-folder'

test.group('The key of the development mailbox', () => {
  test('follows from the key of the installation, and from nothing else', ({ assert }) => {
    const key = mailboxKey(appKey)
    assert.equal(key, 'DsyNZFZD_DhcXxA-eT7Or7_gy1O4svON3SNKnX1d9nI')
    assert.notEqual(mailboxKey(`${appKey}.`), key)
    assert.equal(mailboxEntrance(appKey), `/dev/mailbox?key=${key}`)
    assert.equal(mailboxCookie, 'shiftloom_mailbox')
  })
})
