import { test } from '@japa/runner'
import { jpegOf } from '#app/core/storage/jpeg_stage'
import { fileLink } from '#app/core/storage/signed_link'
import { storage } from '#app/core/storage/storage'
import { newId } from '#app/core/models/new_id'

const day = 86_400_000

test.group('Stored files by a link', () => {
  test('are shown until the link expires, and only if they are pictures', async ({ client, assert }) => {
    const organisationId = newId()
    const put = async (bytes: Uint8Array) =>
      (await storage().put(bytes, { organisationId, name: 'picture.jpg', contentType: 'image/jpeg' })).key
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
})
