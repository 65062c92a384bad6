import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { diskSettings, openDisk } from '#app/core/storage/open_disk'
import { StoragePort } from '#app/core/storage/storage_port'

const bytes = (content: string) => new TextEncoder().encode(content)

test.group('Storage in a folder', (group) => {
  let folder: string
  let storage: StoragePort
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'))
    storage = new StoragePort(openDisk({ folder, s3: null }))
    return () => rm(folder, { recursive: true })
  })
  const put = (content: string, more = {}) =>
    storage.put(bytes(content), {
      organisationId: 'bakery',
      name: 'plan.csv',
      contentType: 'text/csv',
      ...more,
    })

  test('gives back what it was given', async ({ assert }) => {
    const file = await put('zażółć')
    assert.equal(file.size, 10)
    assert.equal(file.sha256, '7eefe5e3046c86cec19ce1215e0a04724124d948468005a1ebc4adf2643bea13')
    assert.equal(new TextDecoder().decode(await storage.bytes('bakery', file.key)), 'zażółć')
    assert.equal(await text(await storage.stream('bakery', file.key)), 'zażółć')
  })

  test('two files of the same name stay two', async ({ assert }) => {
    const [one, two] = [await put('1'), await put('2')]
    assert.notEqual(one.key, two.key)
    assert.equal(new TextDecoder().decode(await storage.bytes('bakery', one.key)), '1')
  })

  test('names cannot lead out of the folder', async ({ assert }) => {
    const file = await put('x', { name: '../../../Łódź plan/đơn.csv' })
    assert.match(file.key, /^bakery\/[0-9a-f-]{36}\/Lodz-plan-don\.csv$/)
    assert.deepEqual(await readdir(folder), ['bakery'])
  })

  test('names stay readable, in letters every store takes', async ({ assert }) => {
    const stored = async (name: string) => (await put('x', { name })).key.split('/')[2]
    assert.equal(await stored('Łęg  łuk — Đà đơn (2).csv'), 'Leg-luk-Da-don-2-.csv')
    assert.equal(await stored('plan.v2.csv'), 'plan.v2.csv')
    assert.equal(await stored('.-.'), 'file')
    assert.equal(await stored(`${'x'.repeat(200)}.csv`), `${'x'.repeat(96)}.csv`)
  })

  test("another organisation's file does not exist, however the key is written", async ({ assert }) => {
    const { key } = await put('secret')
    for (const stolen of [key, `butcher/../${key}`, `./${key}`]) {
      await assert.rejects(() => storage.bytes('butcher', stolen), /core\.not_found/)
      await assert.rejects(() => storage.stream('butcher', stolen), /core\.not_found/)
      await assert.rejects(() => storage.delete('butcher', stolen), /core\.not_found/)
    }
    assert.equal(new TextDecoder().decode(await storage.bytes('bakery', key)), 'secret')
  })

  test('what was deleted is gone, and may be deleted again', async ({ assert }) => {
    const { key } = await put('x')
    await storage.delete('bakery', key)
    await storage.delete('bakery', key)
    await assert.rejects(() => storage.bytes('bakery', key), /core\.not_found/)
    await assert.rejects(() => storage.stream('bakery', key), /core\.not_found/)
  })

  test('an organisation leaves with its files only', async ({ assert }) => {
    const own = await put('x')
    const other = await put('y', { organisationId: 'bakery2' })
    await storage.deleteAll('bakery')
    await assert.rejects(() => storage.bytes('bakery', own.key), /core\.not_found/)
    assert.equal(new TextDecoder().decode(await storage.bytes('bakery2', other.key)), 'y')
  })

  test('a refused file leaves nothing behind', async ({ assert }) => {
    const check = () => {
      throw new Error('refused')
    }
    await assert.rejects(() => put('x', { check }), 'refused')
    assert.deepEqual(await readdir(folder), [])
  })
})

test.group('Storage', () => {
  test('says what a file is, and passes on what it did not expect', async ({ assert }) => {
    const disk = openDisk({ folder: tmpdir(), s3: null })
    const options: unknown[] = []
    disk.put = async (_key, _bytes, more) => void options.push(more)
    disk.getBytes = () => Promise.reject(new Error('away'))
    const storage = new StoragePort(disk)
    const { key } = await storage.put(bytes('x'), {
      ...{ organisationId: 'bakery', name: 'plan.csv', contentType: 'text/csv' },
    })
    assert.deepEqual(options, [{ contentType: 'text/csv' }])
    await assert.rejects(() => storage.bytes('bakery', key), 'away')
  })
})

test.group('Storage settings', () => {
  test('a bucket wins over the folder; without keys the machine has its own identity', ({ assert }) => {
    assert.deepEqual(diskSettings({}, '/default'), { folder: '/default', s3: null })
    assert.equal(diskSettings({ STORAGE_DIR: '/given' }, '/default').folder, '/given')
    const s3 = { bucket: 'files', region: 'eu-central-1', endpoint: undefined, credentials: undefined }
    assert.deepEqual(
      diskSettings({ STORAGE_S3_BUCKET: 'files', STORAGE_S3_REGION: 'eu-central-1' }, '/d').s3,
      s3
    )
  })
})
