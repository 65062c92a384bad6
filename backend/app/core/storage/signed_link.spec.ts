import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import env from '#start/env'
import { downloadLink, downloadOf, fileLink, keyOfLink } from '#app/core/storage/signed_link'

const noon = Date.parse('2026-11-22T12:00:00Z')
const hours = (count: number) => noon + count * 3_600_000
const tokenAt = (now: number) => fileLink('org/id/picture.jpg', now).split('/').at(-1)!

test.group('Links to stored files', () => {
  test('are good for one to two days, and the same all day', ({ assert }) => {
    assert.equal(keyOfLink(tokenAt(noon), noon), 'org/id/picture.jpg')
    assert.equal(tokenAt(noon), tokenAt(hours(11)))
    assert.notEqual(tokenAt(noon), tokenAt(hours(12)))
    assert.equal(keyOfLink(tokenAt(noon), hours(35)), 'org/id/picture.jpg')
    assert.isNull(keyOfLink(tokenAt(noon), hours(36)))
  })

  test('name no other file and last no longer than they were signed for', ({ assert }) => {
    const [key, until, signature] = tokenAt(noon).split('.') as [string, string, string]
    const other = Buffer.from('other/id/picture.jpg').toString('base64url')
    for (const forged of [
      `${other}.${until}.${signature}`,
      `${key}.${Number(until) + 9}.${signature}`,
      `${key}.${until}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
      `${key}.${until}.`,
      'nonsense',
      '',
    ])
      assert.isNull(keyOfLink(forged, noon), forged)
  })

  test('are signed with a key of this installation, and are read whole', ({ assert }) => {
    const download = downloadLink({ key: 'org/id/scan.pdf', name: 'scan.pdf' }, noon).split('/').at(-1)!
    const signedWith = (key: string) => (token: string) => {
      const text = token.slice(0, token.lastIndexOf('.'))
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
    }
    const forged = signedWith('')
    assert.equal(signedWith(`${env.get('APP_KEY')}/stored-files`)(tokenAt(noon)), tokenAt(noon))
    assert.equal(signedWith(`${env.get('APP_KEY')}/downloads`)(download), download)
    for (const change of [forged, (token: string) => `!${token}`, (token: string) => `${token}!`]) {
      assert.isNull(keyOfLink(change(tokenAt(noon)), noon))
      assert.isNull(downloadOf(change(download), noon))
    }
  })

  test('for downloads last five minutes, and are of another kind than those for pictures', ({ assert }) => {
    const asked = { key: 'org/id/scan.pdf', name: 'Zwolnienie – ż.pdf' }
    const token = downloadLink(asked, noon).split('/').at(-1)!
    assert.deepEqual(downloadOf(token, noon + 299_000), asked)
    assert.isNull(downloadOf(token, noon + 300_000))
    assert.isNull(
      downloadOf(
        token.replace(/\.\d+\./, (until) => `${until.slice(0, -1)}0.`),
        noon
      )
    )
    assert.isNull(keyOfLink(token, noon))
    assert.isNull(downloadOf(tokenAt(noon), 0))
  })
})
