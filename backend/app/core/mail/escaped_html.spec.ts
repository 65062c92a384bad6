import { test } from '@japa/runner'
import { escapedHtml } from '#app/core/mail/escaped_html'

test.group('Text in a page', () => {
  test('is no markup, between tags and in attributes', ({ assert }) => {
    const written = `<b title="x" id='y'>Łódź & Đà Nẵng &amp; 1 < 2</b>`
    assert.equal(
      escapedHtml(written),
      '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;Łódź &amp; Đà Nẵng &amp;amp; 1 &lt; 2&lt;/b&gt;'
    )
    assert.equal(escapedHtml(''), '')
  })
})
