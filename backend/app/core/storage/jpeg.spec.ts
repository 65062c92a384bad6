import { test } from '@japa/runner'
import { readJpeg } from '#app/core/storage/jpeg'
import { jpegOf } from '#app/core/storage/jpeg_stage'

test.group('JPEG files', () => {
  test('report their size and keep nothing but the picture', ({ assert }) => {
    const read = readJpeg(jpegOf(256, 200))!
    assert.deepEqual([read.width, read.height], [256, 200])
    const text = Buffer.from(read.bytes).toString('latin1')
    assert.notInclude(text, 'GPS')
    assert.notInclude(text, 'Exif')
    assert.include(text, 'JFIF')
    assert.isTrue(text.endsWith('\x12\x34\xff\xd9'))
    assert.deepEqual(readJpeg(read.bytes)!.bytes, read.bytes)
  })

  test('cut short, empty or something else are none', ({ assert }) => {
    const whole = jpegOf(10, 10)
    for (let length = 0; length < whole.length; length += 1)
      assert.isNull(readJpeg(whole.subarray(0, length)), `${length} bytes`)
    assert.isNull(readJpeg(jpegOf(0, 10)))
    assert.isNull(readJpeg(Buffer.from('<svg onload="alert(1)"/>')))
    assert.isNull(readJpeg(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<script>')])))
  })

  test('are read segment by segment', ({ assert }) => {
    const segment = (marker: number, ...content: number[]) => [
      0xff,
      marker,
      0,
      content.length + 2,
      ...content,
    ]
    const begin = [0xff, 0xd8]
    /** 16 by 9 points, with the fewest bytes that say so. */
    const frame = segment(0xc0, 8, 0, 9, 0, 16)
    const scan = [...segment(0xda, 1), 0x12, 0x34, 0xff, 0xd9]
    const read = (...parts: number[][]) => readJpeg(Uint8Array.from(parts.flat()))
    assert.containsSubset(read(begin, frame, scan), { width: 16, height: 9 })

    const remarks = [0xe1, 0xe2, 0xee, 0xef, 0xfe]
    const others = [0xe0, 0xdb, 0xf0, 0xfd].map((marker) => segment(marker, 7, 7))
    const kept = read(begin, ...remarks.map((marker) => segment(marker, 9, 9)), ...others, frame, scan)
    assert.deepEqual([...kept!.bytes], [begin, ...others, frame, scan].flat())
    assert.isNotNull(read(begin, segment(0xe0), frame, scan), 'an empty segment')

    const wrong = {
      'another beginning': read([0xff, 0xd9], frame, scan),
      'no marker where one is due': read(begin, [0xfe, ...segment(0xe0, 1).slice(1)], frame, scan),
      'no size': read(begin, scan),
      'a size that is cut': read(begin, segment(0xc0, 8, 0, 9, 0), scan),
      'no height': read(begin, segment(0xc0, 8, 0, 0, 0, 16), scan),
      'no width': read(begin, segment(0xc0, 8, 0, 9, 0, 0), scan),
      'a segment beyond the end': read(begin, frame, [0xff, 0xda, 0, 99, 0xff, 0xd9]),
      'no end': read(begin, frame, segment(0xda, 1), [0x12, 0x34]),
    }
    for (const [name, found] of Object.entries(wrong)) assert.isNull(found, name)
  })
})
