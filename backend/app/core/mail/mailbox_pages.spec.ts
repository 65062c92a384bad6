import { test } from '@japa/runner'
import { bodyPage, listPage, mailPage } from '#app/core/mail/mailbox_pages'

const words = { locale: 'pl-PL', t: (key: string) => `[${key}]`, moment: (at: Date) => at.toISOString() }
const mail = {
  id: '01900000-0000-7000-8000-000000000001',
  organisation_id: null,
  to_address: '"<Anna>"@example.com',
  locale: 'pl-PL',
  subject: '<img src=x onerror=alert(1)>',
  text_body: 'Ustaw hasło: https://app.example/new-password?token=a&email=b"><script>alert(1)</script>',
  html_body: '<p>Cześć</p>',
  created_at: new Date('2026-11-02T10:00:00Z'),
}

test.group('Pages of the development mailbox', () => {
  test('what a mail says is text, never part of the page', ({ assert }) => {
    for (const page of [listPage([mail], words, 'n'), mailPage(mail, words, 'n')]) {
      assert.include(page, '&lt;img src=x onerror=alert(1)&gt;')
      assert.notMatch(page, /<img|<script|"<Anna>"/)
    }
  })

  test('addresses in the text can be followed', ({ assert }) => {
    const page = mailPage(mail, words, 'n')
    assert.include(page, '<a href="https://app.example/new-password?token=a&amp;email=b" rel="noreferrer">')
  })

  test('the formatted mail lies in a frame that runs nothing', ({ assert }) => {
    const [frame] = /<iframe[^>]*>/.exec(mailPage(mail, words, 'n'))!
    assert.match(frame, /sandbox="allow-popups allow-popups-to-escape-sandbox"/)
    assert.notMatch(frame, /allow-scripts|allow-same-origin|allow-forms/)
    assert.equal(bodyPage(mail), '<base target="_blank"><p>Cześć</p>')
  })

  test('the pages say their language, and an empty mailbox says so', ({ assert }) => {
    const page = listPage([], words, 'n')
    assert.match(page, /<html lang="pl-PL">/)
    assert.include(page, '[empty]')
    assert.notInclude(page, '<table>')
  })
})
