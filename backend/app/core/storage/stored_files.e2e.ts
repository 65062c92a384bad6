import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { attachmentNamed } from '#app/core/http/attachment'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { downloadLink, fileLink } from '#app/core/storage/signed_link'
import { storage } from '#app/core/storage/storage'
import { newId } from '#app/core/models/new_id'

const day = 86_400_000
const organisationId = newId()
const put = async (bytes: Uint8Array) =>
  (await storage().put(bytes, { organisationId, name: 'picture.jpg', contentType: 'image/jpeg' })).key
const sent = async (client: ApiClient, link: string) => {
  const answer = await client.get(link)
  return { status: answer.status(), headers: answer.headers() }
}

test.group('Stored files by a link', () => {
  test('are shown until the link expires, and only if they are pictures', async ({ client, assert }) => {
    const picture = await put(jpegOf(10, 10))
    const status = async (link: string) => (await client.get(link)).status()
    assert.equal(await status(fileLink(picture)), 200)
    assert.equal(await status(fileLink(picture, Date.now() - day)), 200)
    assert.equal(await status(fileLink(picture, Date.now() - 2 * day)), 404)
    // Whatever was said when it was put there: its content counts.
    assert.equal(await status(fileLink(await put(Buffer.from('name,salary\r\nEwa,9000')))), 404)
    assert.equal(await status(fileLink(await put(Buffer.from('<svg onload="alert(1)"/>')))), 404)
    // The signature of one organisation's link says nothing of another's file.
    const [, , own] = fileLink(picture).split('.')
    const [key, until] = fileLink(`${newId()}${picture.slice(36)}`).split('.')
    assert.equal(await status(`${key}.${until}.${own}`), 404)
  })

  test('are answered so that a page shows nothing else, and kept by the browser alone', async ({
    client,
    assert,
  }) => {
    const { headers } = await sent(client, fileLink(await put(jpegOf(10, 10))))
    assert.containsSubset(headers, {
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'",
    })
  })

  test('are downloaded under their name, whatever they are, and kept nowhere', async ({ client, assert }) => {
    const content = Buffer.from([0, 1, 2, 255])
    const asked = { key: await put(content), name: 'zażółć.csv' }
    const { headers, status } = await sent(client, downloadLink(asked))
    assert.equal(status, 200)
    assert.containsSubset(headers, {
      'content-type': 'application/octet-stream',
      'content-disposition': attachmentNamed('zażółć.csv'),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(content.length),
    })
    const picture = await sent(client, downloadLink({ key: await put(jpegOf(10, 10)), name: 'a.jpg' }))
    assert.equal(picture.headers['content-type'], 'image/jpeg')
    assert.equal((await sent(client, downloadLink(asked).slice(0, -1))).status, 404)
    assert.equal((await sent(client, downloadLink(asked, Date.now() - day))).status, 404)
  })
})
