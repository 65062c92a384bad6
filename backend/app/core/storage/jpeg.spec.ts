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
})
