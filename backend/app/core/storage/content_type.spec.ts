import { test } from '@japa/runner'
import { contentTypeOf, isContentOf, isPicture } from '#app/core/storage/content_type'

const bytes = (content: string) => new TextEncoder().encode(content)
const openXml = 'application/vnd.openxmlformats-officedocument'
/** The first bytes of each kind, all of which it needs. Source: the formats' own specifications. */
const beginnings = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'application/zip': [0x50, 0x4b, 0x03, 0x04],
  'application/x-ole-storage': [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  'application/pdf': [...bytes('%PDF-')],
  'image/gif': [...bytes('GIF89a')],
  'image/webp': [...bytes('RIFF\u0001\u0002\u0003\u0004WEBP')],
} as const
const kinds = Object.entries(beginnings) as [keyof typeof beginnings, readonly number[]][]
const webpSize = [4, 5, 6, 7]

test.group('The kind of a file', () => {
  test('shows in its first bytes, all of them and nowhere else', ({ assert }) => {
    for (const [type, start] of kinds) {
      const whole = Uint8Array.from([...start, 0, 0xff])
      assert.equal(contentTypeOf(whole), type)
      assert.notEqual(contentTypeOf(Uint8Array.from([0, ...whole])), type, 'not at the beginning')
      for (const at of start.keys()) {
        assert.notEqual(contentTypeOf(whole.subarray(0, at)), type, `${type} cut at ${at}`)
        const other = Uint8Array.from(whole)
        other[at]! ^= 0x01
        const isSize = type === 'image/webp' && webpSize.includes(at)
        assert.equal(contentTypeOf(other) === type, isSize, `${type} with another byte ${at}`)
      }
    }
    assert.equal(contentTypeOf(bytes('GIF87a')), 'image/gif')
    assert.isNull(contentTypeOf(Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01)))
  })

  test('is text where it is valid UTF-8 without control characters', ({ assert }) => {
    for (const text of ['', 'ą;b\r\n', 'a\tb\v\f', '~ đơn 🌿', 'GIF90a', ' GIF89a', '<svg>'])
      assert.equal(contentTypeOf(bytes(text)), 'text/plain', JSON.stringify(text))
    for (const code of [0x00, 0x01, 0x08, 0x0e, 0x1f])
      assert.isNull(contentTypeOf(Uint8Array.of(0x41, code)), `code ${code}`)
    for (const code of [0x09, 0x0a, 0x0d, 0x20])
      assert.equal(contentTypeOf(Uint8Array.of(0x41, code)), 'text/plain', `code ${code}`)
    assert.isNull(contentTypeOf(Uint8Array.of(0xff, 0xfe, 0x41)))
    assert.isNull(contentTypeOf(Uint8Array.of(0x41, 0xc5)))
  })

  test('of pictures is known as such', ({ assert }) => {
    assert.deepEqual(
      kinds.map(([type]) => type).filter((type) => isPicture(type)),
      ['image/png', 'image/jpeg', 'image/gif', 'image/webp']
    )
    assert.isFalse(isPicture('text/plain'))
    assert.isFalse(isPicture(null))
  })
})

test.group('What a file is said to be', () => {
  test('is what it is, in the container it travels in', ({ assert }) => {
    const containers: Record<string, string> = {
      [`${openXml}.spreadsheetml.sheet`]: 'application/zip',
      [`${openXml}.wordprocessingml.document`]: 'application/zip',
      'application/vnd.ms-excel': 'application/x-ole-storage',
    }
    const declared = [...Object.keys(beginnings), ...Object.keys(containers)]
    for (const [type, start] of kinds)
      for (const said of declared) {
        const expected = (containers[said] ?? said) === type
        assert.equal(isContentOf(said, Uint8Array.from([...start, 0])), expected, `${said} in ${type}`)
      }
    assert.isTrue(isContentOf(' Image/PNG ; q=1', Uint8Array.from(beginnings['image/png'])))
  })

  test('is never a picture, a page or a document where it is text', ({ assert }) => {
    const markup = bytes('<svg onload="alert(1)"/>')
    for (const type of ['text/plain', 'text/csv; charset=utf-8', 'application/json', ' TEXT/CSV '])
      assert.isTrue(isContentOf(type, markup), type)
    for (const type of [
      ...['image/svg+xml', 'image/png', 'text/html', 'application/xml', 'application/pdf', ''],
      `${openXml}.spreadsheetml.sheet`,
    ])
      assert.isFalse(isContentOf(type, markup), type)
  })

  test('is nothing where it is unknown', ({ assert }) => {
    const unknown = Uint8Array.of(0x41, 0x00)
    for (const type of ['text/csv', 'text/plain', 'application/octet-stream', 'null', ''])
      assert.isFalse(isContentOf(type, unknown), type)
  })
})
