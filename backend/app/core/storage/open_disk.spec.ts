import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { diskSettings, openDisk } from '#app/core/storage/open_disk'

const place = { STORAGE_S3_BUCKET: 'files', STORAGE_S3_REGION: 'eu-central-1' }
const keys = { STORAGE_S3_ACCESS_KEY_ID: 'id', STORAGE_S3_SECRET_ACCESS_KEY: 'secret' }
const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }

/** With which driver files are kept, and how. */
function openedBy(env: Record<string, string>) {
  const { driver } = openDisk(diskSettings(env, tmpdir()))
  if (driver instanceof FSDriver) return { kind: 'folder', options: driver.options }
  if (driver instanceof S3Driver) return { kind: 'bucket', options: driver.options }
  throw new Error('Files are kept by another driver.')
}

test.group('A disk', () => {
  test('in a folder shows files to no one but the product', ({ assert }) => {
    const options = { location: tmpdir(), visibility: 'private' }
    assert.deepEqual(openedBy({ STORAGE_S3_REGION: 'eu-central-1', ...keys }), { kind: 'folder', options })
  })

  test('in a bucket shows files to no one else either, with the identity of the machine', ({ assert }) => {
    const options = { bucket: 'files', region: 'eu-central-1', visibility: 'private', supportsACL: false }
    assert.deepEqual(openedBy(place), { kind: 'bucket', options })
    for (const [name, value] of Object.entries(keys))
      assert.deepEqual(openedBy({ ...place, [name]: value }), { kind: 'bucket', options })
  })

  test('in a bucket of another provider has its address and keys', ({ assert }) => {
    const endpoint = 'https://s3.example'
    const { options } = openedBy({ STORAGE_S3_BUCKET: 'files', STORAGE_S3_ENDPOINT: endpoint, ...keys })
    assert.deepEqual(options, {
      ...{ bucket: 'files', region: 'us-east-1', endpoint, forcePathStyle: true, credentials },
      ...{ visibility: 'private', supportsACL: false },
    })
  })
})
