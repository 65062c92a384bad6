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

  test('show all of a mail, and all mails of a list', ({ assert }) => {
    const contentOf = (page: string) =>
      page
        .slice(page.indexOf('<main>'), page.indexOf('</main>'))
        .replaceAll(/>\s+</g, '><')
        .replaceAll(/\s+/g, ' ')
    const plain = { ...mail, to_address: 'anna@example.com', subject: 'Hasło' }
    const other = { ...plain, id: `${mail.id.slice(0, -1)}2`, subject: 'Kod' }
    const line = ({ id, subject }: typeof mail) =>
      `<tr><td><a href="/dev/mailbox/${id}">${subject}</a></td><td>anna@example.com</td>` +
      '<td><time datetime="2026-11-02T10:00:00.000Z">2026-11-02T10:00:00.000Z</time></td></tr>'
    assert.equal(
      contentOf(listPage([plain, other], words, 'n')),
      '<main><h1>[title]</h1><table><thead><tr><th scope="col">[subject]</th><th scope="col">[to]</th>' +
        `<th scope="col">[received]</th></tr></thead><tbody>${line(plain)}${line(other)}</tbody></table>`
    )
    const text = 'Kod: 123 http://app.example/code i https://app.example.'
    assert.equal(
      contentOf(mailPage({ ...plain, text_body: text }, words, 'n')),
      '<main><h1>Hasło</h1><p><a href="/dev/mailbox">[back]</a></p><dl><dt>[to]</dt><dd>anna@example.com</dd>' +
        '<dt>[received]</dt><dd>2026-11-02T10:00:00.000Z</dd><dt>[language]</dt><dd>pl-PL</dd></dl>' +
        '<h2>[text]</h2><pre lang="pl-PL">Kod: 123 <a href="http://app.example/code" rel="noreferrer">' +
        'http://app.example/code</a> i <a href="https://app.example." rel="noreferrer">https://app.example.</a>' +
        '</pre><h2>[html]</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ' +
        `src="/dev/mailbox/${mail.id}/body" title="Hasło"></iframe>`
    )
  })
})
